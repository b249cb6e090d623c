import { expect, holdPosts, test } from './fixtures';
import {
  createReceptionist,
  createdAgent,
  reachVoiceStep,
  signUpForTrial,
  startInstantSetup,
} from './set-up';

test(
  'analysing shows the time and can be skipped, which gives the request up',
  { tag: ['@4.A.1', '@4.A.5', '@D.wizard.buttons'] },
  async ({ page }) => {
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('hang-extract.example');
    await page.getByLabel('Email').fill('ana@rivera.example');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByRole('heading', { name: 'Reading Your Website' })).toBeVisible();
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    await expect(page.getByText(/[1-9]\d* seconds? so far\./)).toBeVisible();
    const given = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/create-agent/website'),
    );
    await page.getByRole('button', { name: 'Skip' }).click();
    await given;
    await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
    await expect(page.getByLabel('Business Name')).toHaveValue('');
  },
);

test(
  'the next step is a page of its own: read out by its title, from its beginning',
  { tag: ['@E.access'] },
  async ({ page }) => {
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('rivera-plumbing.example');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page).toHaveTitle(/^Your business/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  },
);

test('a double click sends one form', { tag: ['@E.once'] }, async ({ page }) => {
  await reachVoiceStep(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const release = await holdPosts(page, '**/create-agent/voice*');
  await page.getByRole('button', { name: 'Use Default Voice' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Creating Your Receptionist' })).toBeVisible();
  release();
  await createdAgent(page);
  expect(sent).toHaveLength(1);
});

test(
  'half a second passes between the creation and the demo page',
  { tag: ['@4.delay.1', '@9.time.3'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const sent = performance.getEntriesByType('resource').filter(({ name }) => /voice/.test(name));
        const responseEnd = Math.max(
          ...sent.map((entry) => (entry as PerformanceResourceTiming).responseEnd),
        );
        sessionStorage.setItem('responded', String(performance.timeOrigin + responseEnd));
      });
    });
    await reachVoiceStep(page);
    await page.getByRole('button', { name: 'Use Default Voice' }).click();
    await createdAgent(page);
    const passed = await page.evaluate(
      () => performance.timeOrigin - parseFloat(sessionStorage.getItem('responded') ?? ''),
    );
    expect(passed).toBeGreaterThan(490);
    expect(Number.isFinite(passed)).toBe(true);
  },
);

test('the checklist changes before the server has answered', { tag: ['@E.optimist'] }, async ({ page }) => {
  await page.goto('/calendar-setup?agent=agent_optimist');
  const release = await holdPosts(page, '**/calendar-setup*');
  const step = page.locator('#step-calendar');
  await step.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(step.getByRole('button', { name: 'Mark as Incomplete' })).toBeVisible();
  await expect(page.getByText('1 of 5 complete')).toBeVisible();
  release();
});

test(
  'reading in quick setup stops after 30 seconds and can be left for the form',
  { tag: ['@9.time.2', '@D.wizard.buttons'] },
  async ({ page }) => {
    await page.goto('/create-agent2');
    await page.getByRole('button', { name: 'Start Quick Setup' }).click();
    await page.getByLabel('Website Address').fill('hang-extract.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByText('We stop after 30 seconds.')).toBeVisible();
    await page.getByRole('button', { name: 'Fill in Manually' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('');
  },
);

test(
  'the payment button says that it works, and the agent is kept in the session storage',
  { tag: ['@2.payment.6', '@4.payment.2', '@3.session', '@3.redirect.2'] },
  async ({ page }) => {
    const agentId = await createReceptionist(page);
    const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
    await expect.poll(() => stored('currentAgentId')).toBe(agentId);
    expect(await stored('businessName')).toBe('Rivera Plumbing');
    await signUpForTrial(page);
    const release = await holdPosts(page, '**/payment-setup*');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page.getByRole('button', { name: 'Setting up your trial...' })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/mock-checkout/);
  },
);

test(
  'a voice setup fills the trial form from the session storage, once',
  { tag: ['@2.trial.2', '@3.redirect.2'] },
  async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() => {
      sessionStorage.setItem('businessName', 'Rivera Plumbing');
      sessionStorage.setItem('userEmail', 'ana@rivera.example');
      sessionStorage.setItem('userState', 'TX');
    });
    await page.goto('/trial-signup');
    await expect(page.getByLabel('Full Name')).toHaveValue('Rivera Plumbing');
    await expect(page.getByLabel('Email Address')).toHaveValue('ana@rivera.example');
    await expect(page.getByLabel('State')).toHaveValue('TX');
    expect(await page.evaluate(() => sessionStorage.getItem('businessName'))).toBeNull();
  },
);

test('copying tells whether it worked', { tag: ['@8.12'] }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calendar-setup');
  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect(page.getByText('Email copied!')).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  });
  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect(page.getByText('Please copy the email manually.')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] });

  test(
    'a connection lost on the way keeps the form and what was typed',
    { tag: ['@D.enhance'] },
    async ({ page }) => {
      await page.goto('/trial-signup');
      await expect(page.locator('form#trial')).toHaveAttribute('novalidate'); // enhanced by now
      await page.getByLabel('Full Name').fill('Ana Rivera');
      await page.route('**/trial-signup', (route) => route.abort());
      await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
      await expect(page.getByRole('alert')).toContainText('Not sent');
      await expect(page.getByLabel('Full Name')).toHaveValue('Ana Rivera');
      await page.unroute('**/trial-signup');
      await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
      await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
    },
  );

  test(
    'a phone look-up that does not come through is told in its card',
    { tag: ['@D.demo', '@D.enhance'] },
    async ({ page }) => {
      await page.route('**/demo/agent/*/number', (route) => route.abort());
      await page.goto('/demo/agent/agent_lost1');
      await expect(page.getByText('Error fetching phone number')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start Trial Now' })).toBeVisible();
    },
  );

  test('scripts that fail to load leave a page that works', { tag: ['@D.enhance'] }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('rivera-plumbing.example');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
  });
});

test.describe('a mark on the checklist', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('that could not be sent is taken back and told', async ({ page }) => {
    await page.goto('/calendar-setup?agent=agent_lostmark');
    await page.route('**/calendar-setup*', (route) => route.abort());
    const step = page.locator('#step-calendar');
    await step.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(step.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
    await expect(page.getByText('0 of 5 complete')).toBeVisible();
  });

  test('that follows another one quickly is kept with it', async ({ page }) => {
    await page.goto('/calendar-setup?agent=agent_twomarks');
    const release = await holdPosts(page, '**/calendar-setup*');
    await page.locator('#step-calendar').getByRole('button', { name: 'Mark as Complete' }).click();
    await page.locator('#step-invite').getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('2 of 5 complete')).toBeVisible();
    const second = page.waitForResponse(
      (response) => response.request().postData()?.includes('invite') ?? false,
    );
    release();
    await second;
    await page.reload();
    await expect(page.getByText('2 of 5 complete')).toBeVisible();
  });
});
