import { expect, test } from './fixtures';

test(
  'the search shows the questions that match; one that is opened is reported once',
  { tag: ['@2.faq.1', '@7.log.5'] },
  async ({ page }) => {
    const reported: (string | null)[] = [];
    page.on('request', (request) => request.url().endsWith('/log-step') && reported.push(request.postData()));
    await page.goto('/faq');
    const questions = page.locator('[data-questions] details');
    const all = await questions.count();
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('VERIZON');
    await expect(page.getByText('1 question found')).toBeVisible();
    await expect(questions.filter({ visible: true })).toHaveCount(1);
    await search.fill('gramophone');
    await expect(page.getByText('No matches.')).toBeVisible();
    await search.fill('');
    await expect(questions.filter({ visible: true })).toHaveCount(all);

    const cost = page.getByRole('heading', { name: 'What does it cost?' });
    await cost.click();
    await cost.click();
    await page.getByRole('heading', { name: 'How does it work?' }).click();
    await expect.poll(() => reported).toHaveLength(2);
    expect(reported[0]).toContain('faq_question_clicked');
    expect(reported[0]).toMatch(/name="index"\s+6\s/);
  },
);
