import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { questionNames, questionOf } from '~/domain/business-questions';
import { createRandom } from '../../../tests/setup/random';
import { createBrowser, secretA, startInstance } from '../../../tests/setup/session';

const random = createRandom();

/** Random characters, so that compression doesn't make the text shorter. */
function randomText(length: number, from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length }, () => Math.floor(from + random() * (to - from))));
}

describe('the largest valid draft fits into cookies', () => {
  test.each([
    ['Latin', 0x21, 0x7e],
    ['Greek', 0x391, 0x3a1],
    ['Chinese', 0x4e00, 0x9fa5],
    ['four-byte Chinese', 0x20000, 0x2a6df],
    ['emoji', 0x1f400, 0x1f4ff],
  ])('in %s', async (_script, from, to) => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.record(z.string(), z.string()));
    const fields = questionNames.map((name) => [name, randomText(questionOf(name).max, from, to)]);
    const website = ['websiteAddress', `https://${randomText(2_000, 0x61, 0x7a)}.example`];
    const draft = Object.fromEntries([...fields, website]);
    const browser = createBrowser(openVisit);
    const visit = browser.visit();
    expect(await visit.jar.write(cookies('one'), draft)).toBe(true);
    for (const line of visit.jar.setCookieLines()) expect(line.length).toBeLessThanOrEqual(4_096);
    browser.take(visit);
    expect(['draft-one', 'draft-one.2', 'draft-one.3']).toEqual(
      expect.arrayContaining([...browser.stored.keys()]),
    );
    const next = browser.visit();
    expect(await next.jar.read(cookies('one'))).toEqual(draft);
    await next.jar.tidy(cookies);
    expect(next.jar.setCookieLines(), 'lines of a jar that has no other cookies').toEqual([]);
    await next.jar.write(cookies('one'), { BusinessName: 'Short' });
    browser.take(next);
    expect([...browser.stored.keys()]).toEqual(['draft-one']);
    const last = browser.visit();
    last.jar.clear(cookies('one'));
    browser.take(last);
    expect(browser.stored.size).toBe(0);
  });
});

describe('cookies by id', () => {
  test('don’t overwrite each other when two tabs save at once', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.object({ name: z.string() }));
    const browser = createBrowser(openVisit);
    const [first, second] = [browser.visit(), browser.visit()];
    expect(await first.jar.readAll(cookies)).toEqual([]);
    await first.jar.write(cookies('one'), { name: 'One' });
    await second.jar.write(cookies('two'), { name: 'Two' });
    browser.take(first);
    browser.take(second);
    const { jar } = browser.visit();
    expect(await jar.read(cookies('one'))).toEqual({ name: 'One' });
    expect(await jar.read(cookies('two'))).toEqual({ name: 'Two' });
    expect((await jar.readAll(cookies)).map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });

  test('evict the oldest ones beyond three, or beyond 3,600 bytes together', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.object({ name: z.string() }));
    const browser = createBrowser(openVisit);
    for (const id of ['one', 'two', 'three', 'four']) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(cookies(id), { name: id });
      browser.take(visit);
    }
    expect([...browser.stored.keys()]).toEqual(['draft-two', 'draft-three', 'draft-four']);
    for (const id of ['five', 'six', 'seven']) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(cookies(id), { name: randomText(1_200, 0x21, 0x7e) });
      browser.take(visit);
    }
    expect([...browser.stored.keys()]).toEqual(['draft-six', 'draft-seven']);
    vi.useRealTimers();
  });

  test('are shortened beyond 2,600 bytes, older ones first, if their family can be', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const schema = z.object({ name: z.string(), note: z.string() });
    const cookies = cookieFamily('agent', schema, (value) => ({ ...value, note: '' }));
    const browser = createBrowser(openVisit);
    const note = randomText(1_100, 0x21, 0x7e);
    for (const name of ['one', 'two', 'three']) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(cookies(name), { name, note });
      browser.take(visit);
    }
    const longest = { name: 'three', note: randomText(3_000, 0x21, 0x7e) };
    expect((await browser.visit().jar.readAll(cookies)).map(({ value }) => value)).toEqual([
      { name: 'three', note },
      { name: 'two', note: '' },
      { name: 'one', note: '' },
    ]);
    vi.setSystemTime(Date.now() + 1_000);
    const visit = browser.visit();
    await visit.jar.write(cookies('three'), longest);
    expect(await visit.jar.read(cookies('three'))).toEqual({ name: 'three', note: '' });
    vi.useRealTimers();
  });

  test.each(['shortens', 'clears'])('keep what a response writes to one that it %s before', async (how) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const schema = z.object({ name: z.string(), note: z.string() });
    const cookies = cookieFamily('agent', schema, (value) => ({ ...value, note: '' }));
    const browser = createBrowser(openVisit);
    const write = async ({ jar }: ReturnType<typeof openVisit>, id: string, note = '') => {
      vi.setSystemTime(Date.now() + 100);
      await jar.write(cookies(id), { name: id, note });
    };
    const others = how === 'shortens' ? [] : ['two', 'three'];
    const note = how === 'shortens' ? randomText(1_100, 0x21, 0x7e) : '';
    for (const id of ['one', ...others]) {
      const visit = browser.visit();
      await write(visit, id, note);
      browser.take(visit);
    }
    const visit = browser.visit();
    await write(visit, 'four', note);
    const { value } = (await visit.jar.readAll(cookies)).find(({ id }) => id === 'one') ?? {};
    expect(value).toEqual(how === 'shortens' ? { name: 'one', note: '' } : undefined);
    await write(visit, 'one', 'as written last');
    browser.take(visit);
    expect(await browser.visit().jar.read(cookies('one'))).toEqual({ name: 'one', note: 'as written last' });
    vi.useRealTimers();
  });

  test('are left alone by a response that comes after two seconds, because another tab may have saved them since', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.string());
    const browser = createBrowser(openVisit);
    const write = async (visit: ReturnType<typeof openVisit>, id: string) => {
      vi.setSystemTime(Date.now() + 1_000);
      await visit.jar.write(cookies(id), id);
    };
    for (const id of ['one', 'two', 'three']) {
      const visit = browser.visit();
      await write(visit, id);
      browser.take(visit);
    }
    const late = browser.visit();
    await write(late, 'four');
    vi.setSystemTime(Date.now() + 120_000);
    browser.take(late);
    expect([...browser.stored.keys()]).toEqual(['draft-one', 'draft-two', 'draft-three', 'draft-four']);
    const next = browser.visit();
    await write(next, 'two');
    browser.take(next);
    expect([...browser.stored.keys()]).toEqual(['draft-two', 'draft-three', 'draft-four']);
    vi.useRealTimers();
  });

  test('clear up to twenty unreadable ones per response and no cookies with other prefixes', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.object({ name: z.string() }));
    const forged = Array.from({ length: 50 }, (_cookie, index) => `draft-forged${index}`);
    const Cookie = ['other=1', ...forged.map((name) => `${name}=e30.x`)].join('; ');
    const request = new Request('http://site.example/', { headers: { Cookie } });
    const { jar } = openVisit(request);
    await jar.write(cookies('one'), { name: 'One' });
    const [own, ...cleared] = jar.setCookieLines();
    expect(own).toMatch(/^draft-one=/);
    expect(cleared.map((header) => header.split(';', 2).join())).toEqual(
      forged.slice(0, 20).map((name) => `${name}=, Max-Age=0`),
    );
  });

  test('don’t clear cookies whose name is too long to be ours', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.string());
    const Cookie = `draft-${'x'.repeat(81)}=e30.x`;
    const request = new Request('http://site.example/', { headers: { Cookie } });
    const { jar } = openVisit(request);
    await jar.write(cookies('one'), 'One');
    expect(jar.setCookieLines()).toHaveLength(1);
  });
});

