import { brand } from '../../app/brand';
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
    await expect(page).toHaveTitle(/^Your Business/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  },
);

test(
  'a double click creates one receptionist, which shows half a second after the response',
  { tag: ['@E.once', '@4.delay.1', '@9.time.3'] },
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
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const release = await holdPosts(page, '**/create-agent/voice*');
    await page.getByRole('button', { name: 'Use Default Voice' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Creating Your Receptionist' })).toBeVisible();
    release();
    await createdAgent(page);
    expect(sent).toHaveLength(1);
    const passed = await page.evaluate(
      () => performance.timeOrigin - parseFloat(sessionStorage.getItem('responded') ?? ''),
    );
    expect(passed).toBeGreaterThan(490);
  },
);

test(
  'marks on the checklist show before the server has answered, and all are kept',
  { tag: ['@E.optimist'] },
  async ({ page }) => {
    await page.goto('/calendar-setup?agent=agent_twomarks');
    const release = await holdPosts(page, '**/calendar-setup*');
    for (const key of ['calendar', 'invite'])
      await page.locator(`#step-${key}`).getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('2 of 5 complete')).toBeVisible();
    const second = page.waitForResponse(
      (response) => response.request().postData()?.includes('invite') ?? false,
    );
    release();
    await second;
    await page.reload();
    await expect(page.getByText('2 of 5 complete')).toBeVisible();
  },
);

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

for (const [path, button, told, copied] of [
  ['/calendar-setup', 'Copy email', 'Email copied!', brand.supportEmail],
  [
    '/testforwarding?type=busy&carrier=att&number=512-555-0100',
    'Copy code',
    'Code copied!',
    '**67*15125550100#',
  ],
  [
    '/widget-test?agent=agent_rivera1',
    'Copy widget code',
    'Widget code copied!',
    'data-agent-id="agent_rivera1"',
  ],
] as const)
  test(
    `'${button}' says that it worked, and what to do where it did not`,
    { tag: ['@8.12', '@8.13', '@2.forwarding.2'] },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const copy = page.getByRole('button', { name: button }).first();
      await copy.click();
      await expect(page.getByText(told)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(copied);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
      });
      await copy.click();
      await expect(page.getByText(/Please copy the [a-z ]+ manually\./)).toBeVisible();
    },
  );

test.describe(() => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] });

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
