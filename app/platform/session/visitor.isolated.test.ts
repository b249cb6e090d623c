import { describe, expect, test } from 'vitest';

import { createBrowser, secretA, startInstance } from '../../../tests/setup/session';
import { flashNotice, hasNotice, takeNotice } from '../http/flash.server';

describe('the visitor’s session', () => {
  test('is read back as it was saved', async () => {
    const { saveVisitor, readVisitor, openVisit } = await startInstance(secretA);
    const browser = createBrowser(openVisit);
    const visit = browser.visit();
    const ana = { email: 'ana@rivera.example', currentAgentId: 'agent_a1', trade: 'dental' };
    await saveVisitor(visit.jar, { salesRep: 'Alex', landed: true, ...ana });
    browser.take(visit);
    expect(await readVisitor(browser.visit().jar)).toEqual({ salesRep: 'Alex', landed: true, ...ana });
  });

  test.each([';;;=', 'visitor', 'visitor=%E0%A4%A', `visitor=${'x'.repeat(9_000)}`])(
    'is empty if the cookie header is %.20s',
    async (header) => {
      const { readVisitor, openJar } = await startInstance(secretA);
      const request = new Request('http://site.example/', { headers: { Cookie: header } });
      expect(await readVisitor(openJar(request))).toEqual({});
    },
  );
});

describe('a flashed notice', () => {
  const notice = { tone: 'error', title: 'No number', description: 'Try again' } as const;

  /** A browser with this notice, and the cookie that stored it. */
  async function browserWithNotice() {
    const browser = createBrowser();
    const visit = browser.visit();
    await flashNotice(visit, notice);
    browser.take(visit);
    return { browser, lines: visit.jar.setCookieLines() };
  }

  test('is stored in a cookie for one minute', async () => {
    const { lines } = await browserWithNotice();
    expect(lines).toEqual([expect.stringMatching(/^toast=.*Max-Age=60/)]);
  });

  test.each(['Sec-Fetch-Dest', 'Sec-Purpose'])('isn’t taken by a prefetch (%s)', async (header) => {
    const { request, jar } = (await browserWithNotice()).browser.visit();
    request.headers.set(header, 'prefetch');
    expect(await takeNotice({ request, jar })).toBeNull();
    expect(hasNotice(jar)).toBe(true);
  });

  test('is taken once by a page that the visitor sees', async () => {
    const { browser } = await browserWithNotice();
    const visit = browser.visit();
    expect(await takeNotice(visit)).toEqual(notice);
    browser.take(visit);
    expect(browser.stored.size).toBe(0);
    expect(await takeNotice(browser.visit())).toBeNull();
  });
});
