import type { Page } from '../page';
import type { Scenario } from './scenario';
import { analyze, startInstantSetup } from './set-up';

export const refusedForms: Scenario[] = [
  {
    name: 'a refused business step keeps what was typed, and Back to it shows the form',
    run: refuseBusinessStep,
  },
  { name: 'a refused trial form keeps what was typed, over other pages and Back', run: leaveRefusedTrial },
  { name: 'Back directly from a refused form shows a page of ours', run: backFromRefusedForm },
];

async function refuseBusinessStep(page: Page): Promise<void> {
  await startInstantSetup(page);
  await analyze(page, 'partial.rivera.example');
  await page.fill('Business Phone', '12');
  await page.fill('Street Address', 'Straße 1, São José');
  await page.press('Opening hours');
  await page.choose('Monday opens', '6:00 PM');
  await page.press('Next: Voice Recording');
  await page.shows('Missing Required Information');
  await page.shows('Please fill in these required fields: Service Type');
  await page.shows('Please enter a 10-digit US phone number.');
  await page.shows('Opening hours must end after they start and must not overlap.');
  await page.holds('Business Phone', '12');
  await page.holds('Street Address', 'Straße 1, São José');
  await page.holds('Monday opens', '6:00 PM');

  await page.fill('Business Phone', '5125550100');
  await page.choose('Service Type', 'Fixed Location');
  await page.choose('Monday opens', '8:00 AM');
  await page.press('Next: Voice Recording');
  await page.shows('Choose a Voice');
  await page.back();
  await page.shows('Tell Us About Your Business');
  await page.holds('Street Address', 'Straße 1, São José');
  await page.press('Next: Voice Recording');
  await page.shows('Choose a Voice');
}

async function leaveRefusedTrial(page: Page): Promise<void> {
  await page.visit('/trial-signup');
  await sendPlaceAlone(page, 'San José');
  await page.holds('City', 'San José');
  await page.holds('State', 'TX');
  await page.holds('ZIP Code', '78701');
  await page.press('Home', 'header');
  await page.shows('Try Free Tonight');
  await page.back();
  await page.isAt(/^\/trial-signup/);
  await page.holds('City', 'San José');
  await page.fill('Full Name', 'Ana Rivera');
  await page.fill('Email Address', 'ana@rivera.example');
  await page.fill('Street Address', '1 Main St');
  await page.press('Continue to Payment Setup');
  await page.isAt(/^\/payment-setup/);
  await page.shows('Start Free Trial');
  await page.back();
  await page.isAt(/^\/trial-signup/);
  await page.holds('Full Name', 'Ana Rivera');
  await page.holds('City', 'San José');
}

/** With scripts the refused form took its own place; without, it stands behind the one that was sent. */
async function backFromRefusedForm(page: Page): Promise<void> {
  await page.visit('/demo-call');
  await page.visit('/trial-signup');
  await sendPlaceAlone(page, 'San José');
  await page.back();
  if (page.scripts) return page.isAt(/^\/demo-call/);
  await page.isAt(/^\/trial-signup/);
  await sendPlaceAlone(page, 'El Paso');
  await page.holds('City', 'El Paso');
}

async function sendPlaceAlone(page: Page, city: string): Promise<void> {
  await page.fill('City', city);
  await page.choose('State', 'Texas');
  await page.fill('ZIP Code', '78701');
  await page.press('Continue to Payment Setup');
  await page.shows('Please fill in all required fields');
}
