import { describe, expect, test } from 'vitest';

import { dental } from '../../app/content/trades/dental';
import { customer } from '../setup/typical-owner';
import { typed, useSetupSteps } from './setup-steps';
import { useSite } from './site';

// What the business step saves, by any of its buttons, and what it keeps when a cookie is lost.
const site = useSite();
const { begin, beginWithoutWebsite, sendBusiness, holds, shownNow, evictDraft } = useSetupSteps(site);

const misspelled = { BusinessEmail: 'ana@gmial.com' };
const mondayCloses = 'WeeklySchedule.monday.ranges[0].endTime';
const tuesdayCloses = 'WeeklySchedule.tuesday.ranges[0].endTime';

test('a usual week that is undone is saved as the guess that it replaced', async () => {
  const step = await beginWithoutWebsite();
  const { browser } = site;
  await browser.submit({ 'edit-hours': JSON.stringify({ type: 'usual', week: 'daily' }) });
  const undo = browser.page.button(/^Undo/).getAttribute('value') ?? '';
  await browser.submit({ 'edit-hours': undo });
  await browser.open(step('business'));
  site.shows('Mon-Fri 9:00 AM-5:00 PM, closed weekends Our guess, please check');
});

test.each([
  ['an empty form', { intent: 'keep' }],
  ['a form with one field', { intent: 'keep', BusinessName: 'Rivera Plumbing' }],
])('%s empties no saved answer', async (_what, fields) => {
  const { browser } = site;
  const step = await beginWithoutWebsite();
  await sendBusiness(step, { ...typed, smsConsent: 'on', trade: 'dental' });
  await browser.open(step('business'));
  const saved = browser.page.values;
  await browser.post(
    { revision: saved.revision ?? '', shown: saved.shown ?? '', ...fields },
    step('business'),
  );
  await browser.open(step('business'));
  const { BusinessPhoneNumber, BusinessAddressStreet, trade, smsConsent } = browser.page.values;
  expect({ BusinessPhoneNumber, BusinessAddressStreet, trade, smsConsent }).toEqual({
    BusinessPhoneNumber: '512-555-0100',
    BusinessAddressStreet: '1 Main St',
    trade: 'dental',
    smsConsent: 'on',
  });
});

describe('a description that is too long', () => {
  const tooLong = Array.from({ length: 500 }, (_, index) => `Line ${index * 7919}`).join('. ');

  test.each([
    ['is refused', { intent: 'next' }],
    ['would be lost by Back', { intent: 'back' }],
    ['is on a hidden page', { intent: 'keep' }],
  ])('%s, and evicts no other setup', async (_what, button) => {
    const { browser } = site;
    const other = await beginWithoutWebsite();
    await sendBusiness(other);
    const step = await beginWithoutWebsite();
    await sendBusiness(step, { ...typed, BusinessDescription: 'We fix pipes.' });
    const changed = { ...typed, BusinessName: 'Second', BusinessDescription: tooLong, ...button };
    await browser.post(changed, step('business'));
    if (button.intent !== 'keep') {
      expect(browser.status).toBe(400);
      holds(tooLong);
      site.shows('too long (1,000 characters at most)');
    }
    await browser.open(step('business'));
    holds('Second', 'We fix pipes.');
    await browser.open(other('voice'));
    expect(browser.url).toBe(other('voice'));
  });

  test.each([
    ['is refused by Next', { intent: 'next' }, 400],
    ['is sent with Back', { intent: 'back' }, 200],
    ['is on a hidden page', { intent: 'keep' }, 200],
  ])('stays as typed up to twice its limit if it %s', async (_what, button, status) => {
    const { browser } = site;
    const step = await beginWithoutWebsite();
    const description = tooLong.slice(0, 1_990);
    await browser.post({ ...typed, BusinessDescription: description, ...button }, step('business'));
    expect(browser.status).toBe(status);
    await browser.open(step('business'));
    holds(description);
    await sendBusiness(step, { ...typed, BusinessDescription: 'We fix pipes.' });
    expect(browser.url).toBe(step('voice'));
  });

  test('can be shortened and sent again, although its form says what the page showed', async () => {
    const { browser } = site;
    await beginWithoutWebsite();
    for (const length of [5000, 4000]) {
      await browser.submit({ ...typed, BusinessDescription: '水'.repeat(length) });
      expect(browser.status, `after ${length} characters`).toBe(400);
      site.shows('too long (1,000 characters at most)');
    }
  });
});

test('a website that is refused after the draft’s cookie was evicted stays in its field', async () => {
  const { browser } = site;
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  browser.keep(`draft-${new URL(browser.url).searchParams.get('draft')}`, '');
  await browser.submit({ intent: 'analyze', websiteAddress: 'my website' });
  expect(browser.status).toBe(400);
  expect(browser.page.field('Website Address')).toBe('my website');
});

test('a form whose draft cookie was evicted loses nothing', async () => {
  const { browser } = site;
  const step = await beginWithoutWebsite();
  await sendBusiness(step);
  await browser.open(step('business'));
  const form = { ...typed, ...shownNow() };
  evictDraft(step);
  await sendBusiness(step, form);
  await browser.open(step('business'));
  holds('Typed by hand', '512-555-0100');
});

