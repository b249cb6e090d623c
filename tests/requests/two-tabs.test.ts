import { describe, expect, test } from 'vitest';

import { dental } from '../../app/content/trades/dental';
import { days } from '../../app/domain/weekly-schedule';
import { completeSteps, stepTitles } from '../setup/checklist';
import { business, checklist, createAgent, customer, sampleForm, signUp } from '../setup/typical-owner';
import { useSite } from './site';

// One setup or receptionist in two tabs, one of which waits for a slow response.
const site = useSite();
const reading = 'scrape-and-extract-business-data';
const typed = { intent: 'next', ...business, BusinessName: 'Typed by hand', BusinessAddressCity: '' };
const found = {
  BusinessName: 'Found on the web',
  BusinessAddressCity: 'Austin',
  WeeklySchedule: { sunday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] } },
};
const rivera = { intent: 'analyze', websiteAddress: 'rivera.example' };

const misspelled = { BusinessEmail: 'ana@gmial.com' };
const mondayCloses = 'WeeklySchedule.monday.ranges[0].endTime';
const tuesdayCloses = 'WeeklySchedule.tuesday.ranges[0].endTime';

/** The fields of the default hours. */
const weekdays = Object.fromEntries(days.slice(0, 5).map((day) => [`WeeklySchedule.${day}.isOpen`, 'on']));

/** A response that can be held back, and a function that releases it. */
function heldBack(functionName: string, body: unknown) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  site.backend.responses[functionName] = async () => {
    await released;
    return { status: 200, body };
  };
  const requested = () => expect.poll(() => site.backend.to(functionName).length).toBeGreaterThan(0);
  return { release, requested };
}

/** Starts a setup. `step` returns the URL of a step. */
async function begin(path = '/create-agent') {
  await site.browser.open(path);
  await site.browser.submit({ intent: 'form' }, path);
  const website = site.browser.url;
  return (name: string) => website.replace('/website?', `/${name}?`);
}

/** Starts a setup without a website. */
async function beginWithoutWebsite(path?: string) {
  const step = await begin(path);
  await site.browser.submit({ intent: 'no-website' }, step('website'));
  return step;
}

/** Sends the business step, from whatever tab, and expects that it is accepted. */
async function sendBusiness(step: (name: string) => string, fields: Record<string, string> = typed) {
  await site.browser.post(fields, step('business'));
  expect(site.browser.url).toContain('/voice');
}

/** The values of the form's fields. */
function holds(...values: string[]): void {
  expect(Object.values(site.browser.page.values)).toEqual(expect.arrayContaining(values));
}

/** The hidden fields in which the form says what it shows. */
function shownNow() {
  const { revision = '', shown = '' } = site.browser.page.values;
  return { revision, shown };
}

/** What a browser does that keeps fewer cookies than the site sets. */
function evictDraft(step: (name: string) => string) {
  site.browser.keep(`draft-${new URL(step('')).searchParams.get('draft')}`, '');
}

test.each([
  ['/create-agent', 'a setup'],
  ['/create-agent', 'a setup whose draft was evicted'],
  ['/create-agent2', 'a setup'],
])('%s: a late website reading of %s fills only empty fields', async (path, what) => {
  const { browser } = site;
  const readsAtOnce = path === '/create-agent';
  const step = await begin(path);
  const slow = heldBack(reading, { success: true, businessData: found });
  if (!readsAtOnce) await browser.submit({ ...rivera, intent: 'next' });
  if (what !== 'a setup') evictDraft(step);
  const waiting = browser.post(rivera, step(readsAtOnce ? 'website' : 'analysis'));
  await slow.requested();
  await sendBusiness(step);
  slow.release();
  await waiting;
  expect(browser.url).toContain('/business');
  holds('Typed by hand', '512-555-0100', '1 Main St', 'Austin');
  expect(browser.html).not.toContain('Found on the web');
  await browser.open(step('voice'));
  expect(browser.url).toContain('/voice');
});

test('a reading of a setup whose draft was evicted is shown', async () => {
  const { browser } = site;
  const step = await begin();
  evictDraft(step);
  await browser.post(rivera, step('website'));
  expect(browser.url).toContain('/business');
  holds('Rivera Plumbing');
});

