import { expect as expectSoon } from '@playwright/test';
import type { Page } from '@playwright/test';

import { business } from '../setup/typical-owner';

/** Setup steps that several journeys share. The fault table runs them, too, without Playwright's configuration. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/**
 * Opens variant A's form setup at its first step. These helpers send earlier steps without rendering their pages;
 * `journey.spec.ts` and `keyboard.scripts.spec.ts` go through every page in the browser.
 */
export async function startInstantSetup(page: Page): Promise<void> {
  await page.goto(await sendForm(page, '/create-agent', { intent: 'form' }));
}

/** Posts a form like a browser without scripts, with the page's cookies. Returns the URL of the redirect. */
async function sendForm(page: Page, address: string, form: Record<string, string>): Promise<string> {
  const opened = await page.request.get(address);
  const { origin } = new URL(opened.url());
  const response = await page.request.post(opened.url(), { form, headers: { Origin: origin } });
  expect(response.status()).toBe(200);
  return response.url();
}

/** Makes this browser the owner's of any new agent, as the end of a setup call does. */
export async function becomeOwner(page: Page, agentId: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/create-agent/voice-setup')).url());
  const form = { Agent_Id: agentId };
  const response = await page.request.post('/voice-handover', { form, headers: { Origin: origin } });
  expect(response.status()).toBe(200);
}

/** Goes from the first step to the business step, with the data that the mock backend finds for the host. */
export async function analyze(page: Page, website: string): Promise<void> {
  await page.getByLabel('Website Address').fill(website);
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  await openDetails(page);
}

/** Opens the business step with the data that the mock backend finds for the host. */
export async function openBusinessStep(page: Page, website: string): Promise<void> {
  const first = await sendForm(page, '/create-agent', { intent: 'form' });
  await page.goto(await sendForm(page, first, { intent: 'analyze', websiteAddress: website }));
  await openDetails(page);
}

/** Opens the business step after its owner entered these fields and went back without sending them. */
export async function returnToBusinessStep(page: Page, fields: Record<string, string>): Promise<void> {
  const first = await sendForm(page, '/create-agent', { intent: 'form' });
  const second = await sendForm(page, first, { intent: 'skip' });
  await page.goto(
    await sendForm(page, await sendForm(page, second, { ...fields, intent: 'back' }), { intent: 'skip' }),
  );
}

/** Opens the collapsed sections of the business step. */
export async function openDetails(page: Page): Promise<void> {
  const sections = page.locator('form#business details');
  // Scripts may open one meanwhile, and then a click on its summary would close it.
  await sections.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const section of all) section.open = true;
  });
}

/** Opens the voice step; the business name chooses the mock backend's faults. */
export async function reachVoiceStep(page: Page, businessName?: string, landing?: string): Promise<void> {
  await page.goto(await completeBusiness(page, businessName, landing));
}

/** Creates a receptionist and opens its page. Returns its id. */
export async function createReceptionist(page: Page, businessName?: string): Promise<string> {
  await page.goto(await sendForm(page, await completeBusiness(page, businessName), { intent: 'default' }));
  return createdAgent(page);
}

/** Completes all steps before the voice step. Returns the URL of the voice step. */
async function completeBusiness(
  page: Page,
  BusinessName = business.BusinessName,
  landing = '/create-agent',
): Promise<string> {
  const first = await sendForm(page, landing, { intent: 'form' });
  const second = await sendForm(page, first, { intent: 'no-website' });
  return sendForm(page, second, { ...business, BusinessName, intent: 'next' });
}

/** The agent id in the URL of the page that opens after a creation. */
export async function createdAgent(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/demo\/agent\/agent_\w+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The card with the trial number. */
export function phoneCard(page: Page) {
  return page.locator('section', { has: page.locator('#trial-number') });
}

/** Goes from a demo page to the payment page with the prefilled values. */
export async function signUpForTrial(page: Page, name = 'Ana Rivera'): Promise<void> {
  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
  await expect(page).toHaveURL(/\/payment-setup$/);
}

/** Fills every field of the open trial form. */
export async function fillTrialForm(page: Page, email = 'ana@rivera.example'): Promise<void> {
  await page.getByLabel('Full Name').fill('Ana Rivera');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Street Address').fill('12 Elm Street');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').selectOption('TX');
  await page.getByLabel('ZIP Code').fill('78701');
}
