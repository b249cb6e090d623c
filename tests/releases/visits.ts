import type { PlainBrowser } from '../setup/plain-browser';
import { business, customer, reachVoice, sampleForm } from '../setup/typical-owner';

/** What a release must still know of a visit that another release began. Add a visit for each new cookie. */
interface Visit {
  /** Leaves the browser on the page that is opened with the other release. */
  walk: (browser: PlainBrowser) => Promise<unknown>;
  /** What that page shows, whichever release renders it. */
  shows: RegExp[];
}

const answers = {
  ...business,
  BusinessName: 'Rivera & Daughters',
  BusinessDescription: 'Leaks first, then drains.',
  UrgentCallsNumber: '512-555-0199',
  ServiceType: 'Travel to Customer',
  ServiceRangeMiles: '25',
  trade: 'plumbing',
  smsConsent: 'on',
};

async function readWebsite(browser: PlainBrowser) {
  await browser.open('/create-agent2');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'next', websiteAddress: 'rivera.example', email: 'ana@rivera.example' });
  await browser.submit({ intent: 'analyze' });
}

async function create(browser: PlainBrowser) {
  await reachVoice(browser, '/create-agent', answers);
  await browser.submit({ intent: 'default' });
}

/** Creates a receptionist and signs up for its trial. Returns its ID. */
async function signUp(browser: PlainBrowser) {
  await create(browser);
  const agentId = browser.url.split('/').at(-1);
  await browser.open(`/trial-signup?agent=${agentId}`);
  await browser.submit(customer);
  return agentId;
}

export const visits: Record<string, Visit> = {
  'details from the website': {
    walk: readWebsite,
    shows: [/value="https?:\/\/rivera\.example|name="BusinessName"[^>]* value="[^"]+"/],
  },
  'answers before the voice step': {
    async walk(browser) {
      await readWebsite(browser);
      await browser.submit({ intent: 'next', ...answers });
      await browser.open(browser.url.replace('/voice?', '/business?'));
    },
    shows: [
      /Rivera &amp; Daughters/,
      /Leaks first, then drains\./,
      /512-555-0199/,
      /name="smsConsent"[^>]*checked/,
    ],
  },
  'a voice before the review': {
    async walk(browser) {
      await readWebsite(browser);
      await browser.submit({ intent: 'next', ...answers });
      await browser.upload(sampleForm());
    },
    shows: [/Rivera &amp; Daughters/, /Your own voice|Your recording/i],
  },
  'a new receptionist': { walk: create, shows: [/Rivera &amp; Daughters/, /512-555-0199/] },
  'a sign-up before the checkout': { walk: signUp, shows: [/Ana Rivera/, /ana@rivera\.example/] },
  'a mark on the checklist': {
    async walk(browser) {
      await create(browser);
      const path = `/calendar-setup?agentId=${browser.url.split('/').at(-1)}`;
      await browser.open(path);
      await browser.post({ intent: 'mark', step: 'calendar', done: 'true' });
    },
    shows: [/Completed|1 of \d/],
  },
  'a checkout that was left, then a mark': {
    async walk(browser) {
      const agentId = await signUp(browser);
      await browser.openCheckout();
      await browser.open(`/calendar-setup?agentId=${agentId}`);
      await browser.post({ intent: 'mark', step: 'calendar', done: 'true' });
      await browser.open('/payment-setup');
    },
    shows: [/Ana Rivera/, /ana@rivera\.example/],
  },
  'a recording of the owner’s voice, then a mark': {
    async walk(browser) {
      await create(browser);
      const page = browser.url;
      const agentId = page.split('/').at(-1);
      await browser.open(`/voice-recording?agentId=${agentId}`);
      await browser.upload(sampleForm({ businessName: answers.BusinessName }));
      await browser.open(`/calendar-setup?agentId=${agentId}`);
      await browser.post({ intent: 'mark', step: 'calendar', done: 'true' });
      await browser.open(page);
    },
    shows: [/Rivera &amp; Daughters/, /512-555-0199/],
  },
};
