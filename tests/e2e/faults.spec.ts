import { expect, test } from './fixtures';
import {
  analyze,
  createReceptionist,
  createdAgent,
  openBusinessStep,
  openDetails,
  phoneCard,
  reachVoiceStep,
  signUpForTrial,
  startInstantSetup,
} from './set-up';

test(
  'reading a website that fails leads on to the empty form, and what makes no sense is dropped',
  { tag: ['@4.A.3', '@8.1', '@D.mock.magic', '@D.wizard.found'] },
  async ({ page }) => {
    for (const fault of ['refuse', 'drop']) {
      await startInstantSetup(page);
      await analyze(page, `${fault}-extract.example`);
      await expect(page.getByRole('alert')).toContainText('Extraction Failed');
      await expect(page.getByRole('alert')).toContainText(
        'Failed to extract business data. Please fill in the form manually.',
      );
      await expect(page.getByLabel('Business Name')).toHaveValue('');
    }
    await openBusinessStep(page, 'junk.example');
    await expect(page.getByLabel('Business Description')).toHaveValue('<script>alert(1)</script>');
    await expect(page.getByLabel('Business Name')).toHaveValue('');
    await expect(page.getByLabel('Time Zone')).toHaveValue('');
  },
);

test(
  'a creation that fails keeps everything and can be tried again',
  { tag: ['@4.A.11', '@8.4', '@4.A.7'] },
  async ({ page }) => {
    await reachVoiceStep(page, 'Refuse-Create Plumbing');
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    await expect(page.getByRole('alert')).toContainText('Agent Creation Failed');
    await expect(page.getByRole('alert')).toContainText('Failed to create your AI agent. Please try again.');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('Refuse-Create Plumbing');
    await openDetails(page);
    await page.getByLabel('Business Name').fill('Rivera Plumbing');
    await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    await createdAgent(page);
  },
);

test(
  'a subscription that fails, or whose checkout is not ours, says so and can be tried again',
  { tag: ['@8.5', '@D.backend.checkout'] },
  async ({ page }) => {
    for (const customer of ['Drop-Subscribe Rivera', 'Foreign-Checkout Rivera']) {
      await createReceptionist(page);
      await signUpForTrial(page, customer);
      await page.getByRole('button', { name: 'Start Free Trial' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to start subscription. Please try again.');
      await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeEnabled();
      await expect(page).toHaveURL(/\/payment-setup$/);
    }
  },
);

for (const [agentId, text] of [
  ['agent_refusephone', 'Failed to fetch phone number'],
  ['agent_dropphone', 'Error fetching phone number'],
  ['agent_refuseassign', 'Phone number assignment failed'],
] as const)
  test(
    `the demo page of ${agentId} says '${text}'`,
    { tag: ['@4.demo.3', '@8.8', '@8.9', '@D.demo'] },
    async ({ page, scripts }) => {
      await page.goto(`/demo/agent/${agentId}`);
      // A link to an agent of somebody else orders nothing by itself where no script sends the post.
      if (!scripts && text.startsWith('Phone number assignment')) {
        await expect(phoneCard(page).getByText('This receptionist has no phone number yet.')).toBeVisible();
        await phoneCard(page).getByRole('button', { name: 'Get a phone number' }).click();
      }
      await expect(phoneCard(page).getByText(text)).toBeVisible();
      await expect(phoneCard(page).getByRole('heading', { name: 'Phone Setup In Progress' })).toBeVisible();
      await expect(phoneCard(page).getByText('Please refresh the page in a moment.')).toBeVisible();
    },
  );

test(
  'a link of another site requests no number; the button there does, and the wait for it is told',
  { tag: ['@D.effects', '@4.demo.4', '@4.demo.5'] },
  async ({ page, baseURL }) => {
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${baseURL}/demo/agent/agent_nonumber">Go</a>`,
      }),
    );
    await page.goto('https://elsewhere.example/');
    await page.getByRole('link', { name: 'Go' }).click();
    const button = phoneCard(page).getByRole('button', { name: 'Get a phone number' });
    await expect(button).toBeVisible();
    await page.waitForTimeout(500);
    await expect(button).toBeVisible();
    expect(posted).toEqual([]);
    await button.click();
    await expect(phoneCard(page).getByText('Phone number assignment in progress')).toBeVisible();
    await expect(phoneCard(page).getByRole('heading', { name: 'Your Trial Number' })).toBeVisible();
  },
);
