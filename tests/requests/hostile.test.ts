import { expect, test } from 'vitest';

import { customer } from '../setup/typical-owner';
import { useSite } from './site';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { sample } from '../setup/sample';

const site = useSite();
const somebody = () => new PlainBrowser(site.server.url, fetchFromNewAddress());
const costlyCalls = () =>
  site.backend.calls.filter(({ functionName }) => functionName !== 'log-agent-creator-step');

const forms = ['/create-agent', '/trial-signup', '/payment-setup', '/voice-recording', '/demo/agent/agent_x'];
const elsewhere: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  {},
];
const landings = ['/create-agent', '/create-agent2', '/create-agent3'];
/** The kinds of request that make Remix run an action. */
const ways = ['', '?index', '?_data=routes%2Ftrial-signup', '.data', '.data?_routes=root', '?_method=POST'];

const foreign = forms.flatMap((form) =>
  ways.flatMap((way) => elsewhere.map((origin) => ({ form, way, origin }))),
);
const withMethods = forms.flatMap((form) =>
  ways.flatMap((way) => ['PUT', 'PATCH', 'DELETE'].map((method) => ({ form, way, method }))),
);
/** A sample of all combinations, so that different forms get different ones. */
const sampled = { foreign: sample(foreign), withMethods: sample(withMethods) };

test.each(forms)('%s refuses forms from other sites and other methods', async (form) => {
  const send = (method: string, way: string, origin: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...origin };
    return somebody().send(form + way, { method, headers, body: 'intent=form&intent=assign' });
  };
  for (const { way, origin } of sampled.foreign.filter((row) => row.form === form))
    expect([400, 403, 404, 405, 415], way).toContain((await send('POST', way, origin)).status);
  for (const { way, method } of sampled.withMethods.filter((row) => row.form === form))
    expect([400, 404, 405], way).toContain((await send(method, way, { Origin: site.server.url })).status);
  expect(costlyCalls()).toEqual([]);
});

test.each([
  ['/create-agent/website', { intent: 'analyze', websiteAddress: 'rivera.example' }],
  ['/create-agent/business', { intent: 'next', BusinessName: 'Rivera' }],
  ['/create-agent/voice', { intent: 'default' }],
  ['/create-agent2/confirm', { intent: 'create' }],
  ['/payment-setup', { intent: 'subscribe' }],
])('without cookies %s says so, and calls nothing', async (path, fields) => {
  const { status, text } = await somebody().postOnce(`${path}?draft=somebody1`, fields);
  expect(status).toBe(400);
  expect(text).toContain('Cookies are needed for this step');
  expect(costlyCalls()).toEqual([]);
});

test.each(landings)('%s creates nothing for a visitor who skips a step', async (landing) => {
  const browser = await somebody().open(landing);
  await browser.post({ intent: 'form' }, landing);
  const steps = ['website', 'analysis', 'business', 'voice', 'confirm'];
  const paths = ['?draft=%00', new URL(browser.url).search].flatMap((query) =>
    steps.map((step) => `${landing}/${step}${query}`),
  );
  const requests = paths.flatMap((path) =>
    [null, 'create', 'default', 'own'].map((intent) => ({ path, intent })),
  );
  for (const { path, intent } of sample(requests)) {
    await (intent ? browser.post({ intent }, path) : browser.open(path));
    expect(browser.status, `${path} ${intent}`).toBeLessThan(500);
  }
  expect(site.backend.to('create-full-agent')).toEqual([]);
});
const script = '"\'><script>alert(1)</script><img src=x onerror=alert(2)>{{3}}';

test('no page runs or breaks on what visitors type, links contain, or the backend sends', async () => {
  const { browser, backend } = site;
  const texts = ['BusinessName', 'BusinessDescription', 'BusinessAddressStreet', 'BusinessAddressCity'];
  const scripts = Object.fromEntries(texts.map((name) => [name, script]));
  backend.responses['scrape-and-extract-business-data'] = { success: true, businessData: scripts };
  backend.responses['get-agent-phone'] = { success: true, phoneNumber: script };
  const expectNone = ({ html, status, url }: PlainBrowser) => {
    expect(html, url).not.toMatch(
      /<script>alert|<img src=x|href="javascript:|node_modules|at async|ZodError/i,
    );
    expect(status, url).toBeLessThan(500);
  };
  const open = async (path: string) => expectNone(await browser.open(path));
  const post = async (fields: object, path?: string) => expectNone(await browser.post({ ...fields }, path));

  await open('/create-agent2');
  await post({ intent: 'form' });
  await post({ intent: 'next', websiteAddress: script, email: script });
  await post({ intent: 'next', websiteAddress: 'rivera.example', email: '' });
  await post({ intent: 'analyze' });
  expect(browser.html).toContain('&lt;script&gt;alert(1)');
  const choices = { TimeZone: 'America/Chicago', ServiceType: 'Fixed Location' };
  const business = browser.url;
  await post({ ...scripts, intent: 'next', TimeZone: script, BusinessEmail: script });
  await post({ ...scripts, ...choices, intent: 'next', BusinessEmail: 'ana@rivera.example' }, business);
  for (const step of ['business', 'voice', 'confirm']) await open(business.replace('business', step));
  await post({ intent: 'create' });
  expect(browser.url).toContain('/demo/agent/agent_abc1');
  await open('/demo/agent/agent_abc1?phone=look');
  const typed = { ...customer, name: script, address: script, city: script };
  for (const email of [script, 'a@b.example']) await post({ ...typed, email }, '/trial-signup');
  expect(browser.url).toContain('/payment-setup');
  const encoded = encodeURIComponent(script);
  for (const path of [
    '/trial-signup',
    '/calendar-setup',
    '/voice-recording',
    '/',
    `/${encoded}`,
    `/blog/${encoded}`,
    `/faq?q=${encoded}`,
    `/?serviceCost=${encoded}&openPeriod=${encoded}`,
    `/demo/agent/${encoded}`,
    `/testforwarding?type=${encoded}&number=${encoded}`,
    `/demo-call?agent=${encoded}`,
    `/trial-signup?agent=${encoded}`,
    `/calendar-setup?agentId=${encoded}&session_id=${encoded}`,
    `/voice-recording?agentId=${encoded}&saved=${encoded}`,
    `/widget.js?agent=${encoded}`,
    `/create-agent/business?draft=${encoded}`,
    '/create-agent/website?draft=__proto__',
    '/%2e%2e/etc/passwd',
    '/demo/agent/%00',
    `/demo/agent/agent_${'x'.repeat(500)}`,
    '/demo/agent/agent_x?phone=toString',
    '/calendar-setup?agentId=../&session_id=%00&open=__proto__',
    '/?openHour=1e999&bookings=%00',
    '/alex?x=%E0%A4%A',
    '/?__proto__=1',
    '/__proto__',
    '/constructor',
    '/.env',
  ])
    await open(path);
});
