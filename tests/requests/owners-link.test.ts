import { describe, expect, test } from 'vitest';

import { pricingCopy, waitTimes } from '../../app/brand';
import { PlainBrowser, fetchFromNewAddress } from '../setup/plain-browser';
import { business, createAgent, customer, neededDone, reachVoice, sampleForm } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const checklist = '/calendar-setup?agentId=agent_abc1';
const anotherBrowser = () => new PlainBrowser(site.server.url, fetchFromNewAddress());

/** Sets up a receptionist with a number, a trial and a mark. */
async function setUp(browser: PlainBrowser) {
  await createAgent(browser);
  await browser.open('/demo/agent/agent_abc1?phone=look');
  await browser.open('/trial-signup');
  await browser.submit(customer);
  await browser.openCheckout();
  await browser.open(`${checklist}&session_id=cs_1`);
  await browser.submit({ step: 'calendar', done: 'true' }, checklist);
}

/** The link of the owner of such a receptionist, which the page shows. */
async function makeLink(page = checklist): Promise<string> {
  const { browser, backend } = site;
  await site.startAfter(setUp);
  backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
  return linkOn(await browser.open(page));
}

function linkOn({ page }: PlainBrowser): string {
  return page.addresses.find((address) => /^http.*&owner=/.test(address)) ?? '';
}

const cloned = () => site.backend.to('create-voice-clone').length;
async function clone(browser: PlainBrowser) {
  await browser.open('/voice-recording?agentId=agent_abc1');
  await browser.upload(sampleForm({ businessName: 'Rivera' }));
}

test.each([checklist, '/demo/agent/agent_abc1'])('the owner’s browser gets the link on %s', async (page) => {
  const link = await makeLink(page);
  expect(link).toMatch(/\/calendar-setup\?agentId=agent_abc1&owner=\S+$/);
  expect(site.browser.page.find.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
  expect((await anotherBrowser().open(page)).html).not.toContain('owner=');
});

test('the emailed steps open the owner’s link', async () => {
  const link = await makeLink();
  const mail = site.browser.page.addresses.find((address) => address.includes('body=')) ?? '';
  expect(new URL(mail).searchParams.get('body')).toContain(link.replace(/owner=.*/, 'owner='));
});

describe('another device that opens the link', () => {
  test('shows what the owner has done, and changes nothing', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    for (const text of ['Rivera Plumbing', '512-555-0123', pricingCopy.ends, neededDone(1)])
      expect(phone.text).toContain(text);
    expect(phone.page.region('Owner’s link').text).toContain('Trial number 512-555-0123');
    expect(phone.text).toContain('Connect your calendar (complete)');
    expect(phone.text).not.toContain('Talk to Your Receptionist');
    await clone(phone);
    expect([phone.status, cloned()]).toEqual([400, 0]);
    await phone.open(checklist);
    expect(phone.text).toContain('Connect your calendar (not complete)');
    await phone.open('/');
    expect(phone.text).not.toContain('Rivera Plumbing');
  });

  test('becomes the owner’s with its button, and keeps what the link holds', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    expect(phone.url).not.toContain('owner=');
    expect(phone.text).toContain('This browser is yours now');
    for (const text of ['512-555-0123', pricingCopy.ends, neededDone(1)]) expect(phone.text).toContain(text);
    await phone.open('/payment-setup');
    expect(phone.text).toContain('Your Trial Is Set Up');
    await clone(phone);
    expect(cloned()).toBe(1);
    expect(linkOn(await phone.open(checklist))).toContain('owner=');
  });

  test('adds what was marked on it before to what the link holds', async () => {
    const link = await makeLink();
    const phone = anotherBrowser();
    await phone.open(checklist);
    await phone.submit({ step: 'invite', done: 'true' });
    await phone.open(link);
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain(neededDone(2));
  });

  test('keeps its own marks when the link is opened again', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    await phone.submit({ step: 'invite', done: 'true' }, checklist);
    await phone.open(link);
    expect(phone.url).not.toContain('owner=');
    expect(phone.text).not.toContain('This is my receptionist');
    expect(phone.text).toContain(neededDone(2));
  });

  test('shows what the owner gave elsewhere as that, and not as missing', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ intent: 'claim' });
    await phone.open('/demo/agent/agent_abc1');
    expect(phone.text).toMatch(/Urgent calls No number given.*Voice You’ll see it where you set it up/);
    expect(phone.text).toContain('It knows more than you see here');

    const owner = anotherBrowser();
    site.backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await reachVoice(owner, '/create-agent', { ...business, UrgentCallsNumber: '512-555-0177' });
    await owner.upload(sampleForm());
    const tablet = await anotherBrowser().open(linkOn(await owner.open(checklist)));
    expect(tablet.text).toContain(waitTimes.ownVoiceShort);
    await tablet.submit({ intent: 'claim' });
    await tablet.open('/demo/agent/agent_abc1');
    expect(tablet.text).toMatch(/Urgent calls It rings the number you gave Voice Your voice/);
  });

  test('doesn’t offer a trial that may have started elsewhere without saying so', async () => {
    await site.startAfter(createAgent);
    const phone = await anotherBrowser().open(linkOn(await site.browser.open(checklist)));
    await phone.submit({ intent: 'claim' });
    expect(phone.text).toContain(pricingCopy.maybeStarted);
    await phone.open('/trial-signup?agent=agent_abc1');
    expect(phone.text).toContain(pricingCopy.maybeStarted);
    expect(phone.page.field('Full Name')).toBe('Rivera Plumbing');
    await phone.open('/');
    expect(phone.text).toContain('Next Open your checklist');
  });

  test('keeps what the link holds when a step is marked', async () => {
    const link = await makeLink();
    const phone = await anotherBrowser().open(link);
    await phone.submit({ step: 'invite', done: 'true' });
    await phone.open(checklist);
    for (const text of ['512-555-0123', pricingCopy.ends, neededDone(2)]) expect(phone.text).toContain(text);
    await clone(phone);
    expect(cloned()).toBe(0);
  });
});

test.each([
  ['is forged', (link: string) => `${link.slice(0, -4)}AAAA`],
  ['names another receptionist', (link: string) => link.replace('agent_abc1', 'agent_other1')],
  ['is cut off', (link: string) => link.slice(0, -20)],
  ['is empty', (link: string) => link.replace(/owner=.*/, 'owner=')],
])('a link that %s is ignored, with a sentence', async (_how, change) => {
  const link = change(await makeLink());
  const phone = await anotherBrowser().open(link);
  expect([phone.status, phone.text]).toEqual([200, expect.stringContaining('has expired or is incomplete')]);
  expect(phone.text).not.toContain('This is my receptionist');
  expect(phone.text).not.toContain('Talk to Your Receptionist');
  await phone.open('/voice-recording');
  await phone.submit({ intent: 'claim' }, link);
  await clone(phone);
  expect(cloned()).toBe(0);
});

test('another site can’t press the button', async () => {
  const link = await makeLink();
  const phone = await anotherBrowser().open(link);
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  await phone.send(link, { method: 'POST', headers, body: 'intent=claim' });
  expect(phone.status).toBe(403);
  await clone(phone);
  expect(cloned()).toBe(0);
});
