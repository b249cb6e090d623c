import type { Locator, Page } from '@playwright/test';

import { expect, test } from './fixtures';

/** Starts the setup call in the fake widget. Returns the form that ends the call. */
async function startSetupCall(page: Page, path = '/create-agent/voice-setup'): Promise<Locator> {
  await page.goto(path);
  const widget = page.locator('elevenlabs-convai');
  await expect(widget).toHaveAttribute('agent-id', 'agent_setup');
  const reported = page.waitForRequest((request) => request.url().endsWith('/log-step'));
  await widget.getByRole('button', { name: 'Start a call' }).click();
  expect((await reported).postData()).toContain('\r\n2\r\n');
  return widget;
}

async function finish(widget: Locator, data: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(data)) await widget.getByLabel(name).fill(value);
  await widget.getByRole('button', { name: 'Finish setup' }).click();
}

/** Returns a function for the time at which the server answered the end of the call. */
async function watchHandover(page: Page): Promise<() => number> {
  let respondedAt = Infinity;
  await page.route('**/voice-handover', async (route) => {
    const response = await route.fetch();
    respondedAt = Date.now();
    await route.fulfill({ response });
  });
  return () => respondedAt;
}

test('a setup call opens the demo page and prefills the trial form', async ({ page, context }) => {
  const widget = await startSetupCall(page);
  await page.evaluate(() => {
    window.gtag = (...event) => sessionStorage.setItem('gtag', JSON.stringify(event));
  });
  const respondedAt = await watchHandover(page);
  await finish(widget, {
    Agent_Id: 'agent_fromtalk1',
    BusinessName: 'Okafor Electrical',
    UsersEmailAddress: 'ada@okafor.example',
    UsersState: 'Texas',
  });
  await expect(page.getByText('That’s all we need.')).toBeVisible();
  await expect(page).toHaveURL(/\/demo\/agent\/agent_fromtalk1$/);
  expect(Date.now() - respondedAt()).toBeGreaterThan(950);
  await expect(page.getByRole('link', { name: /^512-555-01\d\d$/ }).first()).toBeVisible();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({
    currentAgentId: 'agent_fromtalk1',
    userEmail: 'ada@okafor.example',
    businessName: 'Okafor Electrical',
    userZipcode: '78701',
    gtag: JSON.stringify(['event', '99', { success: true }]),
  });

  const receptionist = page.url();
  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@okafor.example');
  const kept = () => page.evaluate(() => sessionStorage.getItem('userEmail'));
  await expect.poll(kept, 'the form has it already, so it must not fill another receptionist’s').toBeNull();

  await page.goto(receptionist);
  await context.clearCookies();
  await page.evaluate((values) => Object.assign(sessionStorage, values), stored);
  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Okafor Electrical');
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@okafor.example');
  await expect(page.getByLabel('State')).toHaveValue('TX');
  expect(await page.evaluate(() => sessionStorage.getItem('businessName'))).toBeNull();
});

test.describe('if the number cannot be assigned and a response never arrives', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('the owner can still continue', async ({ page }) => {
    const refused = await startSetupCall(page, '/create-agent2/voice-setup');
    const respondedAt = await watchHandover(page);
    await finish(refused, { Agent_Id: 'agent_nonumber1', BusinessName: 'Refuse-assign Roofing' });
    await expect(page).toHaveURL(/\/demo\/agent\/agent_nonumber1$/);
    expect(Date.now() - respondedAt()).toBeGreaterThan(950);
    await expect(page.getByRole('heading', { name: /^Congratulations/ })).toBeVisible();

    const lost = await startSetupCall(page);
    await page.route('**/voice-handover', (route) => route.abort());
    await finish(lost, { Agent_Id: 'agent_offline1' });
    await expect(page).toHaveURL(/\/demo\/agent\/agent_offline1$/);
  });
});

test('a call that is ended before the setup is finished says so, and can be started again', async ({
  page,
}) => {
  const widget = await startSetupCall(page);
  await widget.getByRole('button', { name: 'End call' }).click();
  await expect(widget.getByRole('status')).toHaveText(/Your receptionist isn’t set up yet\. .*Instant Setup/);
  await expect(page.getByRole('link', { name: 'Use Instant Setup instead' })).toBeVisible();
  await widget.getByRole('button', { name: 'Start a call' }).click();
  await expect(widget.getByRole('button', { name: 'Finish setup' })).toBeVisible();
});

test.describe('if the agent id is invalid', () => {
  test.use({ expectedErrors: ["'agent_not valid' is not a valid agent id"] });

  test('the setup stops and logs an error to the console', async ({ page }) => {
    const widget = await startSetupCall(page);
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await finish(widget, { Agent_Id: 'agent_not valid' });
    expect((await logged).text()).toContain('is not a valid agent id');
    await expect(widget.getByText('the visitor stays on this page')).toBeVisible();
    await expect(page).toHaveURL(/\/voice-setup$/);
    expect(await page.evaluate(() => sessionStorage.getItem('currentAgentId'))).toBeNull();
  });
});
