import { expect as expectSoon } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The steps of a set-up that several journeys share. The fault table runs them, too, where no configuration is read. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/** Opens variant A's form wizard at its first step. */
export async function startInstantSetup(page: Page): Promise<void> {
  await page.goto('/create-agent');
  await page.getByRole('button', { name: 'Start Instant Setup' }).click();
  await expect(page.getByRole('heading', { name: 'What is your website?' })).toBeVisible();
}

/** From the first step to the business step, with what the mock backend finds for the host. */
export async function analyze(page: Page, website: string): Promise<void> {
  await page.getByLabel('Website Address').fill(website);
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('heading', { name: 'Tell us about your business' })).toBeVisible();
  await openDetails(page);
}

/** Opens the parts of the business step that are folded. */
export async function openDetails(page: Page): Promise<void> {
  const folded = page.locator('form#business details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** From the landing to the voice step; the business name chooses the mock backend's faults. */
export async function reachVoiceStep(page: Page, businessName = 'Rivera Plumbing'): Promise<void> {
  await startInstantSetup(page);
  await analyze(page, 'rivera-plumbing.example');
  await page.getByLabel('Business Name').fill(businessName);
  await page.getByRole('button', { name: 'Next: Voice Recording' }).click();
  await expect(page.getByRole('button', { name: 'Use Default Voice' })).toBeVisible();
}

/** Creates a receptionist and tells its id. */
export async function createReceptionist(page: Page, businessName?: string): Promise<string> {
  await reachVoiceStep(page, businessName);
  await page.getByRole('button', { name: 'Use Default Voice' }).click();
  return createdAgent(page);
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
