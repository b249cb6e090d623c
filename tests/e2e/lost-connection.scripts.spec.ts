import type { Page } from '@playwright/test';

import { makeWav } from '../setup/audio';
import { expect, test } from './fixtures';
import {
  createReceptionist,
  fillTrialForm,
  openBusinessStep,
  reachVoiceStep,
  signUpForTrial,
  startInstantSetup,
} from './set-up';

/** A form of the product, up to the press that sends it. */
interface SentForm {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  button: string;
  /** Where the next press leads once the connection is back. */
  leadsTo: RegExp;
}

/** Each that there is, but the marks of the checklist, which lead nowhere. */
const sentForms: SentForm[] = [
  { name: 'choice', reach: openLanding, button: 'Start Quick Setup', leadsTo: /\/website\?/ },
  { name: 'voice choice', reach: openLanding, button: 'Start Voice Setup', leadsTo: /\/voice-setup/ },
  { name: 'website, read at once', reach: typeWebsite, button: 'Analyze Website', leadsTo: /\/business\?/ },
  { name: 'no website', reach: typeWebsite, button: "I don't have a website", leadsTo: /\/business\?/ },
  { name: 'website, read later', reach: typeWebsiteOfB, button: 'Next', leadsTo: /\/analysis\?/ },
  { name: 'analysis', reach: reachAnalysis, button: 'Analyze Website', leadsTo: /\/business\?/ },
  { name: 'business', reach: typeBusiness, button: 'Next: Voice Recording', leadsTo: /\/voice\?/ },
  { name: 'business, back', reach: typeBusiness, button: 'Back', leadsTo: /\/website\?/ },
  { name: 'default voice', reach: reachVoiceStep, button: 'Use Default Voice', leadsTo: /\/demo\/agent\// },
  { name: 'own voice', reach: chooseSample, button: 'Clone My Voice', leadsTo: /\/demo\/agent\// },
  { name: 'review', reach: reachReview, button: 'Create Agent', leadsTo: /\/demo\/agent\// },
  { name: 'later voice', reach: chooseLaterSample, button: 'Clone My Voice', leadsTo: /saved/ },
  { name: 'trial', reach: typeTrial, button: 'Continue to Payment Setup', leadsTo: /\/payment-setup/ },
  { name: 'payment', reach: reachPayment, button: 'Start Free Trial', leadsTo: /checkout/ },
];

test.use({ expectedErrors: ['Failed to load resource', 'ERR_FAILED', 'ERR_INTERNET_DISCONNECTED'] });

for (const { name, reach, button, leadsTo } of sentForms)
  test(
    `a connection lost while the ${name} form is sent leaves the page as it was`,
    { tag: ['@D.enhance'] },
    async ({ page }) => {
      await reach(page);
      const sent = page.getByRole('button', { name: button, exact: true });
      await expect(page.locator('form[method=post]').first()).toHaveAttribute('novalidate');
      await expect(sent).toBeEnabled();
      const before = await pageState(page);
      await page.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await sent.click();
      await expect(page.getByRole('alert')).toContainText('Not sent');
      await expect(page.getByRole('alert')).toBeFocused();
      expect(await pageState(page)).toEqual(before);
      await page.unrouteAll();
      await sent.click();
      await expect(page).toHaveURL(leadsTo);
    },
  );

test(
  'a mark that is not sent is taken back, and can be made again',
  { tag: ['@D.enhance'] },
  async ({ page }) => {
    await page.goto('/calendar-setup?agent=agent_lost1');
    const mark = page.locator('#step-calendar').getByRole('button', { name: /^Mark as/ });
    await page.route('**/calendar-setup*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await mark.click();
    await expect(page.getByRole('alert')).toContainText('Not sent');
    await expect(mark).toContainText('Mark as Complete');
    await page.unrouteAll();
    await mark.click();
    await expect(mark).toContainText('Mark as Incomplete');
  },
);

/** Address, title, every control with its value or file, and which of them can be used; the message alone may come. */
function pageState(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    controls: [...document.forms].flatMap((form) =>
      [...form.elements]
        .filter((control) => !control.closest('[data-toast]'))
        .map((control) => [
          control.getAttribute('name'),
          control instanceof HTMLInputElement && control.type === 'file' ? control.files?.[0]?.size : null,
          control instanceof HTMLInputElement ? [control.value, control.checked] : null,
          control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
            ? control.value
            : null,
          control instanceof HTMLButtonElement ? control.textContent : null,
          control.matches(':disabled, [aria-disabled=true]'),
        ]),
    ),
  }));
}

async function openLanding(page: Page): Promise<void> {
  await page.goto('/create-agent2');
}

async function typeWebsite(page: Page): Promise<void> {
  await startInstantSetup(page);
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
  await page.getByLabel('Email').fill('ana@rivera.example');
}

async function typeWebsiteOfB(page: Page): Promise<void> {
  await openLanding(page);
  await page.getByRole('button', { name: 'Start Quick Setup' }).click();
  await page.getByLabel('Website Address').fill('rivera-plumbing.example');
}

async function reachAnalysis(page: Page): Promise<void> {
  await typeWebsiteOfB(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/analysis\?/);
}

async function typeBusiness(page: Page): Promise<void> {
  await openBusinessStep(page, 'rivera-plumbing.example');
  await page.getByLabel('Business Name').fill('Rivera & Daughters');
  await page.getByLabel('Business Description').fill('Pipes,\nmended');
  await page.getByRole('checkbox', { name: 'Send me text messages' }).check();
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByRole('button', { name: 'Add break' }).click();
}

async function chooseSample(page: Page): Promise<void> {
  await reachVoiceStep(page);
  await choose(page);
}

async function chooseLaterSample(page: Page): Promise<void> {
  const agentId = await createReceptionist(page);
  await page.goto(`/voice-recording?agentId=${agentId}`);
  await page.getByLabel('Business Name').fill('Rivera');
  await choose(page);
}

async function choose(page: Page): Promise<void> {
  const buffer = makeWav({ parts: [{ tone: 12 }] });
  await page
    .getByLabel(/upload a recording/i)
    .setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer });
}

async function reachReview(page: Page): Promise<void> {
  await reachVoiceStep(page, 'Rivera Plumbing', '/create-agent2');
  await page.getByRole('button', { name: 'Skip Voice' }).click();
  await expect(page).toHaveURL(/\/confirm\?/);
}

async function typeTrial(page: Page): Promise<void> {
  await page.goto('/trial-signup');
  await fillTrialForm(page);
}

async function reachPayment(page: Page): Promise<void> {
  await createReceptionist(page);
  await signUpForTrial(page);
}