test('a reading that ends before the form is sent fills only empty fields', async () => {
  const { browser, backend } = site;
  const step = await begin();
  await browser.submit({ intent: 'skip', email: 'ana@rivera.example' }, step('website'));
  const form = { ...typed, ...shownNow() };
  backend.responses[reading] = { success: true, businessData: found };
  await browser.post(rivera, step('website'));
  await sendBusiness(step, form);
  await browser.open(step('business'));
  holds('Typed by hand', 'Austin');
  site.shows('Mon-Fri 9-5, Sun 9-1');
});

test('a field from the website that the owner cleared stays empty', async () => {
  const { browser, backend } = site;
  const step = await begin();
  backend.responses[reading] = { success: true, businessData: found };
  await browser.submit(rivera, step('website'));
  await sendBusiness(step, { ...typed, ...shownNow() });
  await browser.open(step('business'));
  expect(browser.html).not.toContain('Austin');
});

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
  const buttons = [
    [{ intent: 'next' }, 400],
    [{ intent: 'back' }, 400],
    [{ 'edit-hours': JSON.stringify({ type: 'add-break', day: 'tuesday' }) }, 200],
    [{ 'edit-trade': 'choose' }, 200],
    [{ 'add-lines': 'dental:all' }, 200],
  ] as const;
  test.each(buttons)(
    'shows what the other tab saved when %j is sent, and saves nothing',
    async (button, status) => {
      const { browser } = site;
      const { step, form } = await saveInOtherTab(changed);
      const own = { ...form, BusinessName: 'Second', BusinessAddressCity: 'Boston' };
      const { intent: _none, ...edits } = own;
      await browser.post({ ...edits, ...button }, step('business'));
      expect(browser.status).toBe(status);
      site.shows('Another tab saved different answers');
      expect(browser.text.match(/Another tab saved different/g)).toHaveLength(1);
      holds('Second', 'Boston', '512-555-0100');
      const notes = browser.text.match(/In your other tab: [\w-]+/g);
      expect(notes).toEqual(
        ['First', '512-555-0111', 'Mountain', 'empty', 'Dental', '9-5', 'Yes'].map(
          (text) => `In your other tab: ${text}`,
        ),
      );
      const shown = shownNow();
      await browser.open(step('business'));
      holds('First', '512-555-0111');
      await sendBusiness(step, { ...own, ...shown });
      await browser.open(step('business'));
      holds('Second', 'Boston', '512-555-0100');
    },
  );

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

test('a usual week that is undone is saved as the guess that it replaced', async () => {
  const step = await beginWithoutWebsite();
  const { browser } = site;
  await browser.post(
    { ...browser.page.values, 'edit-hours': JSON.stringify({ type: 'usual', week: 'daily' }) },
    step('business'),
  );
  const undo = browser.page.button(/^Undo/).getAttribute('value') ?? '';
  await browser.post({ ...browser.page.values, 'edit-hours': undo }, step('business'));
  await browser.open(step('business'));
  site.shows('Mon-Fri 9-5, closed weekends Our guess, please check');
});

