import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pricing } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { checklistTexts } from '../../app/content/checklist';
import { numberTexts } from '../../app/content/receptionist-texts';
import { setupCompleteKeys } from '../../app/receptionist/record/checklist-steps';
import { dayInWords } from '../../app/receptionist/record/trial-end';
import { openSteps, stepTitles } from '../setup/checklist';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { business, createAgent, customer, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

/** An owner's pages on the days of a trial. */
const site = useSite();
const receptionist = '/demo/agent/agent_abc1';
const checklist = '/calendar-setup?agentId=agent_abc1';

async function createWithNumber(browser: PlainBrowser, create = createAgent) {
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: '5125550199' };
  await create(browser);
  await browser.open(`${receptionist}?phone=look`, { 'Sec-Fetch-Site': 'same-origin' });
}

async function createSalon(browser: PlainBrowser) {
  await reachVoice(browser, '/create-agent', { ...business, trade: 'hair-salon' });
  await browser.submit({ intent: 'default' });
}

async function startTrial(browser: PlainBrowser, create = createAgent) {
  await createWithNumber(browser, create);
  await payForTrial(browser);
}

async function payForTrial(browser: PlainBrowser) {
  await browser.open('/trial-signup?agent=agent_abc1');
  await browser.submit(customer);
  await browser.openCheckout();
  await browser.open('/calendar-setup?session_id=cs_1&agentId=agent_abc1');
}

async function completeSetup(browser: PlainBrowser) {
  await startTrial(browser);
  for (const step of [...setupCompleteKeys, 'phone'])
    await browser.post({ intent: 'mark', step, done: 'true' }, checklist);
  await browser.post({ intent: 'forwarded-again', done: 'true' }, checklist);
}

