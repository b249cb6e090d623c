import type { RouteConfigEntry } from '@remix-run/route-config';

import { brand } from '../../app/brand';
import routes from '../../app/routes';
import { PlainBrowser, fetchAsSomebodyNew } from '../setup/plain-browser';
import { customer, business } from '../setup/typical-owner';

/** A page in one of the states in which visitors find it: how a browser without scripts gets there. */
export interface PageState {
  name: string;
  status: number;
  visit: (browser: PlainBrowser) => Promise<unknown>;
}

/** A state as the server sent it. */
export interface ServedPage {
  name: string;
  status: number;
  url: string;
  html: string;
}

/** An address for each route whose path is a pattern. */
const examples: Record<string, string[]> = {
  'demo/agent/:agentId?': ['/demo/agent/agent_example1'],
  'blog/:slug': ['/blog/roi', '/blog/numbers'],
  'for/:trade': ['/for/dental', '/for/auto-repair'],
  ':rep': ['/alex'],
  '*': [],
};

/** Routes that respond with no page of their own, or show one only on the way. */
const isNoPage = ({ file, path }: RouteConfigEntry) =>
  /^routes\/(resources|redirects)\//.test(file) || path === 'get-started';

/** Steps of the form wizard, which lead back to their landing without a draft. */
const isStep = (path: string) => /^create-agent\d?\/(?!voice-setup)/.test(path);

/** Every page that has an address of its own, by the table of routes. */
export const addresses = (routes satisfies RouteConfigEntry[])
  .filter((route) => !isNoPage(route))
  .map(({ path = '' }) => path)
  .filter((path) => !isStep(path))
  .flatMap((path) => examples[path] ?? [`/${path}`]);

const opened = (path: string, status = 200): PageState => ({
  name: path,
  status,
  visit: (browser) => browser.open(path),
});

const wrongBusiness = {
  ...business,
  BusinessName: '',
  BusinessPhoneNumber: '12',
  BusinessAddressZipcode: 'x',
  BusinessDescription: 'x'.repeat(1_001),
  'WeeklySchedule.monday.isOpen': 'on',
  'WeeklySchedule.monday.ranges[0].startTime': '6:00 PM',
  'WeeklySchedule.monday.ranges[0].endTime': '5:00 PM',
};
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Opens a variant's landing and chooses the form. */
async function begin(browser: PlainBrowser, variant: string) {
  await browser.open(`/${variant}`);
  return browser.submit({ intent: 'form' });
}

async function analyze(browser: PlainBrowser, variant: string, websiteAddress = 'partial.rivera.example') {
  await begin(browser, variant);
  await browser.submit({ websiteAddress, intent: variant === 'create-agent' ? 'analyze' : 'next' });
  return variant === 'create-agent' ? browser : browser.submit({ intent: 'analyze' });
}

async function reachVoice(browser: PlainBrowser, variant: string, fields: Record<string, string> = {}) {
  await analyze(browser, variant);
  return browser.submit({ ...business, ...fields, intent: 'next' });
}

async function signUp(browser: PlainBrowser, fields: Record<string, string> = {}) {
  await browser.open('/trial-signup');
  return browser.submit({ ...customer, ...fields });
}

const wizardStates: PageState[] = [
  { name: 'website step', status: 200, visit: (browser) => begin(browser, 'create-agent') },
  {
    name: 'business step, of a trade',
    status: 200,
    visit: async (browser) => {
      await browser.open('/create-agent?trade=pest-control');
      await browser.submit({ intent: 'form' }, '/create-agent');
      return browser.submit({ intent: 'skip' });
    },
  },
  {
    name: 'website step, refused',
    status: 400,
    visit: async (browser) =>
      (await begin(browser, 'create-agent')).submit({
        websiteAddress: 'not a site',
        email: 'x',
        intent: 'analyze',
      }),
  },
  {
    name: 'analysis step',
    status: 200,
    visit: async (browser) =>
      (await begin(browser, 'create-agent2')).submit({ websiteAddress: 'rivera.example', intent: 'next' }),
  },
  { name: 'business step, found', status: 200, visit: (browser) => analyze(browser, 'create-agent') },
  {
    name: 'business step, nothing found',
    status: 200,
    visit: (browser) => analyze(browser, 'create-agent2', 'refuse-extract.example'),
  },
  {
    name: 'business step, refused',
    status: 400,
    visit: async (browser) =>
      (await analyze(browser, 'create-agent')).submit({ ...wrongBusiness, intent: 'next' }),
  },
  {
    name: 'business step, a break added',
    status: 200,
    visit: async (browser) =>
      (await analyze(browser, 'create-agent3')).submit({ ...business, 'edit-hours': 'add-break:monday' }),
  },
  { name: 'voice step', status: 200, visit: (browser) => reachVoice(browser, 'create-agent') },
  {
    name: 'voice step, no recording',
    status: 400,
    visit: async (browser) => (await reachVoice(browser, 'create-agent2')).submit({ intent: 'clone' }),
  },
  {
    name: 'voice step, creation failed',
    status: 200,
    visit: async (browser) =>
      (await reachVoice(browser, 'create-agent', { BusinessName: 'Refuse-Create' })).submit({
        intent: 'default',
      }),
  },
  {
    name: 'review',
    status: 200,
    visit: async (browser) => (await reachVoice(browser, 'create-agent2')).submit({ intent: 'default' }),
  },
  {
    name: 'review, refused',
    status: 400,
    visit: async (browser) => {
      await reachVoice(browser, 'create-agent2', { TimeZone: '', ServiceType: '' });
      await browser.submit({ intent: 'default' });
      return browser.submit({ intent: 'create' });
    },
  },
  {
    name: 'set-up that is gone',
    status: 200,
    visit: (browser) => browser.open('/create-agent/business?draft=gone'),
  },
];

