import { expect, test } from './fixtures';

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
