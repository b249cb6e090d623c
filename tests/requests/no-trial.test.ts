import { describe, expect, test } from 'vitest';

import { pricingCopy } from '../../app/content/pricing-copy';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { createAgent, customer, signUp } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const subscriptions = () => site.backend.to('create-subscription').map(({ body }) => body.agentId);
const madeUp = '/calendar-setup?agentId=agent_abc1&session_id=made_up';

describe('a link with a made-up checkout session', () => {
  test('doesn’t lock the owner out of the checkout', async () => {
    const { browser } = site;
    await createAgent(browser);
    await signUp(browser);
    await browser.open(madeUp, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' });
    site.shows(pricingCopy.ends);
    await browser.open('/');
    expect(browser.text).not.toContain(pricingCopy.ends);
    for (const page of ['/payment-setup', '/trial-signup']) {
      await browser.open(page);
      expect(browser.text).not.toContain('Your Trial Is Set Up');
    }
    await browser.openCheckout();
    expect(subscriptions()).toEqual(['agent_abc1']);
  });

  test('isn’t taken for the checkout of a form that was sent again since', async () => {
    const { browser } = site;
    await createAgent(browser);
    await signUp(browser);
    await browser.openCheckout();
    await browser.post(customer, '/trial-signup');
    await browser.open(madeUp);
    await browser.open('/');
    expect(browser.text).not.toContain(pricingCopy.ends);
  });

  test('after an own checkout that was left, still leaves a way to add a card', async () => {
    const { browser } = site;
    await createAgent(browser);
    await signUp(browser);
    await browser.openCheckout();
    await browser.open(madeUp);
    await browser.open('/payment-setup');
    site.shows('Your Trial Is Set Up', 'Checkout didn’t finish? Add a card');
    await browser.open('/payment-setup?again=true');
    site.shows('Add Your Payment Method');
    await browser.submit({ intent: 'subscribe' });
    browser.url = site.server.url;
    const keys = site.backend.to('create-subscription').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await browser.open('/trial-signup?again=true');
    await browser.submit({ ...customer, name: 'Ana R.' }, '/trial-signup?again=true');
    site.shows('Add Your Payment Method', 'Ana R.');
  });
});

test('a page that adds a card is shown again after a form without its intent', async () => {
  const { browser } = site;
  await createAgent(browser);
  await signUp(browser);
  await browser.openCheckout();
  await browser.open(madeUp);
  await browser.post({}, '/payment-setup?again=true');
  site.shows('Add Your Payment Method');
  expect(subscriptions()).toEqual(['agent_abc1']);
});

test('a page that adds a card shows a customer who was changed elsewhere, and still adds a card', async () => {
  const { browser } = site;
  await createAgent(browser);
  await signUp(browser);
  await browser.openCheckout();
  await browser.open(madeUp);
  await browser.open('/payment-setup?again=true');
  const before = browser.page.values.customer ?? '';
  await browser.post({ ...customer, name: 'Bea Rivera' }, '/trial-signup?again=true');
  await browser.post({ intent: 'subscribe', customer: before }, '/payment-setup?again=true');
  site.shows('Add Your Payment Method', 'Bea Rivera');
  expect(subscriptions()).toEqual(['agent_abc1']);
});

test('a page that adds a card does so if another tab sent the same customer in another spelling', async () => {
  const { browser } = site;
  await createAgent(browser);
  await signUp(browser);
  const shown = browser.page.values.customer ?? '';
  await browser.post({ ...customer, name: 'ana  rivera' }, '/trial-signup');
  await browser.post({ intent: 'subscribe', customer: shown }, '/payment-setup');
  expect(subscriptions()).toEqual(['agent_abc1']);
  browser.url = site.server.url;
});

describe('a browser that knows no receptionist', () => {
  test('learns first that nobody knows which one its trial and payment are for, and both work', async () => {
    const { browser } = site;
    await browser.open('/trial-signup');
    site.shows(/We don’t know which receptionist this trial is for\..*Full Name/);
    expect(browser.page.addresses).toContain('/create-agent');
    await browser.submit(customer);
    site.shows(/We don’t know which receptionist this payment is for\..*Start Free Trial/);
    await browser.submit({ intent: 'subscribe' });
    expect(subscriptions()).toEqual(['unknown']);
  });

  test.each(['/calendar-setup', '/calendar-setup?agentId=unknown', '/calendar-setup?agentId=agent_demo'])(
    'gets no widget code on %s',
    async (page) => {
      const { html, text } = await site.browser.open(page);
      expect(text).not.toContain('data-agent-id=');
      expect(text).toContain('Your code depends on your receptionist');
      expect(decodeURIComponent(html)).not.toContain('data-agent-id="agent_demo"');
    },
  );
});

describe.each(['agent_demo', 'agent_setup'])('our own receptionist %s', (agent) => {
  test('leads to a receptionist of one’s own instead of a trial', async () => {
    const { browser } = site;
    for (const page of [`/demo/agent/${agent}`, `/trial-signup?agent=${agent}`]) {
      await browser.open(page);
      expect(browser.html).not.toContain('/trial-signup');
      const links = browser.page.find.getAllByRole('link', { name: 'Create your receptionist' });
      for (const link of links) expect(link.getAttribute('href')).toBe('/create-agent');
    }
    await browser.post({ ...customer, agent }, '/trial-signup');
    site.shows('Our Own Receptionist Has No Trial');
    await browser.post({ intent: 'subscribe', agent }, '/payment-setup');
    expect(subscriptions()).toEqual([]);
  });
});

test('somebody who may have a trial elsewhere learns it before the offer', async () => {
  const browser = new PlainBrowser(site.server.url, fetchFromNewAddress());
  await browser.open('/demo/agent/agent_abc1');
  expect(browser.text).toMatch(/Already started it\? Open your checklist Start Trial Now/);
  await browser.open('/trial-signup?agent=agent_abc1');
  expect(browser.text).toMatch(/Already started it\?.*Full Name/);
});
