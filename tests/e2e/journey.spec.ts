import { bill } from '../../app/brand';
import { expect, test } from './fixtures';
import { analyze, createdAgent, phoneCard, signUpForTrial } from './set-up';

const steps = [
  'Connect your calendar',
  'Accept the invite',
  'Add the website widget',
  'Record a voice sample',
  'Test your setup',
];

test(
  'from a website address to a running trial',
  {
    tag: [
      ...['@4.flow', '@4.A.1', '@4.A.2', '@4.A.9', '@4.A.10', '@2.demo.1', '@2.demo.4', '@2.trial.2'],
      ...['@2.payment.4', '@2.checklist.3', '@4.demo.2', '@4.demo.5', '@4.checklist.1', '@D.mock.checkout'],
    ],
  },
  async ({ page }) => {
    await page.goto('/create-agent');
    await page.getByRole('button', { name: 'Start Instant Setup' }).click();
    await analyze(page, 'www.rivera-plumbing.example');
    await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
    await expect(page.getByText('Found on your website').first()).toBeVisible();
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await expect(page.getByLabel('Hear our default voice in a call')).toBeVisible();
    await page.getByRole('button', { name: 'Use Default Voice' }).click();

    const agentId = await createdAgent(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Congratulations');
    await expect(phoneCard(page).getByRole('link', { name: /^512-555-01\d\d$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Start Trial Now' }).click();
    await expect(page).toHaveURL(/\/trial-signup$/);
    await expect(page.getByLabel('Full Name')).toHaveValue('Rivera Plumbing');
    await page.goBack();
    await signUpForTrial(page);

    await expect(page.getByText('Trial started successfully!')).toBeVisible();
    await expect(page.getByText("Now let's add your payment method for future billing.")).toBeVisible();
    await expect(page.getByText('Your assigned phone number')).toBeVisible();
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.getByRole('link', { name: 'Pay', exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`/calendar-setup\\?session_id=.+&agentId=${agentId}`));
    for (const name of steps) {
      const step = page.locator('details', { has: page.locator(':scope > summary', { hasText: name }) });
      if ((await step.getAttribute('open')) === null) await step.locator('> summary').click();
      const stored = page.waitForResponse((response) => response.request().method() === 'POST');
      await step.getByRole('button', { name: 'Mark as Complete' }).click();
      await stored; // a mark is shown before that
      await expect(step.getByRole('button', { name: 'Mark as Incomplete' })).toBeVisible();
    }
    await expect(page.getByText('Setup Complete!')).toBeVisible();
    await page.goto(`/calendar-setup?agentId=${agentId}`);
    await expect(page.getByText('5 of 5 complete')).toBeVisible();
    await expect(page.getByText(bill.ends)).toBeVisible();
  },
);
