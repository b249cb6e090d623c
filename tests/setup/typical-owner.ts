import type { PlainBrowser } from './plain-browser';

/** What a typical owner types on the trial form. */
export const customer = {
  name: 'Ana Rivera',
  email: 'ana@rivera.example',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

/** The same owner's business step, complete. */
export const business = {
  BusinessName: 'Rivera Plumbing',
  BusinessPhoneNumber: '512-555-0100',
  BusinessEmail: 'ana@rivera.example',
  TimeZone: 'America/Chicago',
  ServiceType: 'Fixed Location',
  BusinessAddressStreet: '1 Main St',
  BusinessAddressCity: 'Austin',
  BusinessAddressState: 'TX',
  BusinessAddressZipcode: '78701',
};

/** From the landing to the page of the agent that the backend creates. */
export async function createAgent(browser: PlainBrowser): Promise<void> {
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'skip' });
  await browser.submit({ intent: 'next', ...business });
  await browser.submit({ intent: 'default' });
}
