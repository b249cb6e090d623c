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
