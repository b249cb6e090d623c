import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { questionNames, questionOf } from '~/domain/business-questions';
import { createRandom } from '../../../tests/setup/random';
import type { CookieFamily } from './cookie-jar.server';
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
    expect(await visit.jar.write(cookies, 'one', draft)).toBe(true);
    for (const line of visit.jar.setCookieLines()) expect(line.length).toBeLessThanOrEqual(4_096);
    browser.take(visit);
    expect(['draft-one', 'draft-one.2', 'draft-one.3']).toEqual(
      expect.arrayContaining([...browser.stored.keys()]),
    );
    const next = browser.visit();
    expect(await next.jar.read(cookies, 'one')).toEqual(draft);
    await next.jar.write(cookies, 'one', { BusinessName: 'Short' });
    browser.take(next);
    expect([...browser.stored.keys()]).toEqual(['draft-one']);
    const last = browser.visit();
    last.jar.forget(cookies, 'one');
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
    await first.jar.write(cookies, 'one', { name: 'One' });
    await second.jar.write(cookies, 'two', { name: 'Two' });
    browser.take(first);
    browser.take(second);
    const { jar } = browser.visit();
    expect(await jar.read(cookies, 'one')).toEqual({ name: 'One' });
    expect(await jar.read(cookies, 'two')).toEqual({ name: 'Two' });
    expect((await jar.readAll(cookies)).map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });

  test('evict the oldest ones beyond three, or beyond 3,600 bytes together', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.object({ name: z.string() }));
    const browser = createBrowser(openVisit);
    for (const id of ['one', 'two', 'three', 'four']) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(cookies, id, { name: id });
      browser.take(visit);
    }
    expect([...browser.stored.keys()]).toEqual(['draft-two', 'draft-three', 'draft-four']);
    for (const id of ['five', 'six', 'seven']) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(cookies, id, { name: randomText(1_200, 0x21, 0x7e) });
      browser.take(visit);
    }
    expect([...browser.stored.keys()]).toEqual(['draft-six', 'draft-seven']);
    vi.useRealTimers();
  });

  test('are shortened beyond 2,600 bytes, older ones first, if their family can be', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const schema = z.object({ name: z.string(), note: z.string() });
    const cookies = cookieFamily('agent', schema, { shorten: (value) => ({ ...value, note: '' }) });
    const browser = createBrowser(openVisit);
    const note = randomText(1_100, 0x21, 0x7e);
    for (const name of ['one', 'two', 'three']) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(cookies, name, { name, note });
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
    await visit.jar.write(cookies, 'three', longest);
    expect(await visit.jar.read(cookies, 'three')).toEqual({ name: 'three', note: '' });
    vi.useRealTimers();
  });

  test('clear up to three unreadable ones per response and no cookies with other prefixes', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.object({ name: z.string() }));
    const forged = Array.from({ length: 30 }, (_cookie, index) => `draft-forged${index}`);
    const Cookie = ['other=1', ...forged.map((name) => `${name}=e30.x`)].join('; ');
    const request = new Request('http://site.example/', { headers: { Cookie } });
    const { jar } = openVisit(request);
    await jar.write(cookies, 'one', { name: 'One' });
    const [own, ...cleared] = jar.setCookieLines();
    expect(own).toMatch(/^draft-one=/);
    expect(cleared.map((header) => header.split(';', 2).join())).toEqual(
      forged.slice(0, 3).map((name) => `${name}=, Max-Age=0`),
    );
  });

  test('don’t clear cookies whose name is too long to be ours', async () => {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const cookies = cookieFamily('draft', z.string());
    const Cookie = `draft-${'x'.repeat(81)}=e30.x`;
    const request = new Request('http://site.example/', { headers: { Cookie } });
    const { jar } = openVisit(request);
    await jar.write(cookies, 'one', 'One');
    expect(jar.setCookieLines()).toHaveLength(1);
  });

  /** A release that names the cookies `found`, and the next one, which renames them. */
  async function twoReleases() {
    const { cookieFamily, openVisit } = await startInstance(secretA);
    const browser = createBrowser(openVisit);
    async function write(family: CookieFamily<string>, value: string) {
      vi.setSystemTime(Date.now() + 1_000);
      const visit = browser.visit();
      await visit.jar.write(family, 'one', value);
      browser.take(visit);
    }
    const read = (family: CookieFamily<string>) => browser.visit().jar.read(family, 'one');
    const earlier = cookieFamily('found', z.string());
    const later = cookieFamily('findings', z.string(), { formerPrefix: 'found' });
    return { browser, write, read, earlier, later };
  }
  afterEach(() => void vi.useRealTimers());

  test('that were renamed are read and written under both names, and the later value counts', async () => {
    const { browser, write, read, earlier, later } = await twoReleases();
    await write(earlier, 'Old');
    expect(await read(later)).toBe('Old');
    await write(later, 'New');
    expect(await read(earlier)).toBe('New');
    await write(earlier, 'After going back');
    expect(await read(later)).toBe('After going back');
    const { jar } = browser.visit();
    jar.forget(later, 'one');
    expect(jar.names()).toEqual([]);
  });

  test('that were renamed keep the new name only, if both don’t fit into 3,600 bytes', async () => {
    const { browser, write, read, earlier, later } = await twoReleases();
    await write(earlier, 'Old');
    await write(later, randomText(2_000, 0x21, 0x7e));
    expect([...browser.stored.keys()]).toEqual(['findings-one']);
    expect(await read(later)).toHaveLength(2_000);
  });
});