function comeBackAfter(days: number) {
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('the last day of the trial stays the same when the return from the checkout is opened again', async () => {
  const { browser } = site;
  await site.startAfter(startTrial);
  const lastDay = () => new RegExp(`${pricingCopy.ends} (\\w+day, \\w+ \\d+)`).exec(browser.text)?.[1];
  await browser.open(checklist);
  const before = lastDay();
  expect(before).toBeDefined();
  comeBackAfter(3);
  for (const page of ['/calendar-setup?session_id=cs_1&agentId=agent_abc1', checklist]) {
    await browser.open(page);
    expect(lastDay(), page).toBe(before);
  }
});

test('the last day of the trial counts from the day of the checkout in the owner’s time zone', async () => {
  vi.setSystemTime(new Date('2026-12-01T05:30:00Z')); // November 30 in Austin
  await startTrial(site.browser);
  const lastDay = new Date(Date.UTC(2026, 10, 30 + pricing.trialDays)).toISOString().slice(0, 10);
  site.shows(`${pricingCopy.ends} ${dayInWords(lastDay).replace('\u00a0', ' ')}`);
});

test('on another device, the trial number’s last day is the owner’s, also by a link that was made days later', async () => {
  const { browser } = site;
  vi.setSystemTime(new Date('2026-12-01T05:30:00Z')); // November 30 in Austin
  await createWithNumber(browser);
  const lastDay = ({ text }: PlainBrowser) => /(?:through|last day is) (\w+day, \w+ \d+)/.exec(text)?.[1];
  const before = lastDay(await browser.open(receptionist));
  expect(before).toBe(dayInWords('2026-12-14').replace('\u00a0', ' '));
  comeBackAfter(3);
  const { page } = await browser.open('/other-device?agentId=agent_abc1');
  const link = page.addresses.find((address) => address.includes('&owner=')) ?? '';
  const otherDevice = new PlainBrowser(site.server.url, fetchFromNewAddress());
  await otherDevice.open(link);
  await otherDevice.submit({ intent: 'claim' });
  expect(lastDay(await otherDevice.open(receptionist))).toBe(before);
});

/** What pages say while the trial runs. */
const saysThatItIsOn = new RegExp(
  [
    'Setup Complete!',
    'is answering',
    'Congratulations',
    'Is Set Up',
    'Finish Your Setup',
    'answer tonight',
    'Tonight:',
    'Your permanent number comes',
    pricingCopy.isSetUp,
  ].join('|'),
);

describe('after the last day of the trial', () => {
  test.each([
    receptionist,
    checklist,
    '/trial-signup',
    '/trial-signup?again=true',
    '/payment-setup?again=true',
  ])('%s says that it ended and what to do', async (page) => {
    const { browser } = site;
    await site.startAfter(completeSetup);
    comeBackAfter(pricing.trialDays + 1);
    await browser.open(page);
    site.shows(pricingCopy.ended, pricingCopy.afterEnd, 'To continue, answer that email');
    expect(browser.page.link('Turn off call forwarding')).toBe('/testforwarding');
    expect(browser.text).not.toMatch(saysThatItIsOn);
  });

  test.each(['/', '/create-agent'])('the card on %s leads to what to do', async (page) => {
    const { browser } = site;
    await site.startAfter(completeSetup);
    comeBackAfter(pricing.trialDays + 1);
    await browser.open(page);
    site.shows(pricingCopy.ended);
    expect(browser.text).not.toMatch(/Setup\s+Complete/);
    expect(browser.page.link('See how to continue')).toBe(checklist);
  });

  test('the receptionist’s page doesn’t call the end of the trial the next step', async () => {
    const { browser } = site;
    await site.startAfter(startTrial);
    await browser.open(receptionist);
    site.shows('Next Finish Your Setup');
    comeBackAfter(pricing.trialDays + 1);
    await browser.open(receptionist);
    expect(browser.text).not.toContain(`Next ${pricingCopy.hasEnded}`);
  });

  test('the checklist opens no step', async () => {
    const { browser } = site;
    await site.startAfter(startTrial);
    await browser.open(checklist);
    expect(openSteps(browser.page)).toEqual([stepTitles.calendar]);
    comeBackAfter(pricing.trialDays + 1);
    await browser.open(checklist);
    expect(openSteps(browser.page)).toEqual([]);
  });

  test.each([receptionist, checklist])('%s offers the sample calls of the owner’s trade', async (page) => {
    const { browser } = site;
    await startTrial(browser, createSalon);
    comeBackAfter(pricing.trialDays + 1);
    await browser.open(page);
    site.shows('Your trial number may not work anymore. Meanwhile, hear a hair salon’s sample calls');
    expect(browser.page.link('Hear sample calls')).toBe('/for/hair-salon');
  });

  test('nobody looks up or assigns a number that this browser doesn’t know', async () => {
    const { browser, backend } = site;
    await site.startAfter(startTrial);
    browser.keep('phone-agent_abc1', '');
    comeBackAfter(pricing.trialDays + 1);
    backend.calls = [];
    const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
    for (const asked of ['', '?phone=look', '?phone=assign']) {
      await browser.open(receptionist + asked, ownPage);
      site.shows(pricingCopy.ended, numberTexts.ended);
      expect(browser.page.refresh).toBeNull();
    }
    for (const page of [receptionist, checklist, `${receptionist}/number`])
      await browser.post({ intent: 'assign' }, page);
    await browser.open(`${receptionist}/number`, ownPage);
    expect(JSON.parse(browser.html)).toEqual({ kind: 'ended' });
    await browser.post({ Agent_Id: 'agent_abc1' }, '/voice-handover');
    expect(backend.to('get-agent-phone')).toEqual([]);
    expect(backend.to('assign-agent-phone')).toEqual([]);
  });

  test('no card can be added, even from a page that was opened before', async () => {
    const { browser, backend } = site;
    await site.startAfter(startTrial);
    comeBackAfter(pricing.trialDays + 1);
    await browser.post({ intent: 'subscribe' }, '/payment-setup?again=true');
    site.shows(pricingCopy.ended);
    expect(backend.to('create-subscription')).toEqual([]);
  });
});

test.each([
  ['during', 1],
  ['on the last day of', pricing.trialDays],
])('%s the trial, pages name its last day and say that the receptionist is set up', async (_when, days) => {
  const { browser } = site;
  await site.startAfter(completeSetup);
  comeBackAfter(days);
  for (const page of ['/', receptionist, checklist, '/trial-signup', '/payment-setup']) {
    await browser.open(page);
    site.shows(pricingCopy.ends, page === '/' ? /Setup\s+Complete/ : saysThatItIsOn);
    expect(browser.text).not.toContain(pricingCopy.afterEnd);
  }
});

test('a trial number after its last day is offered for no calls, and the trial still is', async () => {
  const { browser } = site;
  await site.startAfter(createWithNumber);
  comeBackAfter(pricing.trialDays);
  await browser.open(receptionist);
  site.shows('answer tonight', /works for \d+ days, through/);
  comeBackAfter(1);
  await browser.open(receptionist);
  site.shows('last day was', 'You get a permanent number when you start your trial', 'Start Trial Now');
  expect(browser.text).not.toMatch(/answer tonight|works for \d+ days|Call your receptionist/);
  await browser.open(checklist);
  site.shows(checklistTexts.numberOff);
  expect(browser.text).not.toMatch(/answer tonight|Whoever calls the trial number|Call 512-555-0199/);
});

test('the checklist doesn’t say that calls forwarded to a trial number after its last day are answered', async () => {
  const { browser } = site;
  await site.startAfter(createWithNumber);
  comeBackAfter(1);
  await payForTrial(browser);
  for (const step of ['phone', 'invite', 'calendar']) {
    await browser.open(checklist);
    await browser.submit({ intent: 'mark', step, done: 'true' });
  }
  site.shows('is answering', 'Open for calls');
  comeBackAfter(pricing.trialDays - 1);
  await browser.open(checklist);
  site.shows('is answering');
  comeBackAfter(1);
  await browser.open(checklist);
  site.shows(checklistTexts.forwardedToOff, 'I’ve dialed it again');
  expect(browser.text).not.toMatch(/is answering|Open for calls|Tonight:|It takes the calls/);
  await browser.submit({ intent: 'forwarded-again', done: 'true' });
  site.shows('is answering', 'Open for calls');
});
