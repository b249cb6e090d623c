import { makeWav } from './audio';
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

/** From a variant's landing to its business step, with nothing found. */
export async function reachBusiness(browser: PlainBrowser, path = '/create-agent'): Promise<void> {
  await browser.open(path);
  await browser.submit({ intent: 'form' });
  if (path === '/create-agent') return void (await browser.submit({ intent: 'skip' }));
  await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
  await browser.submit({ intent: 'manual' });
}

export async function reachVoice(
  browser: PlainBrowser,
  path?: string,
  fields: Record<string, string> = business,
): Promise<void> {
  await reachBusiness(browser, path);
  await browser.submit({ intent: 'next', ...fields });
}

/** From the landing to the page of the agent that the backend creates. */
export async function createAgent(browser: PlainBrowser): Promise<void> {
  await reachVoice(browser);
  await browser.submit({ intent: 'default' });
}

/** Twelve seconds of speech, long enough for a voice. */
export const speech = makeWav({ parts: [{ tone: 12 }] });

/** The voice step's form with a file. */
export function sampleForm(fields: Record<string, string> = {}, audio: Buffer = speech): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'clone', ...fields })) form.set(name, value);
  form.set('audio', new File([new Uint8Array(audio)], 'me.wav', { type: 'audio/wav' }));
  return form;
}
