import type { Page, Request } from '@playwright/test';

import { pricingCopy } from '../../app/content/pricing-copy';
import { expect, test } from './fixtures';
import { neededDone, othersDone } from '../setup/typical-owner';
import { analyze, createdAgent, phoneCard, signUpForTrial } from './reach-step';

/** The counted steps of the checklist, each with the step that is shown next. */
const steps = [
  ['calendar', 'invite'],
  ['invite', 'phone'],
  ['widget', 'phone'],
  ['voice', 'phone'],
  ['test', null],
] as const;

/** Limits for headers and compressed bodies. Responses from the browser's cache don't count. */
const bytesAtMost = 242_000; // 5 KB of it only if Home is not in the server’s cache yet
const scriptBytesAtMost = 85_000;
test('an owner gets from Home to a receptionist that is open for calls', async ({ page, scripts }) => {
  const requests = requestsOf(page);
  /** Includes requests that start after the page is usable. */
  const whenIdle = () => page.waitForLoadState(scripts ? 'networkidle' : 'load');

  await page.goto('/');
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await whenIdle();
  await page.getByRole('link', { name: 'Try Free Tonight' }).first().click();
  await expect(page).toHaveURL('/create-agent');
  await whenIdle();
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await analyze(page, 'www.rivera-plumbing.example');
  await whenIdle();
  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
  await expect(page.getByText('Found on your website').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  const player = page.getByRole('figure', { name: 'Hear it in a call' });
  await expect(player.getByRole('button', { name: 'Play sample call' })).toBeVisible({ visible: scripts });
  await expect(player.locator('audio[controls]')).toBeVisible({ visible: !scripts });
  await whenIdle();
  await page.getByRole('button', { name: 'Use Default Voice' }).click();

  const agentId = await createdAgent(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Congratulations');
  await expect(phoneCard(page).getByRole('link', { name: /^512-555-01\d\d$/ })).toBeVisible();
  await whenIdle();
  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await expect(page).toHaveURL(/\/trial-signup$/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Rivera Plumbing');
  await page.goBack();
  await signUpForTrial(page);
  await whenIdle();

  await expect(page.getByText('Trial started successfully!')).toBeVisible();
  await expect(page.getByText("Now let's add your payment method for future billing.")).toBeVisible();
  await expect(page.getByText('Your trial number')).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/calendar-setup\\?session_id=.+&agentId=${agentId}`));
  await whenIdle();
  if (scripts) {
    const sent = { all: await bytes(requests), scripts: await bytes(requests.filter(isScript)) };
    // Soft, because heavier pages don't break the journey.
    expect.soft(sent.all, 'bytes of all responses up to the checklist').toBeLessThan(bytesAtMost);
    expect.soft(sent.scripts, 'bytes of scripts up to the checklist').toBeLessThan(scriptBytesAtMost);
  }
  const trial = page.getByText(pricingCopy.ends);
  await expect(trial).toContainText(/day, \w+\s\d+\. Next: Connect your calendar/);
  await expect(trial).toContainText(pricingCopy.cardArrived);
  const top = (await page.locator('#main').innerText()).trim();
  expect(top).toMatch(new RegExp(`^Your Checklist\\s+${pricingCopy.ends}`));
  for (const [key, next] of steps) {
    await markComplete(page, key);
    if (next) await expect(page.locator(`#step-${next} > summary`)).toBeInViewport();
  }
  await expect(page.getByText('Setup Complete!')).toBeInViewport();
  if (scripts) await expect(page.locator('#setup-complete')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Checklist');
  await expect(page.locator('.checklist-step[data-complete="true"][open]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3, name: /^Connect your calendar/ })).toBeVisible();
  await expect(page.getByText('Call your own number and hear who picks up.')).toBeVisible();
  await expect(page.getByText('Open for calls')).toBeHidden();
  await page.goto(`/calendar-setup?agentId=${agentId}`);
  await expect(page.getByText(neededDone(2) + othersDone(3))).toBeVisible();
  await expect(trial).toContainText('Next: Get your number and forward calls');
  await markComplete(page, 'phone');
  await expect(page.getByText('Open for calls')).toBeVisible();
});

test('a browser that doesn’t know a receptionist promises no number, and says so once', async ({ page }) => {
  const opened = await page.goto('/demo/agent/agent_stranger1');
  expect(await opened?.text()).toContain('Looking its number up…'); // until the page refreshes
  const main = page.locator('main');
  await expect(main.getByText('Only its owner can get one for it.')).toBeVisible();
  expect((await main.innerText()).match(/doesn’t know/g)).toHaveLength(1);
  await expect(main).not.toContainText(/Your trial number|isn’t ready yet|at most 5 minutes/);
});

async function markComplete(page: Page, key: string): Promise<void> {
  const step = page.locator(`#step-${key}`);
  if ((await step.getAttribute('open')) === null) await step.locator('> summary').click();
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await step.getByRole('button', { name: 'Mark as Complete' }).click();
  await stored; // the mark shows before it is stored
  await expect(step.getByRole('button', { name: 'Mark as Incomplete' })).toBeAttached();
}

/** Requests for the page's scripts so far. The fake widget doesn't count: the real one is another site's, loaded after the page is usable. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/mock-voice-widget')) requests.push(request);
  });
  return requests;
}

const isScript = (request: Request) => request.resourceType() === 'script';

async function bytes(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const sent = sizes.filter(({ responseBodySize }) => responseBodySize > 0);
  return sent.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  );
}
