import type { RouteConfigEntry } from '@remix-run/route-config';

import { brand } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { honeypotField } from '../../app/platform/forms/honeypot';
import routes from '../../app/routes';
import { encryptCookie } from '../setup/encrypted-cookie';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { business, customer } from '../setup/typical-owner';

/** A state of a page, and how to reach it without JavaScript. */
export interface PageState {
  name: string;
  status: number;
  visit: (browser: PlainBrowser) => Promise<unknown>;
}

/** A state as rendered by the server. */
export interface ServedPage {
  name: string;
  status: number;
  url: string;
  html: string;
  policy: string;
}

/** Example paths for routes with parameters. */
const examples: Record<string, string[]> = {
  'demo/agent/:agentId?': ['/demo/agent/agent_example1'],
  'blog/:slug': ['/blog/roi', '/blog/numbers'],
  'for/:trade': ['/for/dental', '/for/auto-repair'],
  ':rep': ['/alex'],
  '*': [],
};

/** Resource routes and redirects. */
const isNotPage = ({ file, path }: RouteConfigEntry) =>
  /^routes\/(resources|redirects)\//.test(file) || path === 'get-started';

/** Steps of the setup. They redirect to the landing page if there is no draft. */
const isStep = (path: string) => /^create-agent\d?\/(?!voice-setup)/.test(path);

/** Paths of all pages that can be opened directly, derived from the route table. */
export const addresses = (routes satisfies RouteConfigEntry[])
  .filter((route) => !isNotPage(route))
  .map(({ path = '' }) => path)
  .filter((path) => !isStep(path))
  .flatMap((path) => examples[path] ?? [`/${path}`]);

const state = (name: string, visit: PageState['visit'], status = 200): PageState => ({ name, status, visit });
const opened = (path: string, status?: number) => state(path, (browser) => browser.open(path), status);

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

/** Opens a variant's landing page and chooses the form. */
async function begin(browser: PlainBrowser, variant: string) {
  await browser.open(`/${variant}`);
  return browser.submit({ intent: 'form' });
}

async function analyze(browser: PlainBrowser, variant: string, websiteAddress = 'partial.rivera.example') {
  await begin(browser, variant);
  await browser.submit({ websiteAddress, intent: variant === 'create-agent' ? 'analyze' : 'next' });
  return variant === 'create-agent' ? browser : browser.submit({ intent: 'analyze' });
}

async function addBreak(browser: PlainBrowser, variant: string) {
  await analyze(browser, variant);
  const edit = { type: 'add-break', day: 'monday' };
  return browser.submit({ ...business, 'edit-hours': JSON.stringify(edit) });
}

async function reachVoice(browser: PlainBrowser, variant: string, fields: Record<string, string> = {}) {
  await analyze(browser, variant);
  return browser.submit({ ...business, ...fields, intent: 'next' });
}

async function fromVoice(browser: PlainBrowser, variant: string, intent: string, fields = {}) {
  return (await reachVoice(browser, variant, fields)).submit({ intent });
}

const named = (BusinessName: string) => ({ BusinessName });

async function createTwo(browser: PlainBrowser) {
  for (const name of ['Rivera Plumbing', 'Rivera Electric'])
    await fromVoice(browser, 'create-agent', 'default', named(name));
}

async function signUp(browser: PlainBrowser, fields: Record<string, string> = {}) {
  await browser.open('/trial-signup');
  return browser.submit({ ...customer, ...fields });
}

