import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { openBusinessStep, reachVoiceStep, startInstantSetup } from './set-up';

test(
  'a page that the browser loads ahead counts one visit, once it is seen',
  { tag: ['@D.log.ahead'] },
  async ({ page }) => {
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/log-step')) reported.push(request.postData() ?? '');
    });
    await page.goto('/');
    const preload = await page.context().newCDPSession(page);
    const ready = new Promise<string>((resolve) => {
      preload.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
        if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
      });
    });
    await preload.send('Preload.enable');
    const faq = page.getByRole('link', { name: 'FAQ', exact: true }).first();
    await faq.hover();
    expect(await ready).toBe('/faq');
    expect(reported).toEqual([]);
    await faq.click();
    await expect.poll(() => reported).toHaveLength(1);
    expect(reported[0]).toContain('faq_page_visit');
    await page.reload();
    const visits: unknown[] = [];
    await page.exposeFunction('gtag', (_event: string, name: string) => visits.push(name));
    await page.goto('/about');
    await expect.poll(() => visits).toContain('about_us_page_visit');
    expect(reported).toHaveLength(1);
  },
);

test('a step of the set-up loads the scripts of the next one ahead, and no others', async ({ page }) => {
  const steps = [
    () => page.goto('/create-agent'),
    () => startInstantSetup(page),
    () => openBusinessStep(page, 'https://empty.example'),
    () => reachVoiceStep(page),
  ];
  let ahead: string[] = [];
  for (const [index, open] of steps.entries()) {
    await open();
    const own = await named(page);
    if (index > 0) expect(own).toEqual(expect.arrayContaining(ahead));
    if (index === steps.length - 1) return;
    await expect.poll(() => loadedAhead(page)).not.toEqual([]);
    ahead = await loadedAhead(page);
    expect(own.filter((url) => ahead.includes(url))).toEqual([]);
  }
});

test('who saves data loads nothing ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  await page.goto('/create-agent', { waitUntil: 'load' });
  await page.waitForTimeout(300);
  expect(await loadedAhead(page)).toEqual([]);
});

/** What the page itself asks for. */
function named(page: Page): Promise<string[]> {
  return hrefs(page, 'body > link[rel=modulepreload]');
}

function loadedAhead(page: Page): Promise<string[]> {
  return hrefs(page, 'head > link[rel=modulepreload]');
}

function hrefs(page: Page, links: string): Promise<string[]> {
  return page.locator(links).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}
