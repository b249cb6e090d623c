import { neededKeys, otherKeys } from '../../app/receptionist/record/checklist-steps';
import { makeWav } from './audio';
import type { PlainBrowser } from './plain-browser';

/** A typical owner's input for the trial form. */
export const customer = {
  name: 'Ana Rivera',
  email: 'ana@rivera.example',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

/** The same owner's complete input for the business step. */
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

/** Goes from a variant's landing page to its business step, without website data. */
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
  await browser.submit({ intent: 'next', BusinessEmail: business.BusinessEmail, ...fields });
}

/** Goes from the landing page to the created agent's page. Throws with the page's text if a step was refused. */
export async function createAgent(browser: PlainBrowser): Promise<void> {
  await reachVoice(browser);
  if (browser.url.includes('/voice?')) await browser.submit({ intent: 'default' });
  if (!browser.url.includes('/demo/agent/'))
    throw new Error(`stopped with status ${browser.status} at ${browser.url}: ${browser.text}`);
}

/** Sends the trial form for the created agent. */
export async function signUp(browser: PlainBrowser): Promise<void> {
  await browser.open('/trial-signup?agent=agent_abc1');
  await browser.submit(customer);
}

/** The checklist of the created agent. */
export const checklist = '/calendar-setup?agentId=agent_abc1';

/** Goes from the landing page to the checklist of a trial that has begun. */
export async function startTrial(browser: PlainBrowser): Promise<void> {
  await createAgent(browser);
  await signUp(browser);
  await browser.openCheckout();
  await browser.open('/calendar-setup?session_id=cs_1&agentId=agent_abc1');
}

/** What the checklist says after this many of the steps that calls need. */
export const neededDone = (done: number) =>
  `${done === neededKeys.length ? 'All' : `${done} of`} ${neededKeys.length} needed steps done`;

/** How its sentence goes on once calls are answered, or all steps but the phone are done. */
export function othersDone(done: number): string {
  const left = otherKeys.length - done;
  return left === 0
    ? `, and the\u00a0${done}\u00a0others.`
    : `, ${left} other${left === 1 ? '' : 's'} to go.`;
}

/** Twelve seconds of audio, long enough for a voice sample. */
export const speech = makeWav({ parts: [{ tone: 12 }] });

/** The voice step's multipart form with an audio file. */
export function sampleForm(fields: Record<string, string> = {}, audio: Buffer = speech): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'clone', ...fields })) form.set(name, value);
  form.set('audio', new File([new Uint8Array(audio)], 'me.wav', { type: 'audio/wav' }));
  return form;
}