const accountStates: PageState[] = [
  opened('/demo/agent/agent_example1?phone=assign'),
  opened('/demo/agent/agent_refusephone?phone=look'),
  opened('/demo/agent/agent_nonumber?phone=check'),
  opened('/demo/agent', 400),
  opened('/calendar-setup?agentId=agent_example1'),
  opened('/calendar-setup?agent=agent_example1&test=true'),
  {
    name: 'checklist, complete',
    status: 200,
    visit: async (browser) => {
      await browser.open('/calendar-setup?agent=agent_example1&test=true');
      return browser.submit({ step: 'voice', done: 'true' });
    },
  },
  opened('/voice-recording?agentId=agent_example1'),
  {
    name: 'recording page, refused',
    status: 400,
    visit: async (browser) =>
      (await browser.open('/voice-recording?agentId=agent_example1')).submit({ intent: 'clone' }),
  },
  {
    name: 'trial form, refused',
    status: 400,
    visit: (browser) => signUp(browser, { name: '', email: 'x', zipCode: 'x' }),
  },
  { name: 'payment page', status: 200, visit: signUp },
  {
    name: 'payment page, failed',
    status: 200,
    visit: async (browser) =>
      (await signUp(browser, { name: 'Drop-Subscribe' })).submit({ intent: 'subscribe' }),
  },
  { name: 'payment page, session expired', status: 200, visit: (browser) => browser.open('/payment-setup') },
  {
    name: 'calls that the mock backend received',
    status: 200,
    visit: async (browser) => {
      await analyze(browser, 'create-agent');
      return browser.open('/mock-calls');
    },
  },
  opened('/mock-checkout?agentId=agent_example1'),
];

const readingStates: PageState[] = [
  opened('/?serviceCost=275.5&bookings=45&openHour=9'),
  opened('/backupHome101525?bookings=120&missedPercent=80'),
  opened('/testforwarding?type=busy&carrier=tmobile&number=5125550100'),
  opened('/testforwarding?type=busy&carrier=att&number=1', 400),
  opened(`/${brand.slug}?agent=agent_example1`),
  opened(`/${brand.slug}?agent=nobody`, 400),
  opened('/widget-test?agent=agent_example1'),
  opened('/no/such/page', 404),
  opened('/blog/no-such-article', 404),
];

const errorStates: PageState[] = [
  refused(400, { headers: { 'Content-Type': 'multipart/form-data; boundary=y' }, body: 'x' }),
  {
    name: 'error page 400, cookies needed',
    status: 400,
    visit: (browser) => browser.submit(customer, '/trial-signup'),
  },
  refused(403, { headers: { ...urlencoded, Origin: 'https://elsewhere.example' }, body: 'a=b' }),
  refused(405, { method: 'PUT', headers: urlencoded, body: 'a=b' }),
  refused(413, { headers: urlencoded, body: `name=${'x'.repeat(100_000)}` }),
  refused(415, { headers: { 'Content-Type': 'text/plain' }, body: 'a' }),
  {
    name: 'error page 429',
    status: 429,
    visit: async (browser) => {
      await begin(browser, 'create-agent');
      // Twice what is allowed: a minute that was begun by another state may end in between.
      for (let turn = 0; turn < 122 && browser.status !== 429; turn += 1)
        await browser.submit({ websiteAddress: 'x', intent: 'analyze' });
    },
  },
  {
    name: 'error page 500',
    status: 500,
    visit: (browser) => browser.open('/demo/agent/agent_example1?fault'), // of a server `withFaults`
  },
];

function refused(
  status: number,
  init: { method?: string; headers: Record<string, string>; body: string },
): PageState {
  return {
    name: `error page ${status}`,
    status,
    visit: (browser) => {
      const headers = { Origin: new URL(browser.url).origin, ...init.headers };
      return browser.send('/trial-signup', { method: 'POST', ...init, headers });
    },
  };
}

export const pageStates: PageState[] = [
  ...addresses.map((path) => opened(path)),
  ...wizardStates,
  ...accountStates,
  ...readingStates,
  ...errorStates,
];

/** Variables of a server that has a fault at one address, as its error page needs it, and believes visitors' addresses. */
export const withFaults = {
  TRUST_PROXY: '1',
  NODE_OPTIONS: `--import=${new URL('../setup/fault-in-loader.js', import.meta.url)}`,
};

/** Goes to a state as a new visitor: some states use up what an address may do. */
export async function visitState(origin: string, { name, status, visit }: PageState): Promise<ServedPage> {
  const browser = new PlainBrowser(origin, fetchAsSomebodyNew());
  await visit(browser);
  const { html } = browser;
  const [url = ''] = browser.url.split('#');
  if (browser.status !== status || !html.startsWith('<!DOCTYPE html>'))
    throw new Error(`${name}: ${browser.status} instead of ${status}: ${html.slice(0, 80)}`);
  return { name, status, url, html };
}
