import { describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { ownNumberTo, waitTimes } from '../../app/content/durations';
import { addCardLabel, cardMissingTitle, forwardAgain } from '../../app/content/receptionist-texts';
import { pricingCopy } from '../../app/content/pricing-copy';
import { checklistTexts, testTexts } from '../../app/content/checklist';
import type { ChecklistKey } from '../../app/content/checklist';
import { sharedCalendar } from '../../app/content/shared-calendar';
import { checklistKeys, neededKeys } from '../../app/receptionist/record/checklist-steps';
import { checklistSteps, completeSteps, openSteps, stepTitles } from '../setup/checklist';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import {
  business,
  checklist,
  createAgent,
  customer,
  neededDone,
  othersDone,
  reachVoice,
  signUp,
  startTrial,
} from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const ownPage = { 'Sec-Fetch-Site': 'same-origin' };
const anotherBrowser = () => new PlainBrowser(site.server.url, fetchFromNewAddress());

async function reachCheckout(browser: PlainBrowser): Promise<void> {
  await createAgent(browser);
  await signUp(browser);
  await browser.openCheckout();
}

describe('the checklist', () => {
  test('has five steps and the phone number, each with instructions', async () => {
    const { html, page } = await site.browser.open(checklist);
    const { calendar, invite, phone, test, voice, widget } = stepTitles;
    const steps = [calendar, invite, phone, test, widget, voice];
    expect(checklistSteps(page).map(({ title }) => title)).toEqual(steps);
    expect(completeSteps(page)).toEqual([]);
    expect(openSteps(page)).toEqual([calendar]);
    for (const step of steps) page.button(new RegExp(`^Mark as Complete ?: ${step}$`));
    site.shows(/leave time for the drive between them: support@.*Google Calendar.*See all event details/);
    site.shows(/Microsoft Outlook.*Can view all details.*Outlook app on your phone.*Add people/);
    site.shows(brand.supportEmail, 'within 2 minutes', 'data-agent-id="agent_abc1"', 'You can skip this');
    site.shows(/permanent number.*comes by email within 24 hours/, brand.supportHours);
    expect(html).toMatch(/<a href="\/voice-recording\?agentId=agent_abc1"[^>]*target="_blank"/);
    await site.browser.open('/calendar-setup?agent=agent_abc2');
    site.shows('data-agent-id="agent_abc2"');
  });

  const all: readonly ChecklistKey[] = checklistKeys;
  const without = (key: ChecklistKey, keys = all) => keys.filter((other) => other !== key);
  const answering = `${brand.product} is answering`;
  const allNeeded = neededDone(neededKeys.length);
  test.each<[ChecklistKey, string, readonly ChecklistKey[], string, RegExp | string]>([
    ['test', 'true', [], '&open=test&open=calendar#step-calendar', /The rest is optional\. 0 of .*Tonight/],
    [
      'phone',
      'true',
      [],
      '&open=phone&open=calendar#step-calendar',
      /Tonight: .* takes a message\. You get it by email/,
    ],
    ['calendar', 'true', ['phone'], '&open=calendar&open=invite#step-invite', `${neededDone(2)}.`],
    ['phone', 'false', ['phone'], '&open=none#step-phone', /your own phone rings as before/],
    [
      'invite',
      'true',
      ['calendar'],
      '&open=invite&open=phone#step-phone',
      /trial number can book an appointment/,
    ],
    [
      'phone',
      'true',
      without('phone', [...neededKeys, 'test']),
      '&open=phone#setup-complete',
      `Open for calls ${allNeeded}${othersDone(1)}`,
    ],
    [
      'test',
      'false',
      neededKeys,
      '&open=none#step-test',
      /With these steps done.*Make a test.*Next: test it/,
    ],
    [
      'test',
      'true',
      neededKeys,
      '&open=test#setup-complete',
      /answering It takes (?!.*(Next: |these steps))/,
    ],
    ['voice', 'true', [...neededKeys, 'test'], '&open=voice#setup-complete', allNeeded + othersDone(2)],
    [
      'widget',
      'true',
      without('widget'),
      '&open=widget#setup-complete',
      new RegExp(`Setup Complete! ${answering}\\..*All ${all.length} steps done\\.`),
    ],
    ['phone', 'false', all, '&open=none#step-phone', /Setup Complete! (?!.*Open for calls)/],
  ])('marking %s, done: %s, after %j redirects to %s', async (step, done, marked, next, shown) => {
    const { browser, server } = site;
    await site.startAfter(startTrial);
    await browser.open(`${checklist}&phone=look`);
    for (const key of marked) await browser.submit({ intent: 'mark', step: key, done: 'true' }, checklist);
    await browser.submit({ intent: 'mark', step, done }, checklist);
    expect(browser.url).toBe(server.url + checklist + next);
    const open = openSteps(browser.page);
    if (done === 'true') expect(open).toContain(stepTitles[step]);
    else expect(open).not.toContain(stepTitles[step]);
    site.shows(shown);
  });

  test('stores a mark together with those that the script sent before', async () => {
    const { browser, server } = site;
    await site.startAfter(startTrial);
    await browser.post({ intent: 'mark', step: 'voice', done: 'true' }, checklist);
    const earlier = { 'earlier.calendar': 'true', 'earlier.voice': 'false' };
    await browser.post({ intent: 'mark', step: 'invite', done: 'true', ...earlier }, checklist);
    expect(browser.url).toBe(`${server.url}${checklist}&open=invite&open=phone#step-phone`);
    expect(completeSteps(browser.page)).toEqual([stepTitles.calendar, stepTitles.invite]);
  });

  test.each([
    ['voice', 'Record a voice sample'],
    ['phone', 'Get the code for my permanent number'],
  ])('makes the button of %s quiet once the step is done', async (step, label) => {
    const { browser } = site;
    await site.startAfter(startTrial);
    await browser.open(checklist);
    const button = new RegExp(`btn-quiet"[^>]*>(<span>)?${label}`);
    for (const done of ['false', 'true']) {
      await browser.submit({ intent: 'mark', step, done }, checklist);
      expect(button.test(browser.html), done).toBe(done === 'true');
    }
  });

  test('stores marks for each agent', async () => {
    const { browser } = site;
    await site.startAfter(startTrial);
    await browser.open(checklist);
    await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' });
    await browser.open('/calendar-setup?agent=agent_other1');
    site.shows('Steps that you marked in another browser don’t show here');
    await browser.open(checklist);
    site.shows(neededDone(1));
  });

  test.each<[string, Record<string, string>]>([
    ['all but its intent', { intent: 'mark' }],
    ['the mark', { intent: 'mark', step: 'calendar' }],
    ['half of a step', { intent: 'mark', step: 'calend' }],
    ['half of the mark', { intent: 'mark', step: 'calendar', done: 'f' }],
    ['the mark of a former form', { step: 'calendar' }],
    ['everything', {}],
  ])('a body that lacks %s changes no mark', async (_what, fields) => {
    const { browser, server } = site;
    await site.startAfter(startTrial);
    await browser.open(checklist);
    await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' });
    await browser.post(fields, checklist);
    expect([browser.status, browser.url]).toEqual([200, server.url + checklist]);
    site.shows(neededDone(1));
  });

  test('accepts a mark of the former release’s page, which has no intent', async () => {
    await site.startAfter(startTrial);
    await site.browser.post({ step: 'calendar', done: 'true' }, checklist);
    site.shows(neededDone(1));
  });

  test('reports the checkout’s query unchanged, and again on the next page after a failure', async () => {
    const { browser, backend } = site;
    await site.startAfter(reachCheckout);
    backend.responses['store-stripe-redirect'] = () => ({ status: 500, body: {} });
    const queryString = 'session_id=cs_9&agentId=agent_abc1&x=a%20b+c&flag&index';
    const open = async (query: string) => (await browser.open(`/calendar-setup?${query}`)).status;
    const ends = new RegExp(`${pricingCopy.ends} \\w+day, \\w+ \\d+\\.`);
    for (const [query, told] of [
      ['agentId=agent_abc1', expect.not.stringMatching(ends)],
      ['session_id=cs_8', expect.not.stringMatching(ends)],
      [queryString, expect.stringMatching(ends)],
      ['agent=agent_abc1', expect.stringMatching(ends)],
    ] as const)
      expect([await open(query), browser.text]).toEqual([200, told]);
    const reports = () => backend.to('store-stripe-redirect').map(({ body }) => body);
    const report = { agentId: 'agent_abc1', queryString };
    expect(reports()).toEqual([report, report]); // repeated because the backend rejected the first
    expect(browser.text).not.toMatch(/role="alert"|error/i);
    await expect.poll(() => site.server.output()).toContain('store-stripe-redirect');
  });

  test('says in a new browser that marks are stored in the browser that made them', async () => {
    await site.startAfter(createAgent);
    await site.browser.post({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
    const phone = await anotherBrowser().open(checklist);
    expect(phone.text).toContain('Steps that you marked in another browser don’t show here');
    expect(phone.text).not.toContain('needed steps done');
  });

  test('before the trial begins with it, and promises no booking and no permanent number without it', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open(checklist);
    site.shows(new RegExp(`Start Your Free Trial ${pricingCopy.adds}.*Your Checklist Then, with`));
    expect(browser.page.link('Start your free trial')).toBe('/trial-signup?agent=agent_abc1');
    site.shows(waitTimes.permanentNumber);
    expect(browser.text).not.toContain(waitTimes.ownNumber);
    for (const step of ['calendar', 'invite'])
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
    expect(browser.text).not.toMatch(/can book an appointment|It books appointments/);
    await startTrial(browser);
    site.shows(ownNumberTo(customer.email));
    expect(browser.text).not.toMatch(/Start your free trial/i);
  });

  test('names the address that the permanent number goes to, once the trial form gave it', async () => {
    const { browser } = site;
    const toAddress = `comes by email to ${customer.email}`;
    await site.startAfter(createAgent);
    await browser.open(checklist);
    expect(browser.text).not.toContain('comes by email to');
    await startTrial(browser);
    site.shows(`${toAddress} within 24 hours. Wrong address? Email us. Then forward`);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    site.shows(`${toAddress} within 24 hours. Wrong address? Email us.`);
    for (const step of neededKeys) await browser.post({ intent: 'mark', step, done: 'true' }, checklist);
    await browser.open(checklist);
    site.shows(new RegExp(`Still to do: .*${toAddress}, dial the code again.* Wrong address\\? Email us`));
    await browser.post({ intent: 'forwarded-again', done: 'true' }, checklist);
    await browser.open('/demo/agent/agent_abc1');
    expect(browser.text).not.toContain('permanent number comes');
  });

  test('asks for the card, as the other pages do, once the trial form was sent', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await signUp(browser);
    for (const page of ['/', '/demo/agent/agent_abc1', checklist]) {
      await browser.open(page);
      const links = browser.page.find.getAllByRole('link', { name: addCardLabel });
      for (const link of links) expect(link.getAttribute('href')).toBe('/payment-setup?agent=agent_abc1');
      expect(browser.text, page).not.toMatch(/Start your free trial|Start Trial Now/i);
    }
    site.shows(`${cardMissingTitle} ${pricingCopy.cardIsNext}`, pricingCopy.card);
  });

  test('without a receptionist says so first, and nothing about calls', async () => {
    const { browser } = site;
    await browser.open('/calendar-setup');
    site.shows(/We don’t know which receptionist this checklist is for\..*Create one.*Your Checklist/);
    await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' }, '/calendar-setup');
    expect(browser.text).not.toMatch(/Tonight|trial number leaves|reaches/);
    site.shows('Until then, nobody reads your calendar');
    await browser.open('/calendar-setup?agentId=agent_demo&session_id=cs_1');
    site.shows(/This is our own receptionist.*Your Checklist/);
    expect(browser.text).not.toContain('free trial runs');
    expect(site.backend.to('store-stripe-redirect')).toHaveLength(0);
  });

  test('says in a browser that knows no trade that clinics ask for a BAA first', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    for (const page of ['/demo/agent/agent_abc1', checklist]) {
      await browser.open(page);
      site.shows('Ask us for a BAA');
    }
    const plumber = anotherBrowser();
    await reachVoice(plumber, '/create-agent', { ...business, trade: 'plumbing' });
    await plumber.submit({ intent: 'default' });
    await plumber.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    expect(plumber.text).not.toContain('BAA');
  });

  test('in a new browser says that it doesn’t know the receptionist, and neither congratulates nor offers a trial', async () => {
    const stranger = anotherBrowser();
    const { text, html } = await stranger.open(checklist);
    const warned = /^.*This browser doesn’t know this receptionist.*Your Checklist/;
    expect(text).toMatch(warned);
    expect(text).not.toMatch(/Congratulations|Tonight:|answering/);
    expect(html).not.toMatch(/href="\/(trial-signup|demo\/agent|other-device)/); // it can’t make the owner’s link
    await stranger.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    expect((await stranger.open(checklist)).text).toMatch(warned);
    await site.startAfter(createAgent);
    await site.browser.open(checklist);
    expect(site.browser.text).not.toContain('This browser doesn’t know this receptionist.');
  });

  test.each([
    ['/create-agent', 'without a website', [stepTitles.voice, stepTitles.widget]],
    ['/create-agent2', 'with a website', [stepTitles.widget, stepTitles.voice]],
  ])(
    'after the setup at %s, shows a business %s no next step once it is tested',
    async (variant, _what, last) => {
      const { browser } = site;
      await reachVoice(browser, variant);
      await browser.submit({ intent: 'default' });
      if (variant === '/create-agent2') await browser.submit({ intent: 'create' });
      await signUp(browser);
      await browser.openCheckout();
      await browser.open(`${checklist}&session_id=cs_1`);
      await browser.open(`${checklist}&phone=look`);
      for (const step of ['calendar', 'invite', 'phone'])
        await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
      site.shows(`By your checklist, ${brand.product} is answering`, 'Next: Test your setup');
      await browser.submit({ intent: 'mark', step: 'test', done: 'true' }, checklist);
      expect(browser.text).not.toContain('Next:');
      await browser.open('/');
      site.shows(`Next ${forwardAgain}`, 'Open your checklist');
      expect(browser.page.link(forwardAgain)).toBe(`${checklist}&open=phone`);
      await browser.open('/demo/agent/agent_abc1');
      expect(browser.page.heading).toMatch(new RegExp(`^Rivera Plumbing ${brand.product} is answering$`));
      site.shows(/Finish Your Setup Your free trial runs through/, forwardAgain);
      expect(browser.text).not.toContain('Congratulations');
      expect(browser.text).not.toContain('Call your own number');
      await browser.open(checklist);
      await browser.submit({ intent: 'forwarded-again', done: 'true' }, checklist);
      await browser.open('/demo/agent/agent_abc1');
      site.shows('Your Setup Is Complete');
      expect(browser.text).not.toContain('Next Your Setup');
      await browser.open(checklist);
      const titles = checklistSteps(browser.page).map(({ title }) => title);
      expect(titles.slice(-2)).toEqual(last);
    },
  );

  test('without an agent in the URL is the one of the session’s receptionist', async () => {
    const { browser, server } = site;
    await site.startAfter(createAgent);
    await browser.open('/calendar-setup');
    expect(browser.url).toBe(server.url + checklist);
    await browser.open('/calendar-setup?session_id=');
    expect(browser.url).toContain('agentId=agent_abc1');
    await browser.open('/calendar-setup?session_id=cs_7');
    expect(browser.url).not.toContain('agentId');
    expect(site.backend.to('store-stripe-redirect')).toHaveLength(0);
  });

  test.each([
    ['Fixed Location', false],
    ['Travel to Customer', true],
  ])('of a business with the service “%s” mentions drives: %s', async (ServiceType, isMentioned) => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent', { ...business, ServiceType, ServiceRangeMiles: '25' });
    await browser.submit({ intent: 'default' });
    await browser.open(checklist);
    site.shows(/needs to see when you’re free/);
    site.showsIf(isMentioned, 'drive between them');
    site.shows(isMentioned ? 'Two vans, or several people?' : 'Several people? Share one calendar only');
    site.showsIf(isMentioned, /\bvans?\b/);
    await browser.open('/trial-signup');
    site.shows(sharedCalendar[isMentioned ? 'technicians' : 'colleagues']);
    await browser.open('/demo/agent/agent_abc1?phone=look');
    site.showsIf(isMentioned, /\bdrive|sent out/);
  });

  test('says that the invite comes after the calendar is shared, also once it is marked', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open(checklist);
    for (const [step, isMissing] of [
      ['invite', true],
      ['calendar', false],
    ] as const) {
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
      site.showsIf(isMissing, 'Your calendar isn’t marked as shared yet.');
    }
  });

  test('after a mark without scripts opens the next step', async () => {
    await site.startAfter(createAgent);
    await site.browser.post({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
    expect(openSteps(site.browser.page)).toEqual([stepTitles.calendar, stepTitles.invite]);
  });

  test('requests the trial number that its owner’s browser lacks, and says meanwhile that it is coming', async () => {
    const { browser, backend } = site;
    await site.startAfter(startTrial);
    backend.responses['get-agent-phone'] = { success: true };
    backend.responses['assign-agent-phone'] = { success: true };
    await browser.open(checklist, ownPage);
    site.shows(/Getting your trial number… It takes at most 5 minutes\. .*Check now/);
    expect(browser.text).not.toContain('doesn’t know');
    expect(browser.page.refresh).toBe('2; url=/calendar-setup?agentId=agent_abc1&phone=look');
    expect(backend.to('get-agent-phone')).toEqual([]);
    await browser.open(browser.page.link('Check now') ?? '', ownPage);
    expect(browser.page.refresh).toBe('0; url=/calendar-setup?agentId=agent_abc1&phone=assign');
    await browser.submit({ intent: 'assign' });
    site.shows('Phone number assignment in progress');
    expect(browser.page.link('Check now')).toBe('/calendar-setup?agentId=agent_abc1&phone=check');
    backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '+15125550123' };
    await browser.open(`${checklist}&phone=assign`, ownPage);
    site.shows(/Your Trial Number 512-555-0123 .*Your Checklist/);
    expect(backend.to('assign-agent-phone')).toHaveLength(2);
    await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' });
    expect(browser.url).not.toContain('phone=');
    for (const page of [checklist, '/']) {
      await browser.open(page, ownPage);
      site.shows('512-555-0123');
    }
    expect(backend.to('assign-agent-phone')).toHaveLength(2);
  });

  test('requests no number for a browser that isn’t the owner’s, and none after a link on another site', async () => {
    const { browser, backend } = site;
    await site.startAfter(createAgent);
    backend.responses['get-agent-phone'] = { success: true };
    await browser.open(`${checklist}&phone=assign`, { 'Sec-Fetch-Site': 'cross-site' });
    site.shows(/It has no phone number yet\..*Get a phone number/);
    const stranger = anotherBrowser();
    await stranger.open(`${checklist}&phone=assign`, ownPage);
    await stranger.post({ intent: 'assign' }, checklist);
    expect(stranger.text).toContain('This browser doesn’t know this receptionist.');
    expect(backend.to('assign-agent-phone')).toEqual([]);
  });

  test('doesn’t say that the receptionist answers before it has a number', async () => {
    const { browser } = site;
    await site.startAfter(startTrial);
    await browser.open(checklist);
    for (const step of ['calendar', 'invite', 'phone'])
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
    site.shows(checklistTexts.forwardedWithoutNumber);
    const answers = /is answering|Open for calls|dial the code again/;
    expect(browser.text).not.toMatch(answers);
    for (const step of ['test', 'widget', 'voice'])
      await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
    site.shows('Setup Complete!');
    expect(browser.text).not.toMatch(answers);
    await browser.open(`${checklist}&phone=look`, ownPage);
    site.shows(`${brand.product} is answering`, 'Open for calls');
  });

  test('tests the trial number until calls are forwarded, and then the owner’s own number', async () => {
    const { browser } = site;
    await site.startAfter(startTrial);
    await browser.open(checklist);
    site.shows(testTexts.noNumber);
    await browser.open(`${checklist}&phone=look`, ownPage);
    site.shows(`${testTexts.trial} ${testTexts.isNotShared} Call 512-555-0123`);
    await browser.submit({ intent: 'mark', step: 'phone', done: 'true' }, checklist);
    site.shows('Call your own business number, 512-555-0100, from another phone and don’t pick up.');
    expect(browser.text).not.toMatch(/Call your trial number|during the call\. Call 512/);
    await browser.submit({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
    site.shows(`book an appointment with yourself. ${testTexts.isShared}`);
  });

  test('begins with its heading, and separates what calls need from what is optional', async () => {
    await site.startAfter(startTrial);
    await site.browser.open(checklist);
    site.shows(
      new RegExp(
        `Your Checklist ${pricingCopy.ends}.*${neededDone(0)}.*` +
          'Needed.*Connect your calendar.*Accept the invite.*forward calls.*Test your setup.*Optional.*website widget',
      ),
    );
  });
});