describe('a request with many cookies', () => {
  const requestWith = (cookies: string[]) =>
    new Request('http://site.example/', { headers: { Cookie: cookies.join('; ') } });

  test('has at most forty of a family decrypted', async () => {
    const { cookieFamily, encryptValue, openVisit } = await startInstance(secretA);
    const family = cookieFamily('draft', z.string());
    const valid = `draft-last=${await encryptValue('draft-last', { at: 1, value: 'Last' })}`;
    const forged = Array.from({ length: 40 }, (_cookie, index) => `draft-forged${index}=e30.x`);
    const readAllOf = (cookies: string[]) => openVisit(requestWith(cookies)).jar.readAll(family);
    expect(await readAllOf([...forged.slice(1), valid])).toEqual([{ id: 'last', value: 'Last' }]);
    expect(await readAllOf([...forged, valid])).toEqual([]);
  });

  test('gets at most forty of ours cleared when the visitor is forgotten, and none of others', async () => {
    const { cookieFamily, openVisit, singleCookie } = await startInstance(secretA);
    cookieFamily('findings', z.string());
    singleCookie('toast', z.string());
    const clearedOf = (cookies: string[]) => {
      const { jar } = openVisit(requestWith(cookies));
      jar.clearAll();
      return jar.setCookieLines().map((line) => line.split(';', 2).join());
    };
    const others = ['other=1', 'my-findings-one=1', 'findings=1', 'visitors=1', 'a.1-visitor=1'];
    const ours = ['visitor', 'toast', 'findings-one', 'findings-one.2', 'findings-two'];
    expect(clearedOf([...others, ...ours.map((name) => `${name}=1`)])).toEqual(
      ours.map((name) => `${name}=, Max-Age=0`),
    );
    const many = Array.from({ length: 50 }, (_cookie, index) => `findings-${index}=1`);
    expect(clearedOf(many)).toHaveLength(40);
  });
});

test('an empty cookie counts as none', async () => {
  const { openVisit, singleCookie } = await startInstance(secretA);
  const [visitor, toast] = ['visitor', 'toast'].map((name) => singleCookie(name, z.string()));
  const request = new Request('http://site.example/', { headers: { Cookie: 'visitor=; toast=1' } });
  const { jar } = openVisit(request);
  expect(visitor && jar.has(visitor), 'the jar has the empty cookie').toBe(false);
  expect(toast && jar.has(toast), 'the jar has the other cookie').toBe(true);
});
