import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { businessFields, questionOf } from '~/domain/business-questions';
import { createRandom } from '../../../tests/setup/random';
import { createJar, secretA, startInstance } from '../../../tests/setup/session';

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
    const { createCookiesById } = await startInstance(secretA);
    const cookies = createCookiesById('draft', z.record(z.string(), z.string()));
    const fields = businessFields.map((name) => [name, randomText(questionOf(name).max, from, to)]);
    const website = ['websiteAddress', `https://${randomText(2_000, 0x61, 0x7a)}.example`];
    const draft = Object.fromEntries([...fields, website]);
    const browser = createJar();
    const headers = await cookies.write(browser.request(), 'one', draft);
    expect(headers).not.toBeNull();
    for (const header of headers ?? []) expect(header.length).toBeLessThanOrEqual(4_096);
    browser.take(headers);
    expect(['draft-one', 'draft-one.2', 'draft-one.3']).toEqual(
      expect.arrayContaining([...browser.stored.keys()]),
    );
    expect(await cookies.read(browser.request(), 'one')).toEqual(draft);

    browser.take(await cookies.write(browser.request(), 'one', { BusinessName: 'Short' }));
    expect([...browser.stored.keys()]).toEqual(['draft-one']);
    browser.take(cookies.forget(browser.request(), 'one'));
    expect(browser.stored.size).toBe(0);
  });
});

describe('cookies by id', () => {
  test('don’t overwrite each other when two tabs save at once', async () => {
    const { createCookiesById } = await startInstance(secretA);
    const cookies = createCookiesById('draft', z.object({ name: z.string() }));
    const browser = createJar();
    const before = browser.request();
    browser.take(await cookies.write(before, 'one', { name: 'One' }));
    browser.take(await cookies.write(before, 'two', { name: 'Two' }));
    expect(await cookies.read(browser.request(), 'one')).toEqual({ name: 'One' });
    expect(await cookies.read(browser.request(), 'two')).toEqual({ name: 'Two' });
    expect(await cookies.newest(before)).toBeNull();
    expect((await cookies.newest(browser.request()))?.id).toMatch(/^(one|two)$/);
  });

  test('evict the oldest ones beyond three, or beyond 3,600 bytes together', async () => {
    const { createCookiesById } = await startInstance(secretA);
    const cookies = createCookiesById('draft', z.object({ name: z.string() }));
    const browser = createJar();
    for (const id of ['one', 'two', 'three', 'four']) {
      vi.setSystemTime(Date.now() + 1_000);
      browser.take(await cookies.write(browser.request(), id, { name: id }));
    }
    expect([...browser.stored.keys()]).toEqual(['draft-two', 'draft-three', 'draft-four']);
    for (const id of ['five', 'six', 'seven']) {
      vi.setSystemTime(Date.now() + 1_000);
      browser.take(await cookies.write(browser.request(), id, { name: randomText(1_200, 0x21, 0x7e) }));
    }
    expect([...browser.stored.keys()]).toEqual(['draft-six', 'draft-seven']);
    vi.useRealTimers();
  });

  test('clear up to three unreadable ones per response and no cookies with other prefixes', async () => {
    const { createCookiesById } = await startInstance(secretA);
    const cookies = createCookiesById('draft', z.object({ name: z.string() }));
    const forged = Array.from({ length: 30 }, (_cookie, index) => `draft-forged${index}`);
    const Cookie = ['other=1', ...forged.map((name) => `${name}=e30.x`)].join('; ');
    const request = new Request('http://site.example/', { headers: { Cookie } });
    const [own, ...cleared] = (await cookies.write(request, 'one', { name: 'One' })) ?? [];
    expect(own).toMatch(/^draft-one=/);
    expect(cleared.map((header) => header.split(';', 2).join())).toEqual(
      forged.slice(0, 3).map((name) => `${name}=, Max-Age=0`),
    );
  });

  test('don’t clear cookies whose name is too long to be ours', async () => {
    const { createCookiesById } = await startInstance(secretA);
    const cookies = createCookiesById('draft', z.string());
    const Cookie = `draft-${'x'.repeat(81)}=e30.x`;
    const request = new Request('http://site.example/', { headers: { Cookie } });
    expect(await cookies.write(request, 'one', 'One')).toHaveLength(1);
  });

  test('are still read under their former prefix, and cleared there by the next write', async () => {
    const { createCookiesById } = await startInstance(secretA);
    const browser = createJar();
    browser.take(await createCookiesById('found', z.string()).write(browser.request(), 'one', 'Old'));
    const cookies = createCookiesById('findings', z.string(), { formerPrefix: 'found' });
    expect(await cookies.read(browser.request(), 'one')).toBe('Old');
    browser.take(await cookies.write(browser.request(), 'one', 'New'));
    expect([...browser.stored.keys()]).toEqual(['findings-one']);
    expect(await cookies.read(browser.request(), 'one')).toBe('New');
  });
});
