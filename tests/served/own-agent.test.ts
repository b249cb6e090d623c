import { beforeEach, describe, expect, test } from 'vitest';

import { useSite } from './backend-site';
import { customer, createAgent } from '../setup/typical-owner';

/** A visitor with an agent of their own, and addresses that name another one: effects belong to posts. */
const site = useSite();

const opened = { 'Sec-Fetch-Dest': 'document' };
const crossSiteLink = { ...opened, 'Sec-Fetch-Site': 'cross-site' };
const image = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' };
const frame = { ...crossSiteLink, 'Sec-Fetch-Dest': 'iframe' };
const fetched = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' };
const siblingSite = { ...opened, 'Sec-Fetch-Site': 'same-site' };
const typed = { ...opened, 'Sec-Fetch-Site': 'none' };
const ownPage = { ...opened, 'Sec-Fetch-Site': 'same-origin' };
const loadedAhead = { ...ownPage, 'Sec-Purpose': 'prefetch' };
const ways = {
  'a link': crossSiteLink,
  'an image': image,
  'a frame': frame,
  'a fetch': fetched,
  nothing: {},
};

const other = 'agent_other1';
const addresses = [
  `/demo/agent/${other}`,
  `/demo/agent/${other}?phone=look`,
  `/demo/agent/${other}?phone=assign`,
  `/demo/agent/${other}?test=true`,
  `/calendar-setup?agentId=${other}`,
  `/calendar-setup?agent=${other}&test=true`,
  `/trial-signup?agent=${other}`,
  `/voice-recording?agentId=${other}`,
];

beforeEach(() => {
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  site.backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
});

/** From the landing to the payment page of agent_abc1. */
async function signUp() {
  const { browser } = site;
  await createAgent(browser);
  await browser.open('/trial-signup?agent=agent_abc1');
  await browser.submit(customer);
  expect(browser.url).toContain('/payment-setup');
}

describe.each(Object.entries(ways))('by %s', { tags: ['D.effects'] }, (_way, headers) => {
  test(
    'an address that names another agent leaves the session its own and orders nothing',
    { tags: ['E.tabs'] },
    async () => {
      await signUp();
      for (const address of addresses) {
        await site.browser.open(address, headers);
        expect(site.browser.status).toBe(200);
      }
      await site.browser.open('/payment-setup');
      await site.browser.submit({ intent: 'subscribe' });
      expect(site.backend.to('create-subscription').map(({ body }) => body.agentId)).toEqual(['agent_abc1']);
      expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
      expect(site.backend.to('store-stripe-redirect')).toHaveLength(0);
    },
  );
});

test('it shows that agent’s page', { tags: ['E.tabs'] }, async () => {
  await signUp();
  await site.browser.open(`/calendar-setup?agentId=${other}`, crossSiteLink);
  expect(site.browser.html).toContain(`data-agent-id=&quot;${other}&quot;`);
  await site.browser.open(`/trial-signup?agent=${other}`, crossSiteLink);
  expect(site.browser.html).toMatch(new RegExp(`name="agent" value="${other}"`));
});

test(
  'marks on its checklist, a post, are kept and do not make it the session’s',
  { tags: ['E.tabs'] },
  async () => {
    await signUp();
    const page = `/calendar-setup?agentId=${other}`;
    await site.browser.submit({ step: 'calendar', done: 'true' }, page);
    await site.browser.open(page, crossSiteLink);
    expect(site.browser.html).toMatch(/data-step="calendar" [^>]*data-complete="true"/);
    await site.browser.open('/payment-setup');
    await site.browser.submit({ intent: 'subscribe' });
    expect(site.backend.to('create-subscription')[0]?.body.agentId).toBe('agent_abc1');
  },
);

test.each([
  ['a page of ours', ownPage, 1],
  ['a browser too old to say', {}, 1],
  ['a foreign link', crossSiteLink, 0],
  ['a link of a sibling site', siblingSite, 0],
  ['its typed address', typed, 0],
  ['an image', image, 0],
  ['a frame', frame, 0],
  ['a foreign fetch', fetched, 0],
  ['a page of ours that loads it ahead', loadedAhead, 0],
])(
  'the own agent’s number by %s, the button in its place: %#',
  { tags: ['D.effects', '4.demo.5'] },
  async (_way, headers, times) => {
    await signUp();
    const { browser, backend } = site;
    await browser.open('/demo/agent/agent_abc1?phone=assign', headers);
    expect(backend.to('assign-agent-phone')).toHaveLength(times);
    if (times === 1 || headers === loadedAhead) return;
    expect(browser.html).toContain('Get a phone number</button>');
    expect(browser.html).not.toContain('http-equiv="refresh"');
    await browser.submit({ intent: 'assign' }, '/demo/agent/agent_abc1');
    expect(browser.html).toContain('512-555-0123');
  },
);

test(
  'a foreign link to the own agent’s page leads no step further than a look-up',
  { tags: ['D.effects'] },
  async () => {
    await signUp();
    const { browser, backend } = site;
    await browser.open('/demo/agent/agent_abc1', crossSiteLink);
    for (let step = 0; step < 4; step += 1) {
      const next = /http-equiv="refresh" content="\d+; url=([^"]+)"/.exec(browser.html)?.[1];
      if (!next) break;
      await browser.open(next, ownPage);
    }
    expect(backend.to('get-agent-phone')).toHaveLength(1);
    expect(backend.to('assign-agent-phone')).toHaveLength(0);
    expect(browser.html).toContain('Get a phone number</button>');
  },
);