describe('a request with many cookies', () => {
  const requestWith = (cookies: string[]) =>
    new Request('http://site.example/', { headers: { Cookie: cookies.join('; ') } });

  test('has at most twenty of a family decrypted', async () => {
    const { cookieFamily, encryptValue, openVisit } = await startInstance(secretA);
    const family = cookieFamily('draft', z.string());
    const valid = `draft-last=${await encryptValue('draft-last', { at: 1, value: 'Last' })}`;
    const forged = Array.from({ length: 20 }, (_cookie, index) => `draft-forged${index}=e30.x`);
    const readAllOf = (cookies: string[]) => openVisit(requestWith(cookies)).jar.readAll(family);
    expect(await readAllOf([...forged.slice(1), valid])).toEqual([{ id: 'last', value: 'Last' }]);
    expect(await readAllOf([...forged, valid])).toEqual([]);
  });

  test('gets at most forty of ours cleared when the visitor is forgotten, and none of others', async () => {
    const { cookieFamily, fixedCookie, openVisit } = await startInstance(secretA);
    cookieFamily('findings', z.string(), { formerPrefix: 'found' });
    fixedCookie('toast');
    const clearedOf = (cookies: string[]) => {
      const { jar } = openVisit(requestWith(cookies));
      jar.forgetVisitor();
      return jar.setCookieLines().map((line) => line.split(';', 2).join());
    };
    const others = ['other=1', 'my-findings-one=1', 'found=1', 'visitors=1', 'a.1-visitor=1'];
    const ours = ['visitor', 'toast', 'findings-one', 'findings-one.2', 'found-one'];
    expect(clearedOf([...others, ...ours.map((name) => `${name}=1`)])).toEqual(
      ours.map((name) => `${name}=, Max-Age=0`),
    );
    const many = Array.from({ length: 50 }, (_cookie, index) => `found-${index}=1`);
    expect(clearedOf(many)).toHaveLength(40);
  });
});

test('writeCookie returns whether the value fits', async () => {
  const { openVisit } = await startInstance(secretA);
  const { jar } = openVisit(new Request('http://site.example/'));
  expect(await jar.writeCookie('visitor', 'Ana')).toBe(true);
  expect(await jar.writeCookie('visitor', 'x'.repeat(64 * 1024))).toBe(false);
});

test('an empty cookie counts as none', async () => {
  const { openVisit } = await startInstance(secretA);
  const request = new Request('http://site.example/', { headers: { Cookie: 'visitor=; toast=1' } });
  expect(openVisit(request).jar.names()).toEqual(['toast']);
  expect(openVisit(new Request('http://site.example/')).jar.names()).toEqual([]);
});
