import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { PlainBrowser } from '../setup/plain-browser';
import { RecordingBackend } from '../setup/recording-backend';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';
import { customer } from '../setup/typical-owner';

/** What the product sends to the backend over real HTTP, call by call. */
const backend = new RecordingBackend();
const key = 'the-backend-key-of-this-test';
let server: RunningServer;
let browser: PlainBrowser;

beforeAll(async () => {
  await backend.start();
  server = await startServer({
    BACKEND_URL: backend.url,
    BACKEND_KEY: key,
    SESSION_SECRET: 's'.repeat(32),
    SETUP_AGENT_ID: 'agent_setup',
    DEMO_AGENT_ID: 'agent_demo',
    PUBLIC_URL: 'https://www.site.example',
    CHECKOUT_HOSTS: 'pay.example',
  });
});
afterAll(async () => {
  await server.stop();
  backend.stop();
});
beforeEach(() => {
  backend.calls = [];
  backend.responses = {
    'scrape-and-extract-business-data': { success: true, businessData: { BusinessName: 'Rivera Plumbing' } },
    'create-full-agent': { success: true, agentId: 'agent_abc1' },
    'get-agent-phone': { success: true, phoneNumber: null },
    'assign-agent-phone': { success: true, assignedPhoneNumber: '+15125550123' },
    'create-subscription': { url: 'https://pay.example/session' },
  };
  browser = new PlainBrowser(server.url);
});

const business = {
  intent: 'next',
  BusinessName: ' Rivera Plumbing ',
  BusinessPhoneNumber: '(512) 555-0100',
  TimeZone: 'America/Chicago',
  ServiceType: 'Travel to Customer',
  ServiceRangeMiles: '25',
  BusinessAddressStreet: '1 Main St',
  BusinessAddressState: 'TX',
  smsConsent: 'on',
};

async function reachVoice() {
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({
    intent: 'analyze',
    websiteAddress: 'WWW.Rivera.example/',
    email: 'ana@rivera.example',
  });
  await browser.submit(business);
  expect(browser.url).toMatch(/\/create-agent\/voice\?draft=/);
}

async function create() {
  await reachVoice();
  await browser.submit({ intent: 'default' });
}

const steps = () => backend.to('log-agent-creator-step').map(({ body }) => body.step);
const eventually = (read: () => unknown) => expect.poll(read);

test(
  'the whole journey makes these calls with these bodies',
  {
    tags: [
      '7.extract',
      '7.create',
      '7.assign',
      '7.subscribe',
      '7.redirect',
      '3.business.1',
      '3.business.4',
      '3.business.5',
      '3.consent',
      '3.customer',
      'D.backend.query',
      'D.backend.request',
      '4.steps.1',
      '7.log.6',
      '4.flow',
    ],
  },
  async () => {
    await create();
    expect(browser.url).toBe(`${server.url}/demo/agent/agent_abc1`);
    await browser.open('?phone=look');
    await browser.open('?phone=assign');
    expect(browser.html).toContain('512-555-0123');
    await browser.open('/trial-signup?agent=agent_abc1');
    await browser.submit(customer);
    expect(browser.url).toBe(`${server.url}/payment-setup`);
    await browser.submit({ intent: 'subscribe' });
    expect(browser.url).toBe('https://pay.example/session');
    await browser.open(`${server.url}/calendar-setup?session_id=cs_1&agentId=agent_abc1`);
    await browser.open(`${server.url}/calendar-setup?session_id=cs_1&agentId=agent_abc1`);

    expect(backend.to('scrape-and-extract-business-data')[0]?.body).toEqual({
      email: 'ana@rivera.example',
      websiteAddress: 'https://www.rivera.example',
    });
    expect(backend.to('create-full-agent')[0]?.body).toMatchObject({
      email: 'ana@rivera.example',
      businessData: {
        BusinessName: 'Rivera Plumbing',
        BusinessPhoneNumber: '512-555-0100',
        BusinessEmail: 'ana@rivera.example',
        ServiceRangeMiles: 25,
        BusinessAddressState: 'TX',
        BusinessHours: expect.stringMatching(/^Mon\[9:00AM-5:00PM\]; .*Sun\[Closed\]$/),
        DaysOpen: 'Monday, Tuesday, Wednesday, Thursday, Friday',
      },
      smsConsent: {
        consent: true,
        date: expect.stringMatching(/^\d{4}-.*Z$/),
        source: 'website sign up form',
      },
    });
    expect(backend.to('assign-agent-phone')[0]?.body).toEqual({
      agentId: 'agent_abc1',
      businessName: 'Rivera Plumbing',
      userEmail: 'ana@rivera.example',
      userAddress: '1 Main St',
      userCity: '',
      userState: 'TX',
      userZipcode: '',
    });
    expect(backend.to('create-subscription')[0]).toMatchObject({
      body: { customerInfo: customer, agentId: 'agent_abc1' },
      headers: { origin: 'https://www.site.example' },
    });
    await eventually(() => backend.to('store-stripe-redirect').map(({ body }) => body)).toEqual([
      { agentId: 'agent_abc1', queryString: 'session_id=cs_1&agentId=agent_abc1' },
    ]);
    for (const { headers } of backend.calls) {
      expect(headers.authorization).toBe(`Bearer ${key}`);
      expect(headers['x-request-id']).toBeTruthy();
    }
    await eventually(() => steps()).toEqual(['page_landing', 'instant_setup_selected', 1, 2, 3, 4, 6]);
  },
);

