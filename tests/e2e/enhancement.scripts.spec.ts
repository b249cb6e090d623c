import { brand } from '../../app/brand';
import { sample } from '../setup/sample';
import { expect, holdPosts, test } from './fixtures';
import { neededDone } from '../setup/typical-owner';
import { createdAgent, reachVoiceStep, startInstantSetup } from './reach-step';
test('shows the time that reading a website takes, and lets the visitor cancel it', async ({ page }) => {
  await page.clock.install();
  for (const [landing, start, limit, leave] of sample([
    ['/create-agent', 'Start Instant Setup', 'This can take up to 90 seconds.', 'Skip'],
    ['/create-agent2', 'Start Quick Setup', 'This can take up to 30 seconds.', 'Fill in Manually'],
  ] as const)) {
    await page.goto(landing);
    await page.getByRole('button', { name: start }).click();
    await page.getByLabel('Website Address').fill('hang-extract.example');
    if (leave !== 'Skip') await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.locator('.waiting-content')).toContainText(/hang-extract\u200b?\.example/);
    if (leave === 'Skip') {
      await expect(page.getByRole('heading', { name: 'Reading Your Website' })).toBeVisible();
      await expect(page.getByText('Step 2 of 4')).toBeVisible();
      await expect(page.getByText(/[1-9]\d* seconds? so far\./)).toBeVisible();
      await expect(page.locator('.waiting-content progress')).not.toHaveJSProperty('value', 0);
    }
    await expect(page.getByText(limit).last()).toBeVisible();
    await expect(page.getByText('120')).toHaveCount(0);
    if (leave === 'Skip') {
      await page.clock.fastForward(91_000);
      await expect(page.getByText('This is taking longer than usual. We stop trying soon.')).toBeVisible();
      await expect(page.getByText(limit)).toBeHidden();
    }
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/create-agent'));
    await page.getByRole('button', { name: leave }).click();
    await given;
    await expect(page.getByLabel('Business Name')).toHaveValue('');
  }
});
test('creates one receptionist on a double click and shows it after half a second', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const sent = performance.getEntriesByType('resource').filter(({ name }) => /voice/.test(name));
      const responseEnd = Math.max(...sent.map((entry) => (entry as PerformanceResourceTiming).responseEnd));
      sessionStorage.setItem('responded', String(performance.timeOrigin + responseEnd));
    });
  });
  await reachVoiceStep(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const release = await holdPosts(page, '**/create-agent/voice*');
  await page.getByRole('button', { name: 'Use Default Voice' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Creating Your Receptionist' })).toBeVisible();
  // The second click may hit a link that the waiting content has moved below the pointer.
  await page.getByRole('link', { name: 'Privacy' }).first().dispatchEvent('click', { detail: 2 });
  release();
  const agentId = await createdAgent(page);
  expect(sent).toHaveLength(1);
  const passed = await page.evaluate(
    () => performance.timeOrigin - parseFloat(sessionStorage.getItem('responded') ?? ''),
  );
  expect(passed).toBeGreaterThan(490);
  const stored = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  await expect.poll(() => stored('currentAgentId')).toBe(agentId);
  expect(await stored('businessName')).toBe('Rivera Plumbing');
});
test('the copy button reports whether copying worked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, what, copied] of sample([
    ['/calendar-setup', 'email', brand.supportEmail],
    ['/testforwarding?type=busy&carrier=att&number=512-555-0100', 'code', '**67*15125550100#'],
    ['/widget-test?agent=agent_rivera1', 'widget code', 'data-agent-id="agent_rivera1"'],
  ] as const)) {
    await page.goto(path);
    if (what === 'code') await page.getByRole('button', { name: 'Show my code' }).click();
    const copy = page.getByRole('button', { name: `Copy ${what}` }).first();
    await copy.click();
    await expect(
      page.getByText(`${what.replace(/^./, (letter) => letter.toUpperCase())} copied!`),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(copied);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
    });
    await copy.click();
    await expect(page.getByText(`Copy failed Please copy the ${what} manually.`)).toBeVisible();
  }
});

test.describe('if requests fail', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] });
  test('shows a checklist mark before the server has answered', async ({ page }) => {
    await page.goto('/calendar-setup?agent=agent_twomarks');
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
    const release = await holdPosts(page, '**/calendar-setup*');
    for (const key of ['calendar', 'invite'])
      await page.locator(`#step-${key}`).getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText(neededDone(2))).toBeVisible();
    const second = page.waitForResponse(
      (response) => response.request().postData()?.includes('invite') ?? false,
    );
    release();
    await second;
    await page.unrouteAll();
    await page.reload();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated');
    await expect(page.getByText(neededDone(2))).toBeVisible();
    const isTimeShown = (key: string) => page.locator(`#step-${key} .checklist-time`).isVisible();
    expect([await isTimeShown('calendar'), await isTimeShown('phone')]).toEqual([false, true]);

    const voice = page.locator('#step-voice');
    await voice.locator('> summary').click();
    const mark = voice.getByRole('button', { name: /^Mark as/ });
    await page.route('**/calendar-setup*', (route) => route.abort());
    await mark.click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(mark).toContainText('Mark as Complete');
    await page.unrouteAll();
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await mark.click();
    await expect(mark).toContainText('Mark as Incomplete');
    await (await saved).finished();
    await page.route('**/calendar-setup*', (route) => route.abort());
    await mark.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(mark, 'saved since the page was opened').toContainText('Mark as Incomplete');
    await page.unrouteAll();
    await mark.press('Enter');
    await expect(voice.locator('> summary')).toBeFocused(); // the step closes, and its button with it
  });

  test('the page works if its scripts fail to load', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await startInstantSetup(page);
    await page.getByLabel('Website Address').fill('rivera-plumbing.example');
    await page.getByRole('button', { name: 'Analyze Website' }).click();
    await expect(page.getByLabel('Business Name')).toHaveValue('Rivera Plumbing');
  });
});
