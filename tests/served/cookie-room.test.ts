import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PlainBrowser } from '../setup/plain-browser';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

describe('a site beside others', () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.stop());

  const get = (path: string, cookie: string) =>
    fetch(server.url + path, { headers: { Cookie: cookie }, redirect: 'manual' });
  const named = (names: string[], size: number) =>
    names.map((each) => `${each}=${'x'.repeat(size)}`).join('; ');

  test.each([
    ['15 KB', 1, 15_000],
    ['17 KB', 1, 17_000],
    ['40 KB', 10, 4_000],
    ['70 KB', 18, 3_900],
  ])('%s of cookies keep no page from being shown, and go', async (_size, count, each) => {
    const jar = new Map(Array.from({ length: count }, (_cookie, at) => [`other${at}`, 'x'.repeat(each)]));
    const header = () => [...jar].map(([cookie, value]) => `${cookie}=${value}`).join('; ');
    for (const path of ['/', '/faq', '/create-agent', '/no/such/page']) {
      const response = await get(path, header());
      expect(response.status, path).toBe(path.startsWith('/no') ? 404 : 200);
      for (const taken of response.headers.getSetCookie())
        if (/Max-Age=0/.test(taken)) jar.delete(taken.split('=')[0] ?? '');
    }
    expect(header().length).toBeLessThanOrEqual(16_000);
  });

  test('cookies are taken back where they may have been set: any parent domain, the folder of the page', async () => {
    const response = await fetch(`${server.url}/create-agent`, {
      headers: { Cookie: named(['ads'], 20_000) },
    });
    const gone = response.headers.getSetCookie().filter((header) => header.startsWith('ads='));
    expect(gone).toContain('ads=; Max-Age=0; Path=/');
    expect(gone).toContain('ads=; Max-Age=0; Path=/create-agent');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  async function begun() {
    const browser = new PlainBrowser(server.url);
    browser.keep('ads', 'x'.repeat(30_000));
    await browser.open('/create-agent2');
    await browser.submit({ intent: 'form' }, '/create-agent2');
    return browser;
  }

  test('a set-up goes on beside cookies that are too large', async () => {
    const browser = await begun();
    await browser.submit({ intent: 'no-website', websiteAddress: '', email: '' });
    expect(browser.html).toContain('name="BusinessName"');
    expect(browser.cookie).not.toContain('ads');
  });

  test.each([
    ['Latin', 0x21, 0x7e, 8_000],
    ['Chinese', 0x4e00, 0x9fa5, 8_000],
    ['four-byte Chinese', 0x20000, 0x2a6df, 10_000],
  ])(
    'the largest set-up in %s, of which no two characters are alike, fits',
    async (_script, from, to, room) => {
      const random = (length: number) =>
        String.fromCodePoint(...Array.from({ length }, () => Math.floor(from + Math.random() * (to - from))));
      const browser = await begun();
      const website = `https://rivera.example/${'abcdefghij'.repeat(197)}`;
      await browser.submit({ intent: 'next', websiteAddress: website, email: 'ana@rivera.example' });
      await browser.submit({ intent: 'analyze' });
      const description = random(1_000);
      const typed = { BusinessName: random(120), BusinessDescription: description };
      const address = { BusinessAddressStreet: random(200), BusinessAddressCity: random(200) };
      await browser.submit({ intent: 'next', ServiceType: 'Fixed Location', ...typed, ...address });
      expect(browser.url).toContain('/voice');
      await browser.open(browser.url.replace('/voice?', '/business?'));
      expect(browser.html).toContain(description.replace(/[&<>"']/g, escaped));
      expect(browser.cookie.length).toBeLessThan(room);
    },
  );

  test('past every limit the browser is told to drop them', async () => {
    const response = await get('/', named(['ads'], 120_000));
    expect(response.status).toBe(431);
    expect(response.headers.get('clear-site-data')).toBe('"cookies"');
    expect(await response.text()).toContain('cookies of this site are too large');
  });
});

function escaped(letter: string): string {
  return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }[letter] ?? letter;
}
