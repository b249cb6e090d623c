import { beforeEach, describe, expect, test } from 'vitest';

import { pricingCopy } from '../../app/content/pricing-copy';
import type { PlainBrowser } from '../setup/plain-browser';
import { createAgent, customer, signUp } from '../setup/typical-owner';
import { useSite } from './site';

// The trial form and the payment page of a receptionist that the URL names, in a session with another current one.
const site = useSite();
const current = 'agent_second2';

/** How the page is opened. None of these requests makes the named receptionist current. */
const openings: [string, Record<string, string>][] = [
  ['a link on another site', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'cross-site' }],
  ['a bookmark', { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' }],
];
const ownPage: [string, Record<string, string>] = [
  'a link on our own page',
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'same-origin' },
];
const [[, fromOutside]] = openings as [(typeof openings)[number]];

const subscriptions = () => site.backend.to('create-subscription');
const paidFor = () => subscriptions().map(({ body }) => body.agentId);
const keys = () => subscriptions().map(({ headers }) => headers['idempotency-key']);

/** Creates another receptionist, which becomes the current one. */
async function createCurrent(browser: PlainBrowser): Promise<void> {
  site.backend.responses['create-full-agent'] = { success: true, agentId: current };
  await createAgent(browser);
}

/** The current receptionist's customer is Bea. */
async function signUpCurrent(browser: PlainBrowser): Promise<void> {
  await createCurrent(browser);
  await browser.open('/trial-signup');
  await browser.submit({ ...customer, name: 'Bea Rivera', email: 'bea@rivera.example' });
}

/** The customer of agent_abc1 is Ana. */
async function signUpBoth(browser: PlainBrowser): Promise<void> {
  await createAgent(browser);
  await signUp(browser);
  await signUpCurrent(browser);
}

/** Clicks the payment page's button, and comes back to our site. */
async function pay(): Promise<void> {
  await site.browser.submit({ intent: 'subscribe' });
  if (!site.browser.url.startsWith(site.server.url)) site.browser.url = site.server.url;
}

describe.each([
  ['without a receptionist', (browser: PlainBrowser) => browser.open('/trial-signup')],
  ['with another current receptionist', createCurrent],
])('the trial form of a receptionist that isn’t known here, in a session %s', (_session, begin) => {
  const named = 'agent_other1';

  describe.each([...openings, ownPage])('opened by %s', (_way, headers) => {
    beforeEach(async () => {
      await site.startAfter(begin);
      await site.browser.open(`/trial-signup?agent=${named}`, headers);
      expect(site.browser.page.values.agent).toBe(named);
    });

    test.each([
      ['was refused', { email: 'ana' }, 'Please enter a valid email address.'],
      ['asked about the address', { email: 'ana@gmial.com' }, 'Did you mean'],
      ['lacked everything', { name: '', email: '', address: '' }, 'Please fill in all required fields'],
    ])('still signs up that one after it %s', async (_how, wrong, message) => {
      const { browser } = site;
      await browser.submit({ ...customer, ...wrong });
      site.shows(message);
      expect(browser.page.values.agent).toBe(named);
      await browser.submit(customer);
      site.shows('Add Your Payment Method', 'Trial for Ana Rivera');
      await pay();
      expect(paidFor()).toEqual([named]);
    });
  });
});

test('an error check of a script doesn’t change the current receptionist', async () => {
  const { browser } = site;
  await site.startAfter(createCurrent);
  await browser.open('/trial-signup?agent=agent_other1', fromOutside);
  const headers = {
    Origin: site.server.url,
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Enhanced': 'check',
  };
  const body = new URLSearchParams({ ...customer, agent: 'agent_other1', email: 'ana' }).toString();
  await browser.send('/trial-signup', { method: 'POST', headers, body });
  site.shows('Please enter a valid email address.');
  await browser.open('/trial-signup');
  expect(browser.page.values.agent).toBe(current);
});

