import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { contract, functionNames } from '../../app/backend/contract.server';
import type { FunctionPath } from '../../app/backend/contract.server';
import { honeypotField } from '../../app/platform/forms/honeypot';
import { PlainBrowser } from '../setup/plain-browser';
import type { Fetch } from '../setup/plain-browser';
import { createAgent, customer, reachVoice, sampleForm } from '../setup/typical-owner';
import { useSite } from './site';

/** This server accepts one call per minute and kind, because it counts each as sixty. In production it's sixty. */
const site = useSite({ requestWeight: 60 });

let networks = 0;
/** Sends a costly form from the test's network. The forms before it come from other networks, so that they don't count. */
function networkOfTest() {
  networks += 1;
  return `198.51.100.${networks}`;
}

beforeEach(() => {
  site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
  site.backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
});

/** A new visitor whose requests come from a network that can change. */
function visitor() {
  networks += 1;
  const state = { network: `192.0.2.${networks}` };
  const send: Fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...init.headers, 'X-Forwarded-For': state.network } });
  return Object.assign(new PlainBrowser(site.server.url, send), { state });
}
type Visitor = ReturnType<typeof visitor>;

const own = '/demo/agent/agent_abc1';
const setUpBy = (path: string) => (browser: Visitor) => reachVoice(browser, path);
const reachWebsite = (path: string) => async (browser: Visitor) => {
  await browser.open(path);
  await browser.submit({ intent: 'form' });
};
const withAgent = (browser: Visitor) => createAgent(browser);

type Row = [
  functionName: FunctionPath,
  from: string,
  prepare: (browser: Visitor) => Promise<unknown>,
  ask: (browser: Visitor) => Promise<unknown>,
  /** Fields that the error page offers to send again; none if the call has no form. */
  kept?: Record<string, string>,
];

const rows: Row[] = [
  [
    'scrape-and-extract-business-data',
    'the website step of A',
    reachWebsite('/create-agent'),
    (browser) => browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' }),
    { intent: 'analyze', websiteAddress: 'rivera.example' },
  ],
  ...['/create-agent2', '/create-agent3'].map((path): Row => [
    'scrape-and-extract-business-data',
    `the reading step of ${path}`,
    async (browser) => {
      await reachWebsite(path)(browser);
      await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    },
    (browser) => browser.submit({ intent: 'analyze' }),
    { intent: 'analyze' },
  ]),
  [
    'create-full-agent',
    'the voice step of A',
    setUpBy('/create-agent'),
    (browser) => browser.submit({ intent: 'default' }),
    { intent: 'default' },
  ],
  ...['/create-agent2', '/create-agent3'].map((path): Row => [
    'create-full-agent',
    `the confirm step of ${path}`,
    async (browser) => {
      await setUpBy(path)(browser);
      await browser.submit({ intent: 'default' });
    },
    (browser) => browser.submit({ intent: 'create' }),
    { intent: 'create' },
  ]),
  [
    'assign-agent-phone',
    'the button of the demo page',
    async (browser) => {
      site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
      await createAgent(browser);
      await browser.open(`${own}?phone=check`);
    },
    (browser) => browser.post({ intent: 'assign' }, own),
    { intent: 'assign' },
  ],
  [
    'assign-agent-phone',
    'the page of the own agent',
    withAgent,
    (browser) => browser.open(`${own}?phone=assign`),
  ],
  [
    'assign-agent-phone',
    'the script of the demo page',
    withAgent,
    (browser) => browser.post({ intent: 'assign' }, `${own}/number`),
  ],
  [
    'assign-agent-phone',
    'the end of a setup call',
    (browser) => {
      site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
      return browser.open('/create-agent/voice-setup');
    },
    (browser) => browser.post({ Agent_Id: 'agent_abc1' }, '/voice-handover'),
  ],
  ['get-agent-phone', 'the demo page', async () => undefined, (browser) => browser.open(`${own}?phone=look`)],
  [
    'get-agent-phone',
    'the script of the demo page',
    async () => undefined,
    (browser) => browser.open(`${own}/number`),
  ],
  [
    'create-subscription',
    'the payment page',
    async (browser) => {
      await createAgent(browser);
      await browser.open('/trial-signup');
      await browser.submit(customer);
    },
    (browser) => browser.submit({ intent: 'subscribe', agent: 'agent_abc1' }),
    { intent: 'subscribe', agent: 'agent_abc1' },
  ],
];

