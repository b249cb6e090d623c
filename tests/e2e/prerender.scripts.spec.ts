import { expect, test } from './fixtures';
test('counts a prerendered page once, when it is shown, and reports it to analytics', async ({ page }) => {
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
  const events: unknown[] = [];
  await page.exposeFunction('gtag', (...event: unknown[]) => events.push(event));
  const trade = 'plumbing';
  await page.goto('/plumbing');
  const visit = { page: '/plumbing', pathname: '/plumbing', trade };
  await expect.poll(() => events).toEqual([['event', 'home_page_visit', visit]]);
  expect(reported).toHaveLength(1);
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await expect(page).toHaveURL('/create-agent?trade=plumbing');
  const ctaText = 'Get Started Today';
  expect(events[1]).toEqual(['event', 'cta_clicked', { source: 'pricing', ctaText, trade }]);
});
