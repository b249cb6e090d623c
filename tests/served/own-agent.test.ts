import { beforeEach, describe, expect, test } from 'vitest';

import { useSite } from './backend-site';
import { customer, createAgent } from '../setup/typical-owner';

/** A visitor with an agent of their own, and addresses that name another one: effects belong to posts. */
const site = useSite();

const crossSiteLink = {
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Dest': 'document',
};
const image = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' };
const frame = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' };
const fetched = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' };
const typed = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' };
const ownScript = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' };
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
  `/calendar-setup?session_id=forged&agentId=${other}`,
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

test('marks on its checklist do not make it the session’s', { tags: ['E.tabs'] }, async () => {
  await signUp();
  const page = `/calendar-setup?agentId=${other}`;
  await site.browser.submit({ step: 'calendar', done: 'true' }, page);
  await site.browser.open(`${page}&session_id=forged`, crossSiteLink);
  await site.browser.open('/payment-setup');
  await site.browser.submit({ intent: 'subscribe' });
  expect(site.backend.to('create-subscription')[0]?.body.agentId).toBe('agent_abc1');
  expect(site.backend.to('store-stripe-redirect')).toHaveLength(0);
});

test.each([
  ['a link', crossSiteLink, 1],
  ['its typed address', typed, 1],
  ['the page’s own script', ownScript, 1],
  ['an image', image, 0],
  ['a frame', frame, 0],
  ['a foreign fetch', fetched, 0],
])(
  'the own agent’s number and checkout by %s: %#',
  { tags: ['7.redirect'] },
  async (_way, headers, times) => {
    await signUp();
    await site.browser.open('/demo/agent/agent_abc1?phone=assign', headers);
    await site.browser.open('/calendar-setup?session_id=cs_1&agentId=agent_abc1', headers);
    expect(site.backend.to('assign-agent-phone')).toHaveLength(times);
    await expect.poll(() => site.backend.to('store-stripe-redirect').length).toBe(times);
  },
);

test(
  'a visitor without a session gets a number by a post alone, and may sign that agent up',
  { tags: ['4.demo.5', '4.flow'] },
  async () => {
    const { browser, backend } = site;
    await browser.open(`/demo/agent/${other}?phone=assign`);
    expect(browser.html).toContain('Assigning phone number...');
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
