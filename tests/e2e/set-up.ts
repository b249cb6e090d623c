import { expect as expectSoon } from '@playwright/test';
import type { Page } from '@playwright/test';

import { business } from '../setup/typical-owner';

/** The steps of a set-up that several journeys share. The fault table runs them, too, where no configuration is read. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/**
 * Opens variant A's form wizard at its first step. What comes before the page that a test is about is sent without
 * being drawn, here and below; `journey.spec.ts` and `keyboard.spec.ts` go the whole way in the browser.
 */
export async function startInstantSetup(page: Page): Promise<void> {
  await page.goto(await sendForm(page, '/create-agent', { intent: 'form' }));
}

/** Sends a form as a browser without scripts does, with the page's cookies, and tells the address that it leads to. */
async function sendForm(page: Page, address: string, form: Record<string, string>): Promise<string> {
  const opened = await page.request.get(address);
  const { origin } = new URL(opened.url());
  const response = await page.request.post(opened.url(), { form, headers: { Origin: origin } });
  expect(response.status()).toBe(200);
  return response.url();
}

/** From the first step to the business step, with what the mock backend finds for the host. */
export async function analyze(page: Page, website: string): Promise<void> {
  await page.getByLabel('Website Address').fill(website);
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Business' })).toBeVisible();
  await openDetails(page);
}

/** Opens the business step with what the mock backend finds for the host. */
export async function openBusinessStep(page: Page, website: string): Promise<void> {
  const first = await sendForm(page, '/create-agent', { intent: 'form' });
  await page.goto(await sendForm(page, first, { intent: 'analyze', websiteAddress: website }));
  await openDetails(page);
}

/** Opens the business step of a set-up whose owner gave these fields and went back before they sent it. */
export async function returnToBusinessStep(page: Page, fields: Record<string, string>): Promise<void> {
  const first = await sendForm(page, '/create-agent', { intent: 'form' });
  const second = await sendForm(page, first, { intent: 'skip' });
  await page.goto(
    await sendForm(page, await sendForm(page, second, { ...fields, intent: 'back' }), { intent: 'skip' }),
  );
}

/** Opens the parts of the business step that are folded. */
export async function openDetails(page: Page): Promise<void> {
  const folded = page.locator('form#business details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Opens the voice step; the business name chooses the mock backend's faults. */
export async function reachVoiceStep(page: Page, businessName?: string, landing?: string): Promise<void> {
  await page.goto(await completeBusiness(page, businessName, landing));
}

/** Creates a receptionist, opens its page and tells its id. */
export async function createReceptionist(page: Page, businessName?: string): Promise<string> {
  await page.goto(await sendForm(page, await completeBusiness(page, businessName), { intent: 'default' }));
  return createdAgent(page);
}

/** Tells the address of the voice step of a set-up whose other steps are complete. */
async function completeBusiness(
  page: Page,
  BusinessName = business.BusinessName,
  landing = '/create-agent',
): Promise<string> {
  const first = await sendForm(page, landing, { intent: 'form' });
  const second = await sendForm(page, first, { intent: 'no-website' });
  return sendForm(page, second, { ...business, BusinessName, intent: 'next' });
}

/** The id in the address of the page that a creation leads to. */
export async function createdAgent(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/demo\/agent\/agent_\w+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The card that tells the trial number. */
export function phoneCard(page: Page) {
  return page.locator('section', { has: page.locator('#trial-number') });
}

/** From a demo page to the payment page, with what set-up handed over. */
export async function signUpForTrial(page: Page, name = 'Ana Rivera'): Promise<void> {
  await page.getByRole('link', { name: 'Start Trial Now' }).click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('button', { name: 'Continue to Payment Setup' }).click();
  await expect(page).toHaveURL(/\/payment-setup$/);
}

/** Every field of the trial form that is open. */
export async function fillTrialForm(page: Page, email = 'ana@rivera.example'): Promise<void> {
  await page.getByLabel('Full Name').fill('Ana Rivera');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Street Address').fill('12 Elm Street');
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel('State').selectOption('TX');
  await page.getByLabel('ZIP Code').fill('78701');
}
