import type { Page } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { sample } from '../setup/sample';
import { expect, formScriptRuns, test } from './fixtures';
import { createdAgent, fillTrialForm, openDetails } from './reach-step';

/** Every form of two journeys is sent twice: the first request is lost, the second one succeeds. */
test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED'] });

const recording = { name: 'me.wav', mimeType: 'audio/wav', buffer: makeWav({ parts: [{ tone: 12 }] }) };
async function instantSetup(page: Page): Promise<void> {
  await page.goto('/create-agent');
  await loseThenSend(page, 'Start Instant Setup', /\/website\?/);
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await page.getByLabel('Email').fill('ana@rivera.example');
  await loseThenSend(page, 'Analyze Website', /\/business\?/);
  await openDetails(page);
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByLabel('Business Description').fill('Pipes,\nmended');
  await page.getByRole('checkbox', { name: 'Send me text messages' }).check();
  await page.getByRole('group', { name: 'Monday' }).getByRole('button', { name: 'Add break' }).click();
  await loseThenSend(page, 'Back', /\/website\?/);
  await page.goBack();
  await expect(page.getByLabel('Business Name')).toHaveValue('Rivera & Daughters');
  await loseThenSend(page, 'Next: Voice Recording', /\/voice\?/);
  await page.getByLabel(/upload a recording/i).setInputFiles(recording);
  await loseThenSend(page, 'Clone My Voice', /\/demo\/agent\//);
  const agentId = await createdAgent(page);
  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await fillTrialForm(page);
  await loseThenSend(page, 'Continue to Payment Setup', /\/payment-setup/);
  await loseThenSend(page, 'Start Free Trial', /checkout/);
  await page.goto(`/voice-recording?agentId=${agentId}`);
  await page.getByLabel('Business Name').fill('Rivera');
  await page.getByLabel(/upload a recording/i).setInputFiles(recording);
  await loseThenSend(page, 'Clone My Voice', /saved/);
}

async function quickSetup(page: Page): Promise<void> {
  await page.goto('/create-agent2');
  await loseThenSend(page, 'Start Voice Setup', /\/voice-setup/);
  await page.goto('/create-agent2');
  await loseThenSend(page, 'Start Quick Setup', /\/website\?/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled(); // once its script is there
  await loseThenSend(page, "I don't have a website", /\/business\?/);
  await page.goBack();
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await loseThenSend(page, 'Next', /\/analysis\?/);
  await loseThenSend(page, 'Analyze Website', /\/business\?/);
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page).toHaveURL(/\/voice\?/);
  await expect(page.getByRole('button', { name: 'Clone My Voice' })).toBeDisabled(); // once its script is there
  await loseThenSend(page, 'Skip Voice', /\/confirm\?/);
  await loseThenSend(page, 'Create Agent', /\/demo\/agent\//);
}

for (const journey of sample([instantSetup, quickSetup]))
  test(`lost connections leave every page unchanged: ${journey.name}`, ({ page }) => journey(page));

/** Clicks without a connection, checks that the page is unchanged, and clicks again. */
async function loseThenSend(page: Page, name: string, expectedUrl: RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await formScriptRuns(page);
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await expect(button).toBeEnabled();
  const before = await pageState(page);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Not sent');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await pageState(page)).toEqual(before);
  await page.unrouteAll();
  await button.click();
  await expect(page).toHaveURL(expectedUrl);
}

/** The URL, the title and the value and state of each control. Only the error message may be new. */
function pageState(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    controls: [...document.forms].flatMap((form) =>
      [...form.elements]
        .filter((control) => !control.closest('[data-part=notice]'))
        .map((control) => {
          const { name, value, checked, files } = control as HTMLInputElement;
          const label = control.matches('button') && control.textContent;
          const isDisabled = control.matches(':disabled, [aria-disabled=true]');
          return [name, files?.[0]?.size ?? value, checked, label, isDisabled];
        }),
    ),
  }));
}
