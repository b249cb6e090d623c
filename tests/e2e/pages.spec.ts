import { expect, test } from './fixtures';
import { analyze, startInstantSetup } from './set-up';

test(
  'the trial form asks for what is missing',
  { tag: ['@2.trial.1', '@2.trial.3', '@5.17', '@5.18', '@D.toast'] },
  async ({ page }) => {
    await page.goto('/trial-signup');
    await expect(page.getByText('No charge today.')).toBeVisible();
    for (const label of ['City', 'State', 'ZIP Code'])
      await expect(page.getByLabel(label)).toHaveAttribute('required', '');
    await page.getByLabel('City').fill('Austin');
    await page.getByLabel('State').selectOption('Texas');
    await page.getByLabel('ZIP Code').fill('78701');
    await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
    await expect(page.getByLabel('City')).toHaveValue('Austin');
    await expect(page.getByLabel('State')).toHaveValue('TX');
  },
);

test(
  'the payment page without a customer leads back to the trial form by itself',
  { tag: ['@2.payment.2', '@2.payment.3', '@8.11', '@4.payment.1', '@5.19', '@9.time.5'] },
  async ({ page }) => {
    // What it says is read apart: a slow machine might look only when the page has gone on.
    const html = await (await page.request.get('/payment-setup')).text();
    expect(html).toMatch(/<h1[^>]*>Session Expired<[\s\S]*<a[^>]*>Go to Trial Signup</);
    await page.goto('/payment-setup');
    await expect(page).toHaveURL(/\/trial-signup$/);
  },
);

test(
  'test mode of the checklist starts with everything but the voice sample',
  {
    tag: [
      '@2.demo.6',
      '@4.checklist.3',
      '@4.checklist.2',
      '@2.checklist.7',
      '@2.checklist.11',
      '@D.route.agent',
    ],
  },
  async ({ page }) => {
    await page.goto('/demo/agent/agent_test1?test=true');
    await expect(page).toHaveURL('/calendar-setup?test=true&agent=agent_test1');
    await expect(page.getByText('4 of 5 complete')).toBeVisible();
    const voice = page.locator('#step-voice');
    await expect(voice).toHaveAttribute('open', '');
    await expect(voice.getByRole('link')).toHaveAttribute('href', '/voice-recording?agentId=agent_test1');
    await voice.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('Setup Complete!')).toBeVisible();
    await expect(voice).toHaveAttribute('open', '');
    await voice.getByRole('button', { name: 'Mark as Incomplete' }).click();
    await expect(page.getByText('4 of 5 complete')).toBeVisible();
    await expect(voice).not.toHaveAttribute('open');
  },
);

test.describe(() => {
  test.use({ expectedErrors: ['404', '400'] });

  test(
    'addresses without a page or an agent say so',
    { tag: ['@2.route.20', '@8.15', '@8.10', '@2.demo.7', '@D.route.agent'] },
    async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
      for (const path of ['/demo/agent', '/demo/agent/nobody']) {
        expect((await page.goto(path))?.status()).toBe(400);
        await expect(page.getByText('No agent ID provided in the URL.')).toBeVisible();
      }
    },
  );

  test(
    'a browser that sends no cookies is told, and can send the same form again',
    { tag: ['@D.cookies'] },
    async ({ page, context }) => {
      await page.goto('/trial-signup');
      for (const [label, value] of [
        ['Full Name', 'Ana Rivera'],
        ['Email Address', 'ana@rivera.example'],
        ['Street Address', '1 Main St'],
        ['City', 'Austin'],
        ['ZIP Code', '78701'],
      ] as const)
        await page.getByLabel(label).fill(value);
      await page.getByLabel('State').selectOption('TX');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
      await expect(page.getByRole('heading', { name: 'Cookies are needed for this step' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Ana Rivera')).toBeVisible();
    },
  );
});

test('a link to a setup says on another device where it goes on', async ({ page, context }) => {
  await startInstantSetup(page);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This setup is on another device');
  await page.getByRole('link', { name: 'Begin here' }).click();
  await expect(page).toHaveURL('/create-agent');
});

test(
  'a setup that is gone leads to the start and says so',
  { tag: ['@D.wizard.gone'] },
  async ({ page, context }) => {
    await startInstantSetup(page);
    const cookies = await context.cookies();
    await context.clearCookies();
    await context.addCookies(cookies.filter(({ name }) => name === 'visitor'));
    await page.reload();
    await expect(page.getByText('This setup isn’t here anymore')).toBeVisible();
    await expect(page).toHaveURL('/create-agent');
  },
);

test('an e-mail in the place of a website is offered as the website of its domain', async ({
  page,
  scripts,
}) => {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('ana@rivera.example');
  if (!scripts) await page.getByRole('button', { name: 'Analyze Website' }).click();
  await page.getByRole('button', { name: 'Use rivera.example' }).click();
  await expect(page.getByLabel('Website Address')).toHaveValue('rivera.example');
  await expect(page.getByLabel('Email')).toHaveValue('ana@rivera.example');
  await expect(page.getByText(/^Please enter a valid/)).toBeHidden();
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible({
    timeout: 30_000,
  });
});

test(
  'the website step tells a missing and a wrong address',
  { tag: ['@5.3', '@5.4', '@5.2', '@4.A.5', '@D.wizard.buttons'] },
  async ({ page, scripts }) => {
    await startInstantSetup(page);
    const button = page.getByRole('button', { name: 'Analyze Website' });
    if (scripts) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/^Type it in to continue\./);
      await page.getByLabel('Website Address').fill('not a site');
      await expect(button).toBeDisabled();
      await expect(page.getByText(/^Please enter a valid website URL/)).toBeVisible();
      await page.getByLabel('Website Address').fill('rivera.example');
      await expect(button).toBeEnabled();
      await expect(page.getByText(/^Please enter a valid website URL/)).toBeHidden();
      await page.getByLabel('Website Address').fill('rivera');
      await page.getByLabel('Website Address').blur();
      await expect(page.getByText(/^Please enter a valid website URL/)).toBeVisible({ timeout: 500 });
      return;
    }
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Missing Information');
    await expect(page.getByRole('alert')).toContainText('Please provide a website address.');
    await page.getByLabel('Website Address').fill('not a site');
    await button.click();
    await expect(page.getByText(/^Please enter a valid website URL/).first()).toBeVisible();
    await expect(page.getByLabel('Website Address')).toHaveValue('not a site');
    await page.getByLabel('Website Address').fill('');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  },
);

test('testers see what a form sent', { tag: ['@D.mock.calls', '@7.extract'] }, async ({ page }) => {
  await startInstantSetup(page);
  await analyze(page, 'seen-by-testers.example');
  await page.goto('/mock-calls');
  await page.getByLabel('Function').selectOption('scrape-and-extract-business-data');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('"websiteAddress": "https://seen-by-testers.example"').first()).toBeVisible();
});
