import { beforeEach, describe, expect, test } from 'vitest';

import { ownNumberTo, waitTimes } from '../../app/content/durations';
import { pricingCopy } from '../../app/content/pricing-copy';
import { forwardAgain } from '../../app/content/receptionist-texts';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { checklist, createAgent, customer, signUp, startTrial } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const anotherBrowser = () => new PlainBrowser(site.server.url, fetchFromNewAddress());

async function reachPayment(browser: PlainBrowser): Promise<void> {
  await createAgent(browser);
  await signUp(browser);
}

describe('after the checkout', () => {
  beforeEach(() => site.startAfter(startTrial));

  test.each(['/', '/try-now', '/demo/agent/agent_abc1', '/trial-signup', '/payment-setup'])(
    '%s names the end of the trial and offers no second start',
    async (page) => {
      const { browser } = site;
      await browser.open(page);
      site.shows(new RegExp(`${pricingCopy.ends} \\w+day, \\w+ \\d+`));
      expect(browser.html).not.toMatch(/Start Trial Now|>Start Free Trial<|Continue to Payment Setup/);
    },
  );

  test.each([
    '/',
    '/alex',
    '/backupHome101525',
    '/try-now',
    '/create-agent',
    '/create-agent2',
    '/pricing',
    '/about',
    '/faq',
    '/blog',
    '/videocreationwhiteboard',
  ])('%s leads back to the receptionist, and offers another one beside it', async (page) => {
    const { browser } = site;
    const start = /Try Free Tonight|Get Started (Today|Now)|>Try Now|btn-primary[^>]*><span[^>]*>Start/;
    await browser.open(page);
    expect(browser.html).not.toMatch(start);
    expect(browser.page.addresses).toContain('/demo/agent/agent_abc1');
    site.shows(/set up another/i);
    const stranger = await anotherBrowser().open(page);
    expect(stranger.html).toMatch(start);
    expect(stranger.html).not.toContain('agent_abc1');
  });

  test('the checklist says that the card arrived, on the return from this browser’s own checkout', async () => {
    const { browser } = site;
    const returned = `${checklist}&session_id=cs_1`;
    await browser.open(returned);
    site.shows(new RegExp(`${pricingCopy.ends} \\w+day, \\w+ \\d+\\. .*${pricingCopy.cardArrived}`));
    await browser.open(checklist);
    expect(browser.text).not.toContain(pricingCopy.cardArrived);
    const stranger = await anotherBrowser().open(returned);
    expect(stranger.text).toContain(pricingCopy.ends);
    expect(stranger.text).not.toContain(pricingCopy.cardArrived);
  });

  test('the receptionist’s page says when the permanent number comes, and lists what is left', async () => {
    const { browser } = site;
    const page = '/demo/agent/agent_abc1?phone=look';
    const mark = (step: string) => browser.post({ intent: 'mark', step, done: 'true' }, checklist);
    const open = () => browser.open(page, { 'Sec-Fetch-Site': 'same-origin' });
    await open();
    site.shows(/Checklist Home Create New (?!Try Now)/);
    site.shows(ownNumberTo(customer.email), 'Share your calendar', 'Accept the invite', 'Forward your calls');
    expect(browser.text).not.toContain(waitTimes.permanentNumber);
    await mark('calendar');
    await open();
    expect(browser.text).not.toContain('Share your calendar');
    site.shows('Accept the invite', 'Forward your calls');
    await mark('invite');
    site.shows(
      /Want it to answer tonight\? [^.]+\. If you do, dial the code again with your permanent number/,
    );
    expect(browser.text, 'no code was dialed yet').not.toContain('When your permanent number comes');
    await mark('phone');
    const permanent = 'when your permanent number comes by email, dial the code again with that one.';
    const there = permanent.replace('by email', `by email to ${customer.email}`);
    site.shows(new RegExp(`is answering.*Still to do: ${there}.*Open for calls`));
    expect(browser.html).toContain('<title>Your Checklist | ');
    await open();
    site.shows(permanent, /Finish Your Setup.*What it knows/);
    expect(browser.text).not.toContain('Want it to answer tonight?');
    expect(browser.text).not.toMatch(/Accept the invite|Forward your calls/);
    site.shows('Call your own number');
  });

  test('the second forwarding is an open item with its date until it is marked, and again when the mark is removed or calls aren’t forwarded', async () => {
    const { browser } = site;
    const again = 'Still to do: when your permanent number comes by email';
    const pages = [checklist, '/demo/agent/agent_abc1'];
    const open = async (page: string) => (await browser.open(page)).text;
    await browser.open(`${checklist}&phone=look`);
    expect(browser.text).not.toContain(again);
    for (const step of ['calendar', 'invite', 'phone', 'test', 'widget', 'voice'])
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
    site.shows(
      /with that one\..*Your trial number’s last day is \w+day, \w+ \d+\. I’ve dialed it again No such email yet\? /,
    );
    // The trial number would be the wrong one to forward to now.
    for (const link of ['Get the code for it', 'Get the code for my permanent number'])
      expect(browser.page.link(link)).toBe('/testforwarding?number=');
    await browser.open('/testforwarding?number=');
    expect(browser.page.field('Forward to')).toBe('');
    site.shows('Your permanent number, which comes by email.');
    expect(browser.text).not.toContain('Still deciding?');
    for (const page of pages) expect(await open(page), page).toContain(again);
    await browser.submit({ intent: 'forwarded-again', done: 'true' }, checklist);
    expect(browser.url).toBe(site.server.url + checklist);
    for (const page of pages) expect(await open(page), page).not.toMatch(/dial the code again/);
    await browser.post({ intent: 'forwarded-again', done: 'false' }, checklist);
    await browser.post({ intent: 'forwarded-again', done: 'fals' }, checklist); // a truncated body marks nothing
    site.shows(again);
    await browser.submit({ intent: 'forwarded-again', done: 'true' }, checklist);
    await browser.open(checklist);
    await browser.submit({ intent: 'forwarded-again', done: 'false' }, checklist);
    site.shows(again);
    await browser.submit({ intent: 'forwarded-again', done: 'true' }, checklist);
    for (const done of ['false', 'true'])
      await browser.submit({ intent: 'mark', step: 'phone', done }, checklist);
    site.shows(again);
  });

  test('the card names what is next until the needed steps and the test are complete, and calls are forwarded again', async () => {
    const { browser } = site;
    await browser.open(checklist);
    for (const step of ['calendar', 'invite', 'test'])
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
    await browser.open('/');
    site.shows('Next Get your number and forward calls');
    await browser.post({ intent: 'mark', step: 'phone', done: 'true' }, checklist);
    await browser.open('/');
    site.shows(`Next ${forwardAgain}`, 'Open your checklist');
    expect(browser.text).not.toContain('Setup Complete');
    await browser.post({ intent: 'forwarded-again', done: 'true' }, checklist);
    await browser.open('/');
    site.shows('Setup Complete', 'Trial number On its way to your receptionist’s page');
    site.shows('Permanent number In your email');
    await browser.open('/demo/agent/agent_abc1?phone=look');
    await browser.open('/');
    site.shows(/Trial number 512-555-0123 ?, through \w+day, \w+ \d+ Permanent number In your email/);
    await browser.open(checklist);
    site.shows(/which is in your email\. Your trial number’s last day is \w+day, \w+ \d+\./);
    await browser.open('/');
    expect(browser.text).not.toContain('Next Open your checklist');
  });

  test('the forwarding codes lead back to the owner’s checklist', async () => {
    const codes = { type: 'busy', carrier: 'tmobile', number: '5125550100' };
    await site.browser.post(codes, '/testforwarding');
    expect(site.browser.page.link(/^Back to your checklist/)).toContain('/calendar-setup?agentId=agent_abc1');
    expect((await anotherBrowser().post(codes, '/testforwarding')).text).not.toContain(
      'Back to your checklist',
    );
  });

  test.each(['/demo/agent/agent_abc1', '/trial-signup?agent=agent_abc1'])(
    '%s links to the checklist in a browser that may not know about the trial',
    async (page) => {
      const other = await anotherBrowser().open(page);
      expect(other.page.link('Open your checklist')).toBe('/calendar-setup?agentId=agent_abc1');
      expect(other.text).toMatch(
        /Already started it\? Open your checklist(?!.*Already started).*(Start Trial Now|Continue to Payment)/,
      );
      await site.browser.open(page);
      expect(site.browser.text).not.toContain('Already started it?');
    },
  );

  test('a payment form sent again starts no second subscription', async () => {
    const { browser, backend } = site;
    await browser.post({ intent: 'subscribe', agent: 'agent_abc1' }, '/payment-setup');
    site.shows('Your Trial Is Set Up', pricingCopy.isSetUp);
    expect(browser.text).not.toContain('Your trial is set up.');
    expect(backend.to('create-subscription')).toEqual([]);
  });
});

describe('a checkout that does not open', () => {
  test.each([
    ['refused', 200, { success: false }, 'Nothing was charged.'],
    ['left without an answer', 500, {}, 'Trying again never charges you twice.'],
  ])('%s says whether the owner was charged', async (_how, status, body, sentence) => {
    const { browser, backend } = site;
    await site.startAfter(reachPayment);
    await browser.open('/payment-setup');
    backend.responses['create-subscription'] = () => ({ status, body });
    await browser.submit({ intent: 'subscribe', agent: 'agent_abc1' });
    site.shows('Failed to start subscription. Please try again.', sentence);
  });
});

test('the payment page says above its button when the trial ends, and below it what happens', async () => {
  await site.startAfter(reachPayment);
  await site.browser.open('/payment-setup');
  site.shows(
    new RegExp(
      `${pricingCopy.card}.*${pricingCopy.startToday} \\w+day, \\w+ \\d+ ?\\..*Start Free Trial ${pricingCopy.checkout}`,
    ),
  );
  await site.browser.open('/trial-signup?agent=agent_abc1');
  site.shows(pricingCopy.startToday);
});
