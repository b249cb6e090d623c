import { describe, expect, test } from 'vitest';

import { completeSteps, stepTitles } from '../setup/checklist';
import { checklist, createAgent, sampleForm, signUp } from '../setup/typical-owner';
import { typed, useSetupSteps, weekdays } from './setup-steps';
import { useSite } from './site';

// One setup or receptionist in two tabs.
const site = useSite();
const { beginWithoutWebsite, sendBusiness, holds, shownNow, evictDraft, heldBack } = useSetupSteps(site);

describe('a setup that is open in two tabs', () => {
  /** Opens the saved business step in two tabs and saves it in the first one. */
  async function saveInOtherTab(changed: Record<string, string>) {
    const step = await beginWithoutWebsite();
    await sendBusiness(step);
    await site.browser.open(step('business'));
    const form = { ...typed, ...weekdays, trade: '', ...shownNow() };
    await site.browser.open(step('business'));
    await sendBusiness(step, { ...form, ...shownNow(), ...changed });
    return { step, form };
  }
  const changed = {
    BusinessName: 'First',
    BusinessPhoneNumber: '(512) 555-0111',
    TimeZone: 'America/Denver',
    smsConsent: 'on',
    trade: 'dental',
    'WeeklySchedule.sunday.isOpen': 'on',
  };
  const buttons: Record<string, string>[] = [
    { intent: 'next' },
    { intent: 'back' },
    { 'edit-hours': JSON.stringify({ type: 'add-break', day: 'tuesday' }) },
    { 'edit-trade': 'choose' },
    { 'add-lines': 'dental:all' },
  ];
  test.each(buttons)('shows what the other tab saved when %j is sent, and saves nothing', async (button) => {
    const { browser } = site;
    const { step, form } = await saveInOtherTab(changed);
    const own = { ...form, BusinessName: 'Second', BusinessAddressCity: 'Boston' };
    const { intent: _none, ...edits } = own;
    await browser.post({ ...edits, ...button }, step('business'));
    expect(browser.status).toBe(400);
    site.shows('Another tab saved different answers');
    expect(browser.text.match(/Another tab saved different/g)).toHaveLength(1);
    holds('Second', 'Boston', '512-555-0100');
    const notes = browser.text.match(/In your other tab: [\w:-]+(?: AM-5:00 PM)?/g);
    expect(notes).toEqual(
      ['First', '512-555-0111', 'Mountain', 'empty', 'Dental', '9:00 AM-5:00 PM', 'Yes'].map(
        (text) => `In your other tab: ${text}`,
      ),
    );
    const shown = shownNow();
    await browser.open(step('business'));
    holds('First', '512-555-0111');
    await sendBusiness(step, { ...own, ...shown });
    await browser.open(step('business'));
    holds('Second', 'Boston', '512-555-0100');
  });

  test('isn’t saved by the script of the refused page until its owner sends it again', async () => {
    const { browser } = site;
    const { step, form } = await saveInOtherTab({ ...changed, BusinessDescription: 'We fix pipes.' });
    await browser.post({ ...form, BusinessName: 'Second', BusinessDescription: '' }, step('business'));
    const refused = browser.page.values;
    const autosave = () => browser.post({ ...refused, intent: 'keep' }, step('business'));
    await autosave();
    expect(browser.status).toBe(409);
    await browser.open(step('business'));
    holds('First', 'We fix pipes.');

    await browser.post({ ...refused, BusinessPhoneNumber: '12', intent: 'next' }, step('business'));
    expect(browser.status).toBe(400);
    const saved = { ...browser.page.values, BusinessName: 'Third', intent: 'keep' };
    await browser.post(saved, step('business'));
    await browser.open(step('business'));
    holds('Third', '12');
  });

  test('links the fields that differ, and those with a mistake only once', async () => {
    const { browser } = site;
    const { step, form } = await saveInOtherTab({ ...changed, BusinessAddressCity: 'Dallas' });
    await browser.post({ ...form, BusinessName: 'Second', BusinessPhoneNumber: '12' }, step('business'));
    const links = [...browser.page.find.getByRole('alert').querySelectorAll('a')];
    const fields = ['BusinessName', 'TimeZone', 'BusinessAddressCity', 'trade', 'smsConsent'];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [...fields, 'WeeklySchedule.sunday', 'BusinessPhoneNumber'].map((name) => `#business-${name}`),
    );
    const ids = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(ids.filter((id) => browser.page.document.getElementById(id) === null)).toEqual([]);
  });

  test('is saved without a question if both tabs have the same values', async () => {
    const { step, form } = await saveInOtherTab({ BusinessPhoneNumber: '5125550111' });
    await sendBusiness(step, { ...form, BusinessPhoneNumber: '(512) 555-0111' });
  });

  test('reports mistakes and the other tab together', async () => {
    const { step, form } = await saveInOtherTab(changed);
    await site.browser.post({ ...form, BusinessPhoneNumber: '12' }, step('business'));
    site.shows('Another tab saved different', 'Please enter a 10-digit US phone number.');
    site.shows('In your other tab: 512-555-0111');
  });
});

