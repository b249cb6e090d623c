import { beforeEach, describe, expect, test } from 'vitest';

import { pricingCopy } from '../../app/content/pricing-copy';
import { createAgent, customer, sampleForm } from '../setup/typical-owner';
import { useSite } from './site';

// A visitor with an agent opens URLs of another agent. Only posts have effects.
const site = useSite();

const opened = { 'Sec-Fetch-Dest': 'document' };
const typed = { ...opened, 'Sec-Fetch-Site': 'none' };
const crossSiteLink = { ...opened, 'Sec-Fetch-Site': 'cross-site' };
const siblingSite = { ...opened, 'Sec-Fetch-Site': 'same-site' };
const ownPage = { ...opened, 'Sec-Fetch-Site': 'same-origin' };
const prefetched = { ...ownPage, 'Sec-Purpose': 'prefetch' };
/** Resources that another site's page embeds. */
const embedded = ['image', 'iframe', 'empty'].map((dest): [string, Record<string, string>, number] => [
  `an ${dest} on another site`,
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': dest },
  0,
]);

const at = (path: string) => site.server.url + path;
const own = '/demo/agent/agent_abc1';
const other = 'agent_other1';
const page = `/demo/agent/${other}`;
const assignments = () => site.backend.to('assign-agent-phone').map(({ body }) => body);
const assigned = () => assignments().length;

beforeEach(() => {
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  site.backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
});

/** Goes from the landing page to the payment page of agent_abc1. */
async function signUp() {
  const { browser } = site;
  await site.startAfter(createAgent);
  await browser.open('/trial-signup?agent=agent_abc1');
  await browser.submit(customer);
  expect(browser.url).toContain('/payment-setup');
}

/** The agent that the session's payment page pays for. */
async function subscribed(): Promise<unknown> {
  await site.browser.open(at('/payment-setup'));
  site.shows('Trial for Ana Rivera');
  await site.browser.submit({ intent: 'subscribe' });
  return site.backend.to('create-subscription').map(({ body }) => body.agentId);
}

test('opening a URL of another agent never makes the visitor pay for it', async () => {
  await signUp();
  for (const [way, headers] of [['a link', crossSiteLink], ['nothing said', {}], ...embedded] as [
    string,
    Record<string, string>,
  ][])
    for (const address of [
      ...['', '?phone=look', '?phone=assign', '?test=true'].map((query) => page + query),
      `/calendar-setup?agentId=${other}`,
      `/calendar-setup?agent=${other}&test=true`,
      `/trial-signup?agent=${other}`,
      `/voice-recording?agentId=${other}`,
    ])
      expect((await site.browser.open(address, headers)).status, `${address}, ${way}`).toBe(200);
  expect(await subscribed()).toEqual(['agent_abc1']);
  expect([assigned(), site.backend.to('store-stripe-redirect').length]).toEqual([0, 0]);
});