test.each(rows)(
  '%s counts once against its limit from %s, and is refused over the limit',
  async (functionName, _from, prepare, ask, kept) => {
    const network = networkOfTest();

    /** A new visitor of the same network asks for the call. */
    async function askAnew() {
      const browser = visitor();
      await prepare(browser);
      browser.state.network = network;
      if (kept) expect(browser.html, 'its form has a honeypot').toContain(`name="${honeypotField}"`);
      site.backend.calls = [];
      await ask(browser);
      return browser;
    }

    const accepted = await askAnew();
    expect(accepted.status).not.toBe(429);
    expect(site.backend.to(functionName)).toHaveLength(1);
    const refused = await askAnew();
    expect(refused.status).toBe(429);
    expect(site.backend.to(functionName)).toHaveLength(0);
    if (!kept) return;
    expect(refused.page.values).toMatchObject(kept);
    refused.state.network = networkOfTest();
    await refused.submit(kept);
    expect(site.backend.to(functionName)).toHaveLength(1);
  },
);

test('every function that has a limit has a row above', () => {
  const limited = functionNames.filter((name) => contract[name].limits.length > 0);
  const tested = new Set(rows.map(([functionName]) => functionName));
  const untested = limited.filter((name) => !tested.has(contract[name].path));
  expect(untested).toEqual(['cloneVoice', 'storeRedirect']); // below; nobody waits for the report of a checkout
});

test.each<[string, (browser: Visitor) => Promise<unknown>, FormData]>([
  ['the voice step of A', setUpBy('/create-agent'), sampleForm()],
  ['the voice step of B', setUpBy('/create-agent2'), sampleForm()],
  [
    'the recording page',
    async (browser) => {
      await createAgent(browser);
      await browser.open('/voice-recording?agentId=agent_abc1');
    },
    sampleForm({ businessName: 'Rivera' }),
  ],
])('create-voice-clone counts once against its limit from %s', async (_from, prepare, form) => {
  const network = networkOfTest();

  async function upload() {
    const browser = visitor();
    await prepare(browser);
    browser.state.network = network;
    site.backend.calls = [];
    await browser.upload(form);
    return { status: browser.status, clones: site.backend.to('create-voice-clone').length };
  }

  ignoreUploadLimit();
  expect((await upload()).clones).toBe(1);
  expect(await upload()).toEqual({ status: 429, clones: 0 });
});

/** Uploads have a limit of their own that is as high as that of clones, and would refuse the same request earlier. */
function ignoreUploadLimit() {
  const { consume } = RateLimiterMemory.prototype;
  RateLimiterMemory.prototype.consume = function (key, points) {
    return consume.call(this, key, String(key).startsWith('upload:') ? 0 : points);
  };
  onTestFinished(() => void (RateLimiterMemory.prototype.consume = consume));
}

test('a voice that was cloned before the creation limit is used when the form is sent again', async () => {
  const network = networkOfTest();
  const other = visitor();
  await reachVoice(other);
  other.state.network = network;
  await other.submit({ intent: 'default' });
  const browser = visitor();
  await reachVoice(browser);
  browser.state.network = network;
  site.backend.calls = [];
  await browser.upload(sampleForm());
  expect([browser.status, site.backend.to('create-voice-clone').length]).toEqual([429, 1]);
  expect(site.backend.to('create-full-agent')).toHaveLength(0);
  expect(browser.html).toContain('name="intent" value="own"');
  browser.state.network = networkOfTest();
  await browser.submit({ intent: 'own' });
  const [created] = site.backend.to('create-full-agent');
  expect(created?.body).toMatchObject({ businessData: { customVoiceId: 'voice_1' } });
  await site.settled();
  const voiceSteps = site.steps().filter(({ step }) => step === 4);
  expect(voiceSteps).toHaveLength(1);
});

test('storing a website without reading it counts against no limit', async () => {
  const network = networkOfTest();
  for (const _time of ['once', 'twice']) {
    const browser = visitor();
    await reachWebsite('/create-agent2')(browser);
    browser.state.network = network;
    await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    expect([browser.status, new URL(browser.url).pathname]).toEqual([200, '/create-agent2/analysis']);
  }
});
