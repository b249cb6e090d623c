import { expect, test } from './fixtures';
import { openBusinessStep, startInstantSetup } from './reach-step';

test('asks about a misspelled mail provider beside the field, and puts the suggestion in with one click', async ({
  page,
}) => {
  await startInstantSetup(page);
  const email = page.getByLabel('Email', { exact: false }).first();
  await email.fill('joe@gmial.com');
  const goOn = page.getByRole('button', { name: "I don't have a website" });
  await goOn.click();
  const question = page.getByRole('group', { name: 'Email suggestion' });
  await expect(question).toBeFocused();
  await expect(question).toContainText('Did you mean joe@gmail.com?');
  await expect(email).toHaveValue('joe@gmial.com');
  await question.getByRole('button', { name: 'Use joe@gmail.com' }).click();
  await expect(email).toHaveValue('joe@gmail.com');
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);

  await email.fill('joe@gmial.com');
  await goOn.click();
  await expect(question).toBeFocused();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
});

test('shows where the keyboard is after Enter brought the question', async ({ page }) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('rivera.example');
  const email = page.getByLabel('Email', { exact: false }).first();
  await email.fill('joe@gmial.com');
  await email.press('Enter');
  const question = page.getByRole('group', { name: 'Email suggestion' });
  await expect(question).toBeFocused();
  await expect(question).toHaveCSS('outline-style', 'solid');
});

test('doesn’t ask in a later form about an address that was kept in an earlier one', async ({ page }) => {
  await startInstantSetup(page);
  const question = page.getByRole('group', { name: 'Email suggestion' });
  await page.getByLabel('Email', { exact: false }).first().fill('joe@gmial.com');
  const goOn = page.getByRole('button', { name: "I don't have a website" });
  await goOn.click();
  await expect(question).toBeFocused();
  await goOn.click();
  const email = page.getByLabel('Business Email', { exact: false }).first();
  await email.fill('joe@gmal.com');
  await email.press('Tab');
  await expect(question).toContainText('Did you mean joe@gmail.com?');
  await email.fill('joe@gmial.com');
  await email.press('Tab');
  await expect(question).toHaveCount(0);
});

test('asks about it when the field is left, and no more once the address is right', async ({ page }) => {
  await startInstantSetup(page);
  const email = page.getByLabel('Email', { exact: false }).first();
  const question = page.getByRole('group', { name: 'Email suggestion' });
  await email.fill('joe@gmial.com');
  await email.press('Tab');
  await expect(question).toContainText('Did you mean joe@gmail.com?');
  await email.fill('joe@gmail.com');
  await email.press('Tab');
  await expect(question).toHaveCount(0);

  await email.fill('joe@gmial.com');
  await email.press('Tab');
  await page.getByRole('button', { name: "I don't have a website" }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
});

test('puts in the suggestion that it made when the field was left', async ({ page }) => {
  await startInstantSetup(page);
  const email = page.getByLabel('Email', { exact: false }).first();
  await email.fill('joe@gmial.com');
  await email.press('Tab');
  await page.getByRole('button', { name: 'Use joe@gmail.com' }).click();
  await expect(email).toHaveValue('joe@gmail.com');
  await expect(email).toBeFocused();
});

test('keeps the question while the address stays as it is', async ({ page }) => {
  await openBusinessStep(page, 'rivera-plumbing.example');
  const question = page.getByRole('group', { name: 'Email suggestion' });
  const email = page.getByLabel('Business Email', { exact: false }).first();
  await email.fill('joe@gmial.com');
  await email.press('Tab');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Show suggestions' }).click();
  await expect(page.getByRole('button', { name: 'Add all' })).toBeVisible();
  await expect(question).toBeVisible();
  await expect(question).not.toBeFocused();

  const name = page.getByLabel('Business Name');
  await name.fill('');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(question).toBeVisible();
  await name.fill('Rivera');
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page).toHaveURL(/\/voice\?/);
});

test.describe('when the check of the address cannot be loaded', () => {
  test.use({
    expectedErrors: ['Failed to load resource', 'ERR_FAILED', 'Failed to fetch dynamically imported module'],
  });

  test('reports it like other scripts that cannot be loaded', async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('unhandledrejection', () => console.error('nobody handled the error')),
    );
    await page.route('**/email-question-*.js', (route) => route.abort());
    const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('email-question'));
    await startInstantSetup(page);
    const email = page.getByLabel('Email', { exact: false }).first();
    await email.fill('joe@gmial.com');
    await email.press('Tab');
    await reported;
  });
});

test('keeps the question about our guess while its field is empty', async ({ page }) => {
  await openBusinessStep(page, 'partial.rivera.example');
  const email = page.getByLabel('Business Email');
  const question = page.getByRole('group', { name: 'Email suggestion' });
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(question).toContainText('Does anybody read info@partial.rivera.example?');
  await email.press('Tab');
  await expect(question).toBeVisible();
  await email.fill('ana@rivera.example');
  await email.press('Tab');
  await expect(question).toHaveCount(0);
});
