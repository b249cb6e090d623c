import { brand } from '../../app/brand';
import { expect, test } from './fixtures';

test('the search shows the questions that match', { tag: ['@2.faq.1'] }, async ({ page }) => {
  await page.goto('/faq');
  const questions = page.locator('[data-questions] details');
  const all = await questions.count();
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('VERIZON');
  await expect(page.getByText('1 question found')).toBeVisible();
  await expect(questions.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('searchbox').fill('gramophone');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(questions.filter({ visible: true })).toHaveCount(all);
});

test(
  'opened questions and the founder card are reported once each',
  { tag: ['@7.log.5', '@7.log.8'] },
  async ({ page }) => {
    const reported: (string | null)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/log-step') reported.push(request.postData());
    });
    await page.goto('/faq');
    const cost = page.getByRole('heading', { name: 'What does it cost?' });
    await cost.click();
    await cost.click();
    await expect.poll(() => reported.length).toBe(1);
    expect(reported[0]).toContain('faq_question_clicked');
    expect(reported[0]).toMatch(/name="index"\s+6\s/);
    await page.goto('/about');
    await page.getByText('Our Founder').click();
    await page.getByRole('button', { name: `Contact ${brand.founder.name}` }).click();
    await expect.poll(() => reported.length).toBe(3);
    expect(reported[1]).toContain('founder_card_expanded');
    expect(reported[2]).toContain('founder_email_clicked');
  },
);

test('a code can be copied', { tag: ['@2.forwarding.2'] }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/testforwarding?type=busy&carrier=att&number=512-555-0100');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByText('Code copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('**67*15125550100#');
});

test.describe('the weight', () => {
  test.use({ expectedErrors: ['404'] });

  test('of the script on reading pages is 3 KB at most', { tag: ['@E.weight'] }, async ({ page }) => {
    for (const path of [
      '/no-such-page',
      '/blog/no-such-article',
      '/about',
      '/faq',
      '/blog',
      '/blog/roi',
      '/privacy',
      '/testforwarding',
    ]) {
      let bytes = 0;
      const scripts: Promise<void>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return;
        scripts.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => void (bytes += responseBodySize)),
        );
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await Promise.all(scripts);
      page.removeAllListeners('response');
      expect(bytes, path).toBeLessThanOrEqual(3_072);
    }
  });
});