test.each([
  ['a trade', { trade: 'dental', 'edit-trade': 'choose' }],
  ['the consent', { intent: 'keep', smsConsent: 'on' }],
])('another tab’s form doesn’t overwrite %s that was saved alone', async (_what, saved) => {
  const { browser } = site;
  const step = await beginWithoutWebsite();
  const form = browser.page.values;
  await browser.post({ ...form, ...saved }, step('business'));
  await browser.open(step('business'));
  const other = { ...form, shown: JSON.stringify({ pageView: 'page2', fields: {} }), intent: 'back' };
  await browser.post(other, step('business'));
  expect(browser.status).toBe(400);
  site.shows('Another tab saved different');
});

test('after the draft’s cookie was evicted, two tabs don’t overwrite each other’s answers', async () => {
  const { browser } = site;
  const step = await beginWithoutWebsite();
  await sendBusiness(step);
  await browser.open(step('business'));
  const first = browser.page.values;
  await browser.open(step('business'));
  const second = browser.page.values;
  evictDraft(step);
  await browser.post({ ...first, BusinessName: 'First', intent: 'keep' }, step('business'));
  await browser.post({ ...second, BusinessName: 'Second', intent: 'back' }, step('business'));
  expect(browser.status).toBe(400);
  site.shows('Another tab saved different', 'In your other tab: First');
});

test('after Back to an earlier page of the same tab, Next saves it without a question', async () => {
  const step = await beginWithoutWebsite();
  const form = { ...typed, ...site.browser.page.values };
  await site.browser.post(
    { ...form, 'edit-hours': JSON.stringify({ type: 'usual', week: 'daily' }) },
    step('business'),
  );
  await sendBusiness(step, { ...form, ...typed, BusinessName: 'Rivera' });
});

test('sending a page again after Back saves it without a question', async () => {
  const { browser } = site;
  const step = await beginWithoutWebsite();
  const first = { ...typed, ...shownNow() };
  await browser.submit({ ...typed, BusinessPhoneNumber: '12' });
  expect(browser.status).toBe(400);
  const corrected = { ...typed, ...shownNow() };
  for (const form of [corrected, corrected, first]) await sendBusiness(step, form);
});

test('a late save of a hidden page changes nothing after its step was sent', async () => {
  const step = await beginWithoutWebsite();
  await site.browser.open(step('business'));
  const shown = shownNow();
  await sendBusiness(step, { ...shown, ...typed });
  await site.browser.post({ ...shown, ...typed, intent: 'keep' }, step('business'));
  expect(site.browser.status).toBe(409);
  await site.browser.open(step('voice'));
  expect(site.browser.url).toContain('/voice');
});

describe('a step that is marked in another tab meanwhile stays marked', () => {
  const mark = (step: string, done = 'true') => site.browser.post({ intent: 'mark', step, done }, checklist);

  test('when a checkout opens, whose trial is remembered', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await signUp(browser);
    await mark('calendar');
    const slow = heldBack('create-subscription', { url: 'https://pay.example/session' });
    const paying = browser.postOnce('/payment-setup', { intent: 'subscribe' });
    await slow.requested();
    await mark('invite');
    slow.release();
    await paying;
    await browser.open(new URL('/calendar-setup?session_id=cs_1&agentId=agent_abc1', site.server.url).href);
    expect(completeSteps(browser.page)).toEqual([stepTitles.calendar, stepTitles.invite]);
    await browser.open('/payment-setup');
    expect(browser.html).not.toContain('value="subscribe"');
  });

  test('when the owner’s voice is saved, whose step can be unmarked and marked by another sample', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await mark('calendar');
    const recording = new URL('/voice-recording?agentId=agent_abc1', site.server.url).href;
    const sample = () => browser.upload(sampleForm({ businessName: 'Rivera Plumbing' }), recording);
    const slow = heldBack('create-voice-clone', { success: true, voiceId: 'voice_1' });
    const saving = sample();
    await slow.requested();
    await mark('invite');
    slow.release();
    await saving;
    const { calendar, invite, voice } = stepTitles;
    await browser.open(checklist);
    expect(completeSteps(browser.page)).toEqual([calendar, invite, voice]);
    await mark('voice', 'false');
    expect(completeSteps(browser.page)).toEqual([calendar, invite]);
    await sample();
    await browser.open(checklist);
    expect(completeSteps(browser.page)).toEqual([calendar, invite, voice]);
  });
});