/** Opens an owner's page two days after the last day of the trial. */
async function openAfterTrial(browser: PlainBrowser, path: string) {
  const now = Date.now();
  const trialEnds = new Date(now - 2 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const name = 'agent-agent_example1';
  const value = { own: true, setupVariant: 'A', trialEnds };
  browser.keep(name, await encryptCookie(name, { at: now, value }));
  await browser.open(path);
  if (!browser.text.includes(pricingCopy.ended)) throw new Error(`${path}: the trial hasn't ended`);
}

const setupStates = [
  state('website step', (browser) => begin(browser, 'create-agent')),
  state('business step, of a trade', async (browser) => {
    await browser.open('/create-agent?trade=pest-control');
    await browser.submit({ intent: 'form' }, '/create-agent');
    return browser.submit({ intent: 'skip' });
  }),
  state(
    'website step, refused',
    async (browser) => {
      await begin(browser, 'create-agent');
      return browser.submit({ websiteAddress: 'not a site', email: 'x', intent: 'analyze' });
    },
    400,
  ),
  state('reading step', async (browser) =>
    (await begin(browser, 'create-agent2')).submit({ websiteAddress: 'rivera.example', intent: 'next' }),
  ),
  state('business step, found', (browser) => analyze(browser, 'create-agent')),
  state('business step, nothing found', (browser) =>
    analyze(browser, 'create-agent2', 'refuse-extract.example'),
  ),
  state('business step, refused', (browser) => reachVoice(browser, 'create-agent', wrongBusiness), 400),
  state('business step, asking about our guess', (browser) =>
    reachVoice(browser, 'create-agent', { BusinessEmail: '' }),
  ),
  state('business step, a break added', (browser) => addBreak(browser, 'create-agent3')),
  state('business step, a usual week instead of a break', async (browser) => {
    await addBreak(browser, 'create-agent');
    return browser.submit({ 'edit-hours': JSON.stringify({ type: 'usual', week: 'always' }) });
  }),
  state('voice step', (browser) => reachVoice(browser, 'create-agent')),
  state('voice step, no recording', (browser) => fromVoice(browser, 'create-agent2', 'clone'), 400),
  state('voice step, creation failed', (browser) =>
    fromVoice(browser, 'create-agent', 'default', { BusinessName: 'Refuse-Create' }),
  ),
  state('review, a break added', async (browser) => {
    await addBreak(browser, 'create-agent2');
    await browser.submit({ intent: 'next' });
    return browser.submit({ intent: 'default' });
  }),
  state('review', (browser) => fromVoice(browser, 'create-agent2', 'default')),
  state(
    'review, refused',
    async (browser) => {
      await fromVoice(browser, 'create-agent2', 'default', { TimeZone: '', ServiceType: '' });
      return browser.submit({ intent: 'create' });
    },
    400,
  ),
  state('setup that has expired', (browser) => browser.open('/create-agent/business?draft=gone')),
];

const accountStates = [
  opened('/demo/agent/agent_example1?phone=assign'),
  opened('/demo/agent/agent_refusephone?phone=look'),
  opened('/demo/agent/agent_nonumber?phone=check'),
  opened('/demo/agent', 400),
  opened('/calendar-setup?agentId=agent_example1'),
  opened('/calendar-setup?agent=agent_example1&test=true'),
  state('checklist, complete', async (browser) => {
    await browser.open('/calendar-setup?agent=agent_example1&test=true');
    return browser.submit({ intent: 'mark', step: 'voice', done: 'true' });
  }),
  state('checklist, trial ended', (browser) =>
    openAfterTrial(browser, '/calendar-setup?agentId=agent_example1'),
  ),
  state('receptionist, trial ended', (browser) =>
    openAfterTrial(browser, '/demo/agent/agent_example1?phone=look'),
  ),
  state('trial form, trial ended', (browser) =>
    openAfterTrial(browser, '/trial-signup?agent=agent_example1'),
  ),
  state('/, two receptionists and two setups', async (browser) => {
    await createTwo(browser);
    for (const name of ['Ace HVAC', 'Second Nails']) await reachVoice(browser, 'create-agent', named(name));
    return browser.open('/');
  }),
  state('/forget, two receptionists', async (browser) => {
    await createTwo(browser);
    return browser.open('/forget');
  }),
  opened('/other-device?agentId=agent_example1'),
  state('other device, owner’s link', async (browser) => {
    await fromVoice(browser, 'create-agent', 'default');
    const agentId = new URL(browser.url).pathname.split('/').at(-1) ?? '';
    return browser.open(`/other-device?agentId=${agentId}`);
  }),
  opened('/voice-recording?agentId=agent_example1'),
  state(
    'recording page, refused',
    async (browser) =>
      (await browser.open('/voice-recording?agentId=agent_example1')).submit({ intent: 'clone' }),
    400,
  ),
  state('trial form, refused', (browser) => signUp(browser, { name: '', email: 'x', zipCode: 'x' }), 400),
  state('payment page', signUp),
  state('payment page, failed', async (browser) =>
    (await signUp(browser, { name: 'Drop-Subscribe' })).submit({ intent: 'subscribe' }),
  ),
  state('calls that the mock backend received', async (browser) =>
    (await analyze(browser, 'create-agent')).open('/mock-calls?function=scrape-and-extract-business-data'),
  ),
  opened('/mock-checkout?agentId=agent_example1'),
];

const readingStates = [
  opened('/?serviceCost=275.5&bookings=45&openHour=9'),
  opened('/backupHome101525?bookings=120&missedPercent=80'),
  opened('/pricing?serviceCost=275.5&bookings=45'),
  opened('/compare?bookedPercent=100&hourlyPay=30'),
  opened('/faq?q=gramophone'),
  state('forwarding codes', (browser) =>
    browser.post({ type: 'busy', carrier: 'tmobile', number: '5125550100' }, '/testforwarding'),
  ),
  state(
    'forwarding form, refused',
    (browser) => browser.post({ type: 'busy', carrier: 'att', number: '1' }, '/testforwarding'),
    400,
  ),
  opened('/testforwarding?number=5125550100'),
  opened(`/${brand.slug}?agent=agent_example1`),
  opened(`/${brand.slug}?agent=nobody`, 400),
  opened('/widget-test?agent=agent_example1'),
  opened('/no/such/page', 404),
  opened('/blog/no-such-article', 404),
];

const errorStates = [
  refused(400, { headers: { 'Content-Type': 'multipart/form-data; boundary=y' }, body: 'x' }),
  state('error page 400, cookies needed', (browser) => browser.post(customer, '/trial-signup'), 400),
  refused(403, { headers: { ...urlencoded, Origin: 'https://elsewhere.example' }, body: 'a=b' }),
  refused(405, { method: 'PUT', headers: urlencoded, body: 'a=b' }),
  refused(413, { headers: urlencoded, body: `name=${'x'.repeat(100_000)}` }),
  refused(415, { headers: { 'Content-Type': 'text/plain' }, body: 'a' }),
  state(
    'error page 429',
    async (browser) => {
      await begin(browser, 'create-agent');
      // Twice the limit, because the rate limit's window may reset in between. A filled honeypot counts and calls nothing.
      const form = { websiteAddress: 'rivera.example', intent: 'analyze', [honeypotField]: 'robot' };
      for (let turn = 0; turn < 122 && browser.status !== 429; turn += 1) await browser.post(form);
    },
    429,
  ),
  // Needs a server started with `faultServerEnv`.
  state('error page 500', (browser) => browser.open('/demo/agent/agent_example1?fault'), 500),
];

function refused(
  status: number,
  init: { method?: string; headers: Record<string, string>; body: string },
): PageState {
  const send = (browser: PlainBrowser) => {
    const headers = { Origin: new URL(browser.url).origin, ...init.headers };
    return browser.send('/trial-signup', { method: 'POST', ...init, headers });
  };
  return state(`error page ${status}`, send, status);
}

export const pageStates: PageState[] = [
  ...addresses.map((path) => opened(path)),
  ...setupStates,
  ...accountStates,
  ...readingStates,
  ...errorStates,
];

const kinds: [kind: string, names: RegExp][] = [
  ['home', /^\/($|\?|,|alex|backupHome|videocreation|plumbing)/],
  ['trade', /^\/for\//],
  ['blog', /^\/blog/],
  ['start of the setup', /^\/(try-now|create-agent\d?$)/],
  ['page with a widget', new RegExp(`^/(demo-call|voice-agent|${brand.slug}|widget-test|create-agent\\d?/)`)],
  ['forwarding', /^(\/test)?forwarding/],
  ['receptionist', /^(\/demo\/agent|receptionist,)/],
  ['checklist', /^(\/calendar-setup|checklist)/],
  ['other device', /^(\/other-device|other device)/],
  ['recording page', /^(\/voice-recording|recording page)/],
  ['trial', /^(\/trial-signup|\/payment-setup|trial form|payment page)/],
  ['mock', /^\/mock|^calls that/],
  ['error page', /^error page/],
  ['reading', /^\//],
];

/** The kind of page that a state shows. Pages of a kind have the same parts; tests take samples of each. */
export function kindOf({ name }: PageState): string {
  return kinds.find(([, names]) => names.test(name))?.[0] ?? name.replace(/,.*/, '');
}

/** Pages with a meta refresh after two seconds, for browsers without JavaScript. Each explains it and has a link. */
export const autoRefreshPages = ['/demo/agent/agent_example1', '/payment-setup'];

/** Reaches a state as a new visitor, because some states use up the rate limit of their address. */
export async function visitState(origin: string, { name, status, visit }: PageState): Promise<ServedPage> {
  const browser = new PlainBrowser(origin, fetchFromNewAddress());
  await visit(browser);
  const { html, policy } = browser;
  const [url = ''] = browser.url.split('#');
  if (browser.status !== status || !html.startsWith('<!DOCTYPE html>'))
    throw new Error(`${name}: ${browser.status} instead of ${status}: ${html.slice(0, 80)}`);
  return { name, status, url, html, policy };
}