test('marks on another agent’s checklist are stored for that agent, and the visitor doesn’t pay for it', async () => {
  await signUp();
  const { browser } = site;
  const checklist = `/calendar-setup?agentId=${other}`;
  await browser.post({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
  await browser.open(checklist, crossSiteLink);
  site.shows('Connect your calendar (complete)', `data-agent-id="${other}"`);
  await browser.open(`/trial-signup?agent=${other}`, crossSiteLink);
  expect(browser.page.values.agent).toBe(other);
  await browser.open(`${page}?phone=look`);
  expect(await subscribed()).toEqual(['agent_abc1']);
});

test('our own pages switch between own agents, links from other sites don’t', async () => {
  const { browser } = site;
  await site.startAfter(createAgent);
  await browser.post({ ...customer, agent: other }, '/trial-signup');
  await browser.open(own, crossSiteLink);
  expect(await subscribed()).toEqual([other]);
  await browser.open(at(own), ownPage);
  await browser.post({ ...customer, agent: '' }, '/trial-signup');
  expect(await subscribed()).toEqual([other, 'agent_abc1']);
  await browser.open(at(`/trial-signup?agent=${other}`), ownPage);
  expect(browser.url).toBe(at('/trial-signup'));
  expect(await subscribed()).toEqual([other, 'agent_abc1', other]);
  await browser.open(at('/trial-signup?agentId=agent_abc1'), ownPage);
  expect(await subscribed()).toEqual([other, 'agent_abc1', other, 'agent_abc1']);
});

test.each<[string, Record<string, string>, number]>([
  ['a link on our own page', ownPage, 1],
  ['a browser without fetch metadata', {}, 1],
  ['a link from another site', crossSiteLink, 0],
  ['a link from a sibling site', siblingSite, 0],
  ['its typed URL', typed, 0],
  ['a prefetch by our own page', prefetched, 0],
  ...embedded,
])('opening ?phone=assign by %s requests a number or shows the button', async (_way, headers, times) => {
  await site.startAfter(createAgent);
  const { browser } = site;
  await browser.open(`${own}?phone=assign`, headers);
  expect(assigned()).toBe(times);
  const isLookedUp = !('Sec-Fetch-Dest' in headers) || headers['Sec-Fetch-Dest'] === 'document';
  if (times === 1 || headers === prefetched || !isLookedUp) return;
  expect(browser.page.button('Get a phone number')).toBeDefined();
  expect(browser.page.refresh).toBeNull();
  await browser.submit({ intent: 'assign' }, own);
  site.shows('512-555-0123');
});

test.each([
  ['a link from another site to the own agent’s page only looks the number up', crossSiteLink, 0],
  ['the typed URL of the own agent’s page requests a number', typed, 1],
])('%s', async (_title, headers, times) => {
  await site.startAfter(createAgent);
  const { browser, backend } = site;
  await browser.open(own, headers);
  for (let step = 0; step < 4; step += 1) {
    const next = browser.page.refresh?.split('url=')[1];
    if (next) await browser.open(next, ownPage);
  }
  expect([backend.to('get-agent-phone').length, assigned()]).toEqual([1, times]);
});

test.each<[string, Record<string, string>, number]>([
  ['a link from another site', crossSiteLink, 1],
  ['a typed URL', typed, 1],
  ['our own script', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' }, 1],
  ['a browser without fetch metadata', {}, 1],
  ['a script of another site', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'cross-site' }, 0],
  ['a picture on another site', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' }, 0],
  ['a frame on another site', { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'cross-site' }, 0],
])('looks a number up only for navigations and our own scripts: %s', async (_who, headers, times) => {
  for (const address of [`${page}?phone=look`, `${page}/number`])
    expect((await site.browser.open(address, headers)).status).toBe(200);
  expect(site.backend.to('get-agent-phone')).toHaveLength(2 * times);
});

describe('a checkout that comes back', () => {
  const comesBack = '/calendar-setup?session_id=cs_1&agentId=agent_abc1';
  const reports = () => site.backend.to('store-stripe-redirect').map(({ body }) => body.queryString);

  test.each<[string, Record<string, string>, number]>([
    ['the checkout', crossSiteLink, 1],
    ['a typed URL', typed, 1],
    ['a browser without fetch metadata', {}, 1],
    ['a page that loads it ahead', prefetched, 0],
    ...embedded,
  ])('in another browser, opened by %s, is reported once', async (_way, headers, times) => {
    for (const address of [comesBack, comesBack, comesBack.replace('cs_1', 'cs_2')])
      expect((await site.browser.open(address, headers)).status).toBe(200);
    const sent = ['session_id=cs_1&agentId=agent_abc1', 'session_id=cs_2&agentId=agent_abc1'];
    await site.settled();
    await expect.poll(reports).toEqual(times ? sent : []);
  });

  test.each<[string, Record<string, string>, number]>([
    ['the checkout on another site', crossSiteLink, 1],
    ['a checkout on a sibling site', siblingSite, 1],
    ['the mock backend’s checkout', ownPage, 1],
    ['a typed URL', typed, 1],
    ['a browser without fetch metadata', {}, 1],
    ...embedded,
  ])(
    'in the browser that opened it, by %s, is remembered by later pages if it was a navigation',
    async (_way, headers, times) => {
      const { browser } = site;
      await signUp();
      await browser.openCheckout();
      await browser.open(comesBack, headers);
      for (const path of ['/trial-signup', '/payment-setup', '/calendar-setup']) {
        await browser.open(path, ownPage);
        site.showsIf(times > 0, pricingCopy.ends);
      }
    },
  );

  test('doesn’t change the current agent of a session that has agents', async () => {
    await signUp();
    for (const name of ['one', 'two', 'three', 'four'])
      await site.browser.open(`/calendar-setup?session_id=cs_${name}&agentId=agent_${name}`, crossSiteLink);
    await expect.poll(reports).toHaveLength(4);
    expect(await subscribed()).toEqual(['agent_abc1']);
  });
});

test('the JSON route looks a number up on GET and requests one on the owner’s POST', async () => {
  const { browser, backend } = site;
  await site.startAfter(createAgent);
  const number = `${own}/number`;
  const looked = async (path = number) => JSON.parse((await browser.open(path, ownPage)).html);
  const posted = async () => JSON.parse((await browser.post({ intent: 'assign' })).html);
  expect(await looked()).toEqual({ kind: 'unassigned' });
  expect([await looked(`${number}?phone=assign&intent=assign`), assigned()]).toEqual([expect.anything(), 0]);
  backend.responses['assign-agent-phone'] = () => ({ status: 500, body: {} });
  expect(await posted()).toMatchObject({ kind: 'problem', text: 'Phone number assignment failed' });
  backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
  expect(await posted()).toEqual({ kind: 'ready', number: '512-555-0123' });
  expect(await looked()).toEqual({ kind: 'ready', number: '512-555-0123' });
  backend.responses['get-agent-phone'] = { success: false };
  const failed = await looked('/demo/agent/agent_third1/number');
  expect(failed).toMatchObject({ kind: 'problem', text: 'Failed to fetch phone number' });
});

test('the JSON route is never cached and rejects malformed requests', async () => {
  const ask = (path: string, init?: RequestInit) => fetch(at(path), init);
  expect((await ask(`${page}/number`)).headers.get('Cache-Control')).toBe('no-store');
  expect((await ask('/demo/agent/agent_/number')).status).toBe(404);
  const body = new URLSearchParams({ intent: 'assign' });
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  const refused = await ask(`${page}/number`, { method: 'POST', body, headers: foreign });
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
  expect(await refused.json()).toEqual({ refused: 403 });
  const put = { method: 'PUT', body, headers: { Origin: site.server.url } };
  expect((await ask(`${page}/number`, put)).status).toBe(405);
  expect((await ask('/voice-handover')).headers.get('Allow')).toBe('POST');
  expect(assigned()).toBe(0);
});

test('shows the page again after a post without a known button, to an enhanced form by a header', async () => {
  await site.startAfter(createAgent);
  const headers = {
    Origin: site.server.url,
    Cookie: site.browser.cookie,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const post = { method: 'POST', body: 'intent=other', redirect: 'manual' as const };
  const plain = await fetch(at(own), { ...post, headers });
  expect([plain.status, plain.headers.get('Location')]).toEqual([303, own]);
  const enhanced = await fetch(at(own), { ...post, headers: { ...headers, 'X-Enhanced': '1' } });
  expect([enhanced.status, enhanced.headers.get('X-Location')]).toEqual([204, own]);
  expect(assigned()).toBe(0);
});

describe('somebody who only knows the id, which is in the code of the owner’s website', () => {
  test('can’t have a number assigned, with or without a session', async () => {
    const { browser } = site;
    for (const prepare of [() => undefined, () => createAgent(browser), () => signUpFor(other)]) {
      await prepare();
      await browser.open(`${page}?phone=assign`);
      site.shows('It has no phone number yet. Only its owner can get one for it.');
      expect(browser.page.refresh).toBeNull();
      await browser.post({ intent: 'assign' }, page);
      site.shows('Only its owner can get one for it.');
      await browser.post({ intent: 'assign' }, `${page}/number`);
      expect(JSON.parse(browser.html)).toEqual({ kind: 'not-owner' });
    }
    expect(assigned()).toBe(0);
  });

  test('can’t clone a voice for it, and learns before the recorder that nothing is sent', async () => {
    const { browser, backend } = site;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await site.startAfter(createAgent);
    await browser.open(`/voice-recording?agentId=${other}`);
    expect(browser.text.indexOf('nothing you record here is sent')).toBeGreaterThan(0);
    expect(browser.text.indexOf('nothing you record here is sent')).toBeLessThan(
      browser.text.indexOf('Your Sample'),
    );
    await browser.upload(sampleForm({ businessName: 'A Stranger' }));
    expect(browser.status).toBe(400);
    site.shows('We Can’t Tell That It’s Your Receptionist');
    expect(browser.page.values.businessName).toBe('A Stranger');
    expect(backend.to('create-voice-clone')).toHaveLength(0);
    await browser.open('/voice-recording?agentId=agent_abc1');
    expect(browser.text).not.toContain('nothing you record here is sent');
    await browser.upload(sampleForm({ businessName: 'Rivera' }));
    expect(backend.to('create-voice-clone')).toHaveLength(1);
  });

  test('can sign up for its trial and open its checkout', async () => {
    await signUpFor(other);
    expect(await subscribed()).toEqual([other]);
  });
});

async function signUpFor(agent: string) {
  await site.browser.open(at(`/trial-signup?agent=${agent}`));
  await site.browser.submit({ ...customer, agent });
}