test(
  'the key, the bodies and personal data are in no page and no log line',
  { tags: ['D.backend.secret'] },
  async () => {
    await create();
    expect(browser.html).not.toContain(key);
    expect(server.output()).not.toMatch(new RegExp(`${key}|rivera|Rivera|512-555`));
  },
);

describe('steps', () => {
  test(
    'carry the rep, the agent and the e-mail, and a landing counts once a session',
    { tags: ['7.log.1', '3.steplog', '4.landing.2', 'D.log.rep', 'D.route.rep', '6.2'] },
    async () => {
      await browser.open('/ALEX');
      await browser.open('/create-agent');
      await browser.open('/create-agent2');
      await eventually(() => steps().filter((step) => step === 'page_landing')).toEqual(['page_landing']);
      expect(backend.to('log-agent-creator-step').at(-1)?.body).toEqual({
        step: 'page_landing',
        agentId: 'unknown',
        userEmail: '',
        stepData: { page: '/create-agent', salesRep: 'Alex' },
        origin: 'WebForm',
        visitType: 'create_agent',
      });
    },
  );

  test('of the trial pitch are visits to try', { tags: ['D.log.page'] }, async () => {
    await browser.open('/try-now');
    await eventually(() => backend.to('log-agent-creator-step').map(({ body }) => body.visitType)).toEqual([
      'try_free',
    ]);
  });

  test('of prefetches and bots are not logged', { tags: ['D.log.robots', '4.steps.1'] }, async () => {
    await browser.open('/create-agent', { 'Sec-Purpose': 'prefetch' });
    await fetch(`${server.url}/create-agent`, {
      headers: { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    });
    await browser.submit({ intent: 'voice' }, '/create-agent');
    await eventually(() => steps()).toEqual(['voice_setup_selected']);
  });

  test('that fail break nothing', { tags: ['8.16', 'D.log.late'] }, async () => {
    backend.responses['log-agent-creator-step'] = () => ({ status: 500, body: {} });
    await create();
    expect(browser.url).toBe(`${server.url}/demo/agent/agent_abc1`);
  });
});

describe('idempotency keys', () => {
  const keys = (functionName: string) =>
    backend.to(functionName).map(({ headers }) => headers['idempotency-key']);

  test(
    'stay the same after an unknown outcome and change after a definite no',
    { tags: ['D.backend.key', '8.4'] },
    async () => {
      await reachVoice();
      backend.responses['create-full-agent'] = () => ({ status: 500, body: {} });
      await browser.submit({ intent: 'default' });
      expect(browser.html).toContain('Agent Creation Failed');
      await browser.submit({ intent: 'default' });
      backend.responses['create-full-agent'] = { success: false, error: 'no' };
      await browser.submit({ intent: 'default' });
      backend.responses['create-full-agent'] = { success: true, agentId: 'agent_abc2' };
      await browser.submit({ intent: 'default' });
      expect(browser.url).toContain('agent_abc2');
      const [first, second, third, fourth] = keys('create-full-agent');
      expect([second, third]).toEqual([first, first]);
      expect(fourth).not.toBe(first);
    },
  );

  test('of a subscription too', { tags: ['D.backend.key'] }, async () => {
    await create();
    await browser.open('/trial-signup');
    await browser.submit(customer);
    backend.responses['create-subscription'] = () => ({ status: 500, body: {} });
    await browser.submit({ intent: 'subscribe' });
    await browser.submit({ intent: 'subscribe' });
    backend.responses['create-subscription'] = { success: false };
    await browser.submit({ intent: 'subscribe' });
    await browser.submit({ intent: 'subscribe' });
    const [first, second, third, fourth] = keys('create-subscription');
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });
});

test(
  'without a known agent the subscription is for an unknown one',
  { tags: ['D.backend.unknown'] },
  async () => {
    await browser.open('/trial-signup');
    await browser.submit(customer);
    await browser.submit({ intent: 'subscribe' });
    expect(backend.to('create-subscription')[0]?.body.agentId).toBe('unknown');
  },
);

test(
  'variant B confirms before it creates, and names what is missing',
  { tags: ['4.B.1', '4.B.3', '5.6', '5.7', '4.steps.1'] },
  async () => {
    await browser.open('/create-agent2');
    await browser.submit({ intent: 'form' });
    await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    await browser.submit({ intent: 'manual' });
    await browser.submit({ intent: 'next', BusinessName: 'Rivera' });
    await browser.submit({ intent: 'default' });
    expect(browser.url).toContain('/create-agent2/confirm');
    await browser.submit({ intent: 'create' });
    expect(browser.html).toContain('Please fill in these required fields: Time Zone, Service Type');
    expect(backend.to('create-full-agent')).toHaveLength(0);
    await eventually(() => steps()).toEqual(['page_landing', 'instant_setup_selected', 1, 2, 3, 4]);
  },
);

test(
  'outside mock mode the testers’ pages do not exist',
  { tags: ['D.mock.checkout', 'D.mock.calls'] },
  async () => {
    for (const path of ['/mock-checkout', '/mock-calls']) expect((await browser.open(path)).status).toBe(404);
  },
);