describe('the payment page of a known receptionist', () => {
  const open = (headers = fromOutside) => site.browser.open('/payment-setup?agent=agent_abc1', headers);
  beforeEach(() => site.startAfter(signUpBoth));

  test.each([...openings, ownPage])(
    'opened by %s, reports a failed checkout, and repeats it with the same key',
    async (_way, headers) => {
      site.backend.responses['create-subscription'] = () => ({ status: 500, body: {} });
      await open(headers);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await pay();
        site.shows('Failed to start subscription. Please try again.', 'Trial for Ana Rivera');
      }
      expect([paidFor(), new Set(keys()).size]).toEqual([['agent_abc1', 'agent_abc1'], 1]);
    },
  );

  test.each([...openings, ownPage])(
    'opened by %s, reports a refused checkout, and repeats it with another key',
    async (_way, headers) => {
      site.backend.responses['create-subscription'] = { success: false };
      await open(headers);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await pay();
        site.shows('Failed to start subscription. Please try again.', 'Trial for Ana Rivera');
      }
      expect([paidFor(), new Set(keys()).size]).toEqual([['agent_abc1', 'agent_abc1'], 2]);
    },
  );

  test('shows that one’s customer if another tab has changed the customer', async () => {
    await open();
    const before = site.browser.page.values;
    await site.browser.post({ ...customer, name: 'Ana Maria', agent: 'agent_abc1' }, '/trial-signup');
    await site.browser.post({ ...customer, name: 'Bea Rivera', agent: current }, '/trial-signup');
    await site.browser.post({ ...before, intent: 'subscribe' }, '/payment-setup');
    site.shows('Trial for Ana Maria');
    await pay();
    expect(paidFor()).toEqual(['agent_abc1']);
  });

  test('links to the trial form of that one', async () => {
    await open();
    await site.browser.open(site.browser.page.link('Change') ?? '', fromOutside);
    expect(site.browser.page.values).toMatchObject({ agent: 'agent_abc1', name: 'Ana Rivera' });
  });
});

test('the payment page of a receptionist without a customer sends to the trial form of that one', async () => {
  const { browser } = site;
  await site.startAfter(signUpCurrent);
  const trialForm = '/trial-signup?agent=agent_other1';
  await browser.open('/payment-setup?agent=agent_other1', fromOutside);
  site.shows('Session Expired');
  expect(browser.page.link('Go to Trial Signup')).toBe(trialForm);
  expect(browser.page.refresh).toBe(`2; url=${trialForm}`);
  await browser.post({ intent: 'subscribe', agent: 'agent_other1' });
  site.shows('Session Expired');
  await browser.open(browser.page.refresh?.split('url=')[1] ?? '');
  expect(browser.page.values.agent).toBe('agent_other1');
  expect(paidFor()).toEqual([]);
});

describe('a receptionist whose trial has started', () => {
  beforeEach(async () => {
    const { browser } = site;
    await site.startAfter(signUpBoth);
    await browser.open('/payment-setup?agent=agent_abc1');
    await pay();
    await browser.open('/calendar-setup?session_id=cs_1&agentId=agent_abc1');
    await browser.post({ ...customer, name: 'Bea Rivera', agent: current }, '/trial-signup');
    site.backend.calls = [];
  });

  test.each(['/trial-signup', '/payment-setup'])(
    'has a link on %s that adds a card to that one',
    async (path) => {
      const { browser } = site;
      for (const headers of [fromOutside, {}]) {
        await browser.open(`${path}?agent=agent_abc1`, fromOutside);
        site.shows('Your Trial Is Set Up');
        await browser.open(browser.page.link('Add a card') ?? '', headers);
        site.shows('Add Your Payment Method', 'Trial for Ana Rivera');
      }
      await pay();
      expect(paidFor()).toEqual(['agent_abc1']);
    },
  );

  test('keeps adding a card after the checkout failed', async () => {
    const { browser, backend } = site;
    backend.responses['create-subscription'] = () => ({ status: 500, body: {} });
    await browser.open('/payment-setup?again=true&agent=agent_abc1', fromOutside);
    await pay();
    site.shows('Failed to start subscription. Please try again.', 'Trial for Ana Rivera');
    await pay();
    expect(paidFor()).toEqual(['agent_abc1', 'agent_abc1']);
  });

  test.each(['/trial-signup', '/payment-setup'])('isn’t signed up again by a post to %s', async (path) => {
    await site.browser.post({ ...customer, intent: 'subscribe', agent: 'agent_abc1' }, path);
    site.shows('Your Trial Is Set Up', pricingCopy.isSetUp);
    expect(paidFor()).toEqual([]);
  });
});

test.each(['/trial-signup', '/payment-setup'])(
  'a post to %s for our own receptionist is refused and doesn’t make it current',
  async (path) => {
    const { browser } = site;
    await site.startAfter(createCurrent);
    await browser.post({ ...customer, intent: 'subscribe', agent: 'agent_demo' }, path);
    site.shows('Our Own Receptionist Has No Trial');
    await browser.open('/trial-signup');
    expect(browser.page.values.agent).toBe(current);
    expect(paidFor()).toEqual([]);
  },
);
