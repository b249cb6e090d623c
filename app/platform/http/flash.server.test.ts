import { describe, expect, test } from 'vitest';

import { createBrowser } from '../../../tests/setup/session';
import { flashNotice, hasNotice, takeNotice } from './flash.server';

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