test('a typed address of the own agent’s page goes on to its number', { tags: ['4.demo.5'] }, async () => {
  await signUp();
  const { browser } = site;
  await browser.open('/demo/agent/agent_abc1', typed);
  await browser.open('?phone=look', ownPage);
  expect(browser.html).toContain('content="0; url=/demo/agent/agent_abc1?phone=assign"');
});

test('a foreign link does not change between the own agents', { tags: ['E.tabs', 'D.effects'] }, async () => {
  await signUp();
  await site.browser.submit({ ...customer, agent: 'agent_second1' }, '/trial-signup');
  await site.browser.open('/demo/agent/agent_abc1', crossSiteLink);
  await site.browser.open('/payment-setup');
  await site.browser.submit({ intent: 'subscribe' });
  expect(site.backend.to('create-subscription')[0]?.body.agentId).toBe('agent_second1');
});

describe('a checkout that comes back', { tags: ['7.redirect', 'D.backend.query'] }, () => {
  const comesBack = '/calendar-setup?session_id=cs_1&agentId=agent_abc1';
  const reports = () => site.backend.to('store-stripe-redirect').map(({ body }) => body.queryString);

  test.each([
    ['the checkout', crossSiteLink, 1],
    ['a typed address', typed, 1],
    ['a browser that says nothing', {}, 1],
    ['an image', image, 0],
    ['a frame', frame, 0],
    ['a foreign fetch', fetched, 0],
    ['a page that loads it ahead', loadedAhead, 0],
  ])('in another browser, by %s', async (_way, headers, times) => {
    const { browser } = site;
    for (const address of [comesBack, comesBack, comesBack.replace('cs_1', 'cs_2')])
      await browser.open(address, headers);
    expect(browser.status).toBe(200);
    const sent = ['session_id=cs_1&agentId=agent_abc1', 'session_id=cs_2&agentId=agent_abc1'];
    await expect.poll(reports).toEqual(times ? sent : []);
  });

  test('takes nothing from a session that has agents', async () => {
    await signUp();
    for (const name of ['one', 'two', 'three', 'four'])
      await site.browser.open(`/calendar-setup?session_id=cs_${name}&agentId=agent_${name}`, crossSiteLink);
    await expect.poll(reports).toHaveLength(4);
    await site.browser.open('/payment-setup');
    expect(site.browser.html).toContain('Ana Rivera');
    await site.browser.submit({ intent: 'subscribe' });
    expect(site.backend.to('create-subscription')[0]?.body.agentId).toBe('agent_abc1');
  });
});

describe('the number as JSON', { tags: ['4.demo.5', 'D.effects'] }, () => {
  const number = `/demo/agent/${other}/number`;
  const json = () => JSON.parse(site.browser.html);

  test('is looked up by an address and requested by a post', async () => {
    const { browser, backend } = site;
    await browser.open(number);
    expect(json()).toEqual({ kind: 'unassigned' });
    await browser.open(`${number}?phone=assign&intent=assign`, ownPage);
    expect(backend.to('assign-agent-phone')).toHaveLength(0);
    await browser.submit({ intent: 'assign' }, number);
    expect(json()).toEqual({ kind: 'ready', number: '512-555-0123' });
    await browser.open(number);
    expect(json()).toEqual({ kind: 'ready', number: '512-555-0123' });
    expect(backend.to('get-agent-phone')).toHaveLength(2);
  });

  test('tells a problem in the words of the catalogue', async () => {
    const { browser, backend } = site;
    backend.responses['get-agent-phone'] = { success: false };
    await browser.open(number);
    expect(json()).toEqual({ kind: 'problem', text: 'Failed to fetch phone number' });
    backend.responses['assign-agent-phone'] = () => ({ status: 500, body: {} });
    await browser.submit({ intent: 'assign' }, number);
    expect(json()).toEqual({ kind: 'problem', text: 'Phone number assignment failed' });
  });

  test('is kept by no cache, and refuses what is not asked rightly', async () => {
    const at = (path: string) => `${site.server.url}${path}`;
    expect((await fetch(at(number))).headers.get('Cache-Control')).toBe('no-store');
    expect((await fetch(at('/demo/agent/agent_/number'))).status).toBe(404);
    const body = new URLSearchParams({ intent: 'assign' });
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const refused = await fetch(at(number), { method: 'POST', body, headers: foreign });
    expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    expect(await refused.json()).toEqual({ refused: 403 });
    const ours = { Origin: site.server.url };
    expect((await fetch(at(number), { method: 'PUT', body, headers: ours })).status).toBe(405);
    expect((await fetch(at('/voice-handover'))).headers.get('Allow')).toBe('POST');
    expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
  });
});

test(
  'a visitor without a session gets a number by a post alone, and may sign that agent up',
  { tags: ['4.demo.5', '4.flow'] },
  async () => {
    const { browser, backend } = site;
    await browser.open(`/demo/agent/${other}?phone=assign`);
    expect(browser.html).toContain('This receptionist has no phone number yet.');
    expect(browser.html).not.toContain(`url=/demo/agent/${other}?phone=assign`);
    expect(backend.to('assign-agent-phone')).toHaveLength(0);
    await browser.submit({ intent: 'assign' }, `/demo/agent/${other}`);
    expect(browser.html).toContain('512-555-0123');
    await browser.open(`/trial-signup?agent=${other}`);
    await browser.submit({ ...customer, agent: other });
    await browser.submit({ intent: 'subscribe' });
    expect(backend.to('create-subscription')[0]?.body.agentId).toBe(other);
  },
);

test('a post to the demo page without its word requests nothing', { tags: ['4.demo.5'] }, async () => {
  for (const fields of ['', 'intent=', 'intent=look', 'intent=__proto__', 'assign=intent'])
    await site.browser.submit(Object.fromEntries(new URLSearchParams(fields)), `/demo/agent/${other}`);
  expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
});