test('sending a page again after Back saves it without a question', async () => {
  const { browser } = site;
  const step = await beginWithoutWebsite();
  const first = { ...typed, ...shownNow() };
  await browser.submit({ ...first, BusinessPhoneNumber: '12' }, step('business'));
  expect(browser.status).toBe(400);
  const corrected = { ...typed, ...shownNow() };
  for (const form of [corrected, corrected, first]) await sendBusiness(step, form);
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
      site.shows('1,000 characters');
    }
    await browser.open(step('business'));
    holds('Second', 'We fix pipes.');
    await browser.open(other('voice'));
    expect(browser.url).toBe(other('voice'));
  });

  test('can be shortened and sent again, although its form says what the page showed', async () => {
    const { browser } = site;
    const step = await beginWithoutWebsite();
    for (const length of [5000, 4000]) {
      const { values } = browser.page;
      const form = { ...values, ...typed, BusinessDescription: '水'.repeat(length) };
      await browser.post(form, step('business'));
      expect(browser.status, `after ${length} characters`).toBe(400);
      site.shows('1,000 characters');
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
test.each(['reading', 'cloning'])('a late %s doesn’t reopen a finished setup', async (what) => {
  const { browser, backend } = site;
  const step = await beginWithoutWebsite();
  await sendBusiness(step);
  const isReading = what === 'reading';
  const slow = heldBack(isReading ? reading : 'create-voice-clone', {
    success: isReading,
    businessData: found,
  });
  const waiting = isReading
    ? browser.post(rivera, step('website'))
    : browser.upload(sampleForm(), step('voice'));
  await slow.requested();
  await browser.submit({ intent: 'default' }, step('voice'));
  expect(browser.url).toContain('/demo/agent/agent_abc1');
  slow.release();
  await waiting;
  for (const page of ['website', 'business', 'voice']) {
    await browser.open(step(page));
    expect(browser.url).toContain('/demo/agent/agent_abc1');
    await browser.post({ intent: 'default' }, step(page));
    expect(browser.url).toContain('/demo/agent/agent_abc1');
  }
  expect(backend.to('create-full-agent')).toHaveLength(1);
});

test('reading another website replaces the values from the first one', async () => {
  const { browser, backend } = site;
  const step = await begin();
  const gives = (businessData: object) => (backend.responses[reading] = { success: true, businessData });
  const wrong = { BusinessName: 'Wrong Site', BusinessAddressCity: 'Boston' };
  gives({ ...wrong, BusinessDescription: 'Emptied.' });
  await browser.submit({ ...rivera, websiteAddress: 'wrong.example' }, step('website'));
  const emptied = { BusinessAddressCity: '', BusinessDescription: '' };
  const back = { intent: 'back', BusinessAddressStreet: '1 Main St', ...emptied, ...weekdays };
  await browser.submit({ ...back, ...wrong }, step('business'));
  holds('wrong.example');
  const { WeeklySchedule } = found;
  const right = { BusinessName: 'Right Site', BusinessAddressStreet: '1 Main St', WeeklySchedule };
  gives({ ...right, BusinessDescription: 'New.' });
  await browser.submit({ ...rivera, websiteAddress: 'right.example' }, step('website'));
  holds('Right Site', '1 Main St');
  site.shows('Mon-Fri 9-5, Sun 9-1');
  expect(browser.html).not.toMatch(/Boston|Emptied|New\./);
  await browser.submit({ ...back, BusinessName: 'Right Site' }, step('business'));
  holds('right.example');
  await browser.open(step('business'));
  site.shows('Mon-Fri 9-5, closed weekends');
  await browser.open('/create-agent');
  site.shows('Right Site Next Details');

  const quick = await begin('/create-agent2');
  await browser.submit({ ...rivera, intent: 'next' }, quick('website'));
  await browser.submit({ intent: 'analyze' }, quick('analysis'));
  holds('Right Site');
  await browser.post({ intent: 'next', websiteAddress: 'other.example' }, quick('website'));
  await browser.submit({ intent: 'manual' }, quick('analysis'));
  expect(browser.html).not.toContain('Right Site');
  gives({});
  await browser.post({ ...rivera, websiteAddress: 'third.example' }, step('website'));
  holds('1 Main St'); // typed before the reading
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
    expect(browser.text.includes('Business Email (optional)')).toBe(isOptional);
    const { BusinessEmail: _none, ...others } = typed;
    if (isOptional) {
      await sendBusiness(step, others);
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

test('a late save of a hidden page changes nothing after its step was sent', async () => {
  const step = await beginWithoutWebsite();
  await site.browser.open(step('business'));
  const shown = shownNow();
  await sendBusiness(step, { ...shown, ...typed });
  await site.browser.post({ ...shown, ...typed, intent: 'keep' }, step('business'));
  await site.browser.open(step('voice'));
  expect(site.browser.url).toContain('/voice');
});

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

describe('a step that is marked in another tab meanwhile stays marked', () => {
  const mark = (step: string, done = 'true') => site.browser.post({ step, done }, checklist);

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