test.each([
  ['/create-agent', {}, false],
  ['/create-agent2', {}, false],
  ['/create-agent3', { websiteAddress: 'half an addr' }, false],
  ['/create-agent', { email: 'ana@rivera.example' }, true],
  ['/create-agent', { websiteAddress: 'rivera.example' }, true],
] as [string, Record<string, string>, boolean][])(
  '%s with %j: Business Email is optional: %s',
  async (path, known, isOptional) => {
    const { browser } = site;
    const step = await begin(path);
    await browser.submit({ intent: isOptional ? 'skip' : 'no-website', ...known }, step('website'));
    expect(browser.url).toBe(step('business'));
    expect(browser.page.field('Business Name')).toBe('');
    site.showsIf(isOptional, 'Business Email (optional)');
    const { BusinessEmail: _none, ...others } = typed;
    if (isOptional) {
      await sendBusiness(step, { ...others, askedAbout: 'info@rivera.example' });
      await browser.submit({ intent: 'no-website' }, step('website'));
      await browser.open(step('voice'));
      return expect(browser.url, 'the page, after the email was removed').toBe(step('business'));
    }
    site.shows('Website skipped Reading skipped Details Voice');
    await browser.submit(others, step('business'));
    expect(browser.status).toBe(400);
    site.shows('Please fill in these required fields: Business Email');
    await sendBusiness(step);
  },
);

test('a step without its intent creates and spends nothing', async () => {
  const { browser, backend } = site;
  for (const path of ['/create-agent', '/create-agent2']) {
    const step = await beginWithoutWebsite(path);
    await sendBusiness(step);
    if (path !== '/create-agent') await browser.submit({ intent: 'default' }, step('voice'));
    for (const intent of [undefined, '', 'CREATE', 'toString', 'agent'])
      for (const page of ['website', 'analysis', 'voice', 'confirm']) {
        await browser.post(intent === undefined ? { websiteAddress: 'a.example' } : { intent }, step(page));
        expect(browser.status).toBeLessThan(500);
      }
  }
  await browser.post({ ...customer, agent: 'agent_abc1' }, `${site.server.url}/trial-signup`);
  await browser.submit({}, `${site.server.url}/payment-setup`);
  expect(backend.calls.filter(({ functionName }) => functionName !== 'log-agent-creator-step')).toEqual([]);
});

test.each([undefined, 'unknown'])(
  'a business form with the intent %s shows its step again, with what was sent',
  async (intent) => {
    const step = await beginWithoutWebsite();
    const { intent: _next, ...fields } = { ...site.browser.page.values, ...typed };
    await site.browser.post(intent ? { ...fields, intent } : fields, step('business'));
    expect(new URL(site.browser.url).pathname).toBe('/create-agent/business');
    expect(site.browser.page.field('Business Name')).toBe(typed.BusinessName);
  },
);

describe.each<[what: string, button: Record<string, string>, saved: Record<string, string>]>([
  ['a Next that is refused', { intent: 'next', BusinessPhoneNumber: '12' }, { BusinessPhoneNumber: '12' }],
  ['a Next that asks about an address', { intent: 'next', ...misspelled }, misspelled],
  [
    'an address that we suggested',
    { 'use-email': 'BusinessEmail', ...misspelled },
    { BusinessEmail: 'ana@gmail.com' },
  ],
  [
    'the hours of a usual week',
    { 'edit-hours': JSON.stringify({ type: 'usual', week: 'daily' }) },
    { 'WeeklySchedule.sunday.isOpen': 'on' },
  ],
  [
    'a break',
    { 'edit-hours': JSON.stringify({ type: 'add-break', day: 'tuesday' }) },
    { [tuesdayCloses]: '12:00 PM' },
  ],
  [
    'hours that can’t be copied',
    { 'edit-hours': JSON.stringify({ type: 'copy', day: 'monday' }), [mondayCloses]: '8:00 AM' },
    { [mondayCloses]: '8:00 AM' },
  ],
  ['a trade', { 'edit-trade': 'choose', trade: 'dental' }, { trade: 'dental' }],
  [
    'suggested lines',
    { 'add-lines': 'dental:urgent', suggested: 'dental' },
    { BusinessDescription: dental.starter.urgent },
  ],
])('a button’s response shows %s', (_what, button, saved) => {
  const { intent: _none, ...fields } = typed;

  /** Sends the form of a new setup by the button, with fields that no other button has saved. */
  async function send() {
    const step = await beginWithoutWebsite();
    const form = { ...site.browser.page.values, ...fields, ...button };
    await site.browser.post(form, step('business'));
    return { step, form };
  }

  test('and has saved it, with what else was typed', async () => {
    const { step } = await send();
    await site.browser.open(step('business'));
    expect(site.browser.page.values).toMatchObject({ BusinessName: 'Typed by hand', ...saved });
  });

  test('and takes a reload or Next for the same tab’s', async () => {
    const { step, form } = await send();
    await site.browser.post(form, step('business'));
    expect(site.browser.text).not.toContain('Another tab saved different answers');
    const valid = { BusinessEmail: 'ana@other.example', [mondayCloses]: '12:00 PM' };
    await sendBusiness(step, { ...site.browser.page.values, ...typed, ...valid });
  });
});

test('a hidden page is saved without validation', async () => {
  const step = await beginWithoutWebsite();
  await site.browser.open(step('business'));
  const form = {
    ...shownNow(),
    ...typed,
    BusinessPhoneNumber: '512-55',
    intent: 'keep',
  };
  await site.browser.post(form, step('business'));
  await site.browser.open(step('business'));
  holds('512-55', 'Typed by hand');
});
