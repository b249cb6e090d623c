import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { startTexts } from '../../app/content/setup-texts';
import { questionNames, questionOf } from '../../app/domain/business-questions';
import { optionsOf } from '../setup/page-text';
import { sample } from '../setup/sample';
import { business, reachBusiness, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

// Agent creation without scripts. Enhanced forms post to the same actions.
const site = useSite();

test.each([
  ['/create-agent', '/create-agent', 'Instant Setup', false],
  ['/create-agent2', '/create-agent2', 'Quick Setup', false],
  ['/create-agent3', '/create-agent3', 'Instant Setup', true],
  ['/try-now', '/create-agent3', 'Instant Setup', true],
])('%s starts setup %s by form (%s) or by call; shows the pitch: %s', async (path, variant, form, pitch) => {
  const { browser } = site;
  const { html } = await browser.open(path);
  site.shows(form, 'Voice Setup', '← Back', 'A sample review', `Call ${brand.supportPhone}`);
  expect([browser.page.link('Home'), browser.page.link('About Us')]).toEqual(['/', '/about']);
  expect(html).toMatch(/<video[^>]*preload="none".*<blockquote/s);
  const { scripted, unscripted } = startTexts.voiceNeeds;
  const voice = browser.page.region('Voice Setup').html;
  expect(voice).toContain(`<span class="scripted">${scripted}</span> <span class="unscripted">${unscripted}`);
  const told = [
    pricingCopy.trial,
    brand.tagline,
    'We use what you enter to set up and run your receptionist',
  ];
  site.showsIf(pitch, ...told);
  const [, action] = /<form[^>]*action="([^"]*)"/.exec(html) ?? [];
  await browser.submit({ intent: 'form' }, action);
  expect(browser.url).toContain(`${variant}/website?draft=`);
  expect(browser.page.link('Back')).toBe(variant);
  await browser.post({ intent: 'voice' }, variant);
  expect(browser.url).toBe(`${site.server.url}${variant}/voice-setup`);
});

/** A thousand graphemes with nine random accents each, which compression can't shorten. */
const long = [...randomBytes(10_000)]
  .map((byte, at) => String.fromCodePoint(at % 10 ? 0x300 + (byte % 112) : 0x4e00 + byte * 80))
  .join('');

test('a step that the variant lacks redirects to the page before it', async () => {
  const { browser } = site;
  await reachVoice(browser);
  for (const [step, page] of [
    ['confirm', 'voice'],
    ['analysis', 'website'],
  ] as const) {
    await browser.open(browser.url.replace(/\/(voice|website)\?/, `/${step}?`));
    expect(browser.url).toContain(`/create-agent/${page}?draft=`);
  }
});

/** The variants with a review, which differ only in their start. */
const withReview = ['/create-agent2', '/create-agent3'];

describe.each(withReview)('%s', (path) => {
  test('leads through five logged steps to the receptionist', async () => {
    const { browser, backend } = site;
    await browser.open(path);
    await browser.submit({ intent: 'form' });
    site.shows('Step 1 of 5');
    const email = 'ana@rivera.example';
    await browser.submit({ intent: 'next', websiteAddress: 'Rivera.example/', email });
    site.shows('Step 2 of 5', 'Fill in Manually');
    await browser.submit({ intent: 'analyze' });
    site.shows('Step 3 of 5 Website Reading Details Voice Review');
    expect(browser.page.field('Business Name')).toBe('Rivera Plumbing');
    expect(browser.text).not.toContain('We couldn’t find details');
    await browser.open(
      browser.url.replace(path, path === '/create-agent2' ? '/create-agent3' : '/create-agent2'),
    );
    expect(browser.url).toContain(`${path}/business`); // the draft belongs to another variant
    const typed = {
      BusinessName: 'Rivera Plumbing',
      TimeZone: 'America/Chicago',
      ServiceType: 'Fixed Location',
    };
    const sent = {
      ...typed,
      BusinessDescription: 'We plumb.\r\nWe drain.',
      BusinessAddressCity: 'San\nJose',
    };
    await browser.submit({ intent: 'next', ...sent, smsConsent: 'on', trade: '' });
    site.shows('Step 4 of 5', /“Skip Voice” goes on with this voice\. Skip Voice/);
    expect(browser.text).not.toContain('skipped');
    await browser.open(path);
    site.shows(/Rivera Plumbing Next Voice/);
    await browser.open(browser.page.link(/^Continue where/) ?? '');
    await browser.submit({ intent: 'default' });
    await browser.open(path);
    site.shows(/Rivera Plumbing Next Finish creating it/);
    await browser.open(browser.page.link(/^Continue where/) ?? '');
    site.shows(
      'Step 5 of 5',
      /https:\/\/rivera\.example.*Business Name Rivera Plumbing.*Time Zone Central.*Voice Default voice/,
    );
    expect(browser.page.link('Back')?.replace(/draft=[a-z0-9]+/, 'draft=id')).toBe(`${path}/voice?draft=id`);
    await browser.submit({ intent: 'create' });
    expect(browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
    const tidy = { ...typed, BusinessDescription: 'We plumb.\nWe drain.', BusinessAddressCity: 'San Jose' };
    expect(backend.to('create-full-agent')[0]?.body).toMatchObject({
      email,
      businessData: { ...tidy, BusinessPhoneNumber: '', BusinessAddressStreet: '' },
      smsConsent: { consent: true, date: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const names = ['1', '2', '3', '4', '5', 'instant_setup_selected', 'page_landing'];
    await expect.poll(site.stepNames).toEqual(names);
    const steps = site.steps().filter(({ userEmail }) => userEmail === email);
    expect(steps.map(({ step, visitType, stepData }) => [step, visitType, stepData])).toEqual([
      [1, 'create_agent', { websiteAddress: 'https://rivera.example', email }],
      [2, 'create_agent', { result: 'extracted', found: ['BusinessName'] }],
      [3, 'create_agent', { ...tidy, smsConsent: true }],
      [4, 'create_agent', { voice: 'default' }],
      [5, 'create_agent', { agentId: 'agent_abc1' }],
    ]);
  });
});

describe.each(sample(withReview))('%s', (path) => {
  test('shows what is missing on the review, and creates nothing', async () => {
    const { browser } = site;
    await reachVoice(browser, path, { BusinessName: '  ' });
    site.shows('Reading skipped', /Please fill in these required fields: Business Name(?!,)/);
    await browser.submit({ intent: 'next', BusinessName: 'Rivera' });
    site.shows('Step 4 of 5', 'Reading skipped');
    await browser.submit({ intent: 'default' });
    await browser.submit({ intent: 'create' });
    site.shows('Missing Required Information');
    site.shows(/Please fill in these required fields: Time Zone ?, Service Type/);
    expect(browser.url).toContain('/confirm');
    expect(site.backend.to('create-full-agent')).toHaveLength(0);
  });

  test('leads back to the review from details or a voice that were changed there, and from a website through the details', async () => {
    const { browser } = site;
    await reachVoice(browser, path, { ...business, TimeZone: '' });
    await browser.submit({ intent: 'default' });
    const openChange = (label: string) => browser.open(browser.page.link(`Change ${label}`) ?? '');
    await openChange('Time Zone');
    browser.page.button('Save');
    await browser.submit({ intent: 'next', ...business, BusinessPhoneNumber: '12' });
    await browser.submit({ intent: 'next', ...business });
    expect(browser.page.heading).toBe('Check Your Answers');
    await openChange('Voice');
    await browser.submit({ intent: 'default' });
    expect(browser.page.heading).toBe('Check Your Answers');
    await openChange('Website Address');
    await browser.submit({ intent: 'next', websiteAddress: 'other.example' });
    await browser.submit({ intent: 'analyze' });
    expect(browser.page.heading).toBe('Tell Us About Your Business');
    await browser.submit({ intent: 'next', ...business });
    expect(browser.page.heading).toBe('Check Your Answers');
    expect(browser.page.link('Back')?.replace(/draft=\w+/, 'draft=id')).toBe(`${path}/voice?draft=id`);
    await browser.submit({ intent: 'create' });
    expect(browser.url).toContain('/demo/agent/');
  });

  test('keeps leading to the review after Back', async () => {
    const { browser } = site;
    await reachVoice(browser, path, business);
    await browser.submit({ intent: 'default' });
    const open = (link: string) => browser.open(browser.page.link(link) ?? '');
    for (const step of ['Voice', 'Website Address']) {
      await open(`Change ${step}`);
      await open('Back');
      expect(browser.page.heading, step).toBe('Check Your Answers');
    }
    await open('Change Business Name');
    await browser.submit({ intent: 'back', ...business });
    expect(browser.page.heading).toBe('What’s Your Website?');
    await open('Back');
    expect(browser.page.heading, 'not checked since').toBe('Tell Us About Your Business');
    browser.page.button('Save');
    await browser.submit({ intent: 'next', ...business });
    expect(browser.page.heading).toBe('Check Your Answers');
  });

  test('links each answer on the review to its field', async () => {
    const { browser } = site;
    const others = { BusinessDescription: 'We fix leaks.', UrgentCallsNumber: '512-555-0100' };
    await reachVoice(browser, path, { ...business, ...others });
    await browser.submit({ intent: 'default' });
    const changes = [...browser.html.matchAll(/<a href="([^"]*)" aria-label="Change ([^"]*)"/g)];
    expect(changes.map(([, , label]) => label)).toEqual([
      'Website Address',
      ...questionNames
        .filter((name) => questionOf(name).kind !== 'miles')
        .map((name) => questionOf(name).label),
      'Trade',
      'Opening Hours',
      'Text Messages',
      'Voice',
    ]);
    for (const [, href = ''] of changes) {
      const page = await browser.open(href);
      expect([page.status, page.url]).toEqual([200, expect.stringMatching(/\/(website|business|voice)\?/)]);
      const anchor = new URL(href, site.server.url).hash.slice(1);
      if (anchor) expect(page.html).toContain(`id="${anchor}"`);
    }
  });

  test('warns on the review if the description puts calls through to no number', async () => {
    const { browser } = site;
    const warning = 'Your description puts calls through, but to no number.';
    const BusinessDescription = 'We fix leaks. Put urgent calls through.';
    await reachVoice(browser, path, { ...business, BusinessDescription });
    expect(browser.text, 'the voice step').not.toContain(warning);
    await browser.submit({ intent: 'default' });
    expect(browser.page.link(new RegExp(`^${warning}`))).toMatch(/#business-UrgentCallsNumber$/);
    await browser.submit({ intent: 'create' });
    site.shows('Rivera Plumbing');
    expect(site.backend.to('create-full-agent')).toHaveLength(1);
  });

  test('says on the review what the creation needs, and what it would go on without', async () => {
    const { browser } = site;
    const BusinessDescription = 'We fix leaks. Put urgent calls through.';
    await reachVoice(browser, path, { BusinessName: 'Rivera Plumbing', BusinessDescription });
    await browser.submit({ intent: 'default' });
    site.shows(/Time Zone Not given: needed before we create your receptionist/);
    const needed = browser.page.find.getAllByText(/^Not given: needed/);
    expect(needed.map((element) => element.className)).toEqual(
      Array(2).fill(expect.stringContaining('text-danger')),
    );
    const advice = browser.page.find.getByText(/^Your description puts calls through, but/);
    expect(advice.className).not.toContain('field-error');
  });

  test('says on the voice step which answers the creation still needs', async () => {
    const { browser } = site;
    await reachVoice(browser, path, { BusinessName: 'Rivera Plumbing' });
    site.shows(/Still needed before we create your receptionist: Time Zone ?, Service Type/);
    await browser.open(browser.page.link('Time Zone') ?? '');
    expect(browser.url).toContain('/business?draft=');
    await browser.submit({ intent: 'next', ...business });
    expect(browser.page.heading).toBe('Choose a Voice');
    expect(browser.text).not.toContain('Still needed');
  });

  test('reviews the answers that were not given in one line with one link', async () => {
    const { browser } = site;
    const { BusinessName, BusinessEmail, TimeZone, ServiceType } = business;
    await reachVoice(browser, path, { BusinessName, BusinessEmail, TimeZone, ServiceType });
    await browser.submit({ intent: 'default' });
    site.shows(
      'Not given Business Phone, Street Address, City, State, ZIP Code, Business Description, Number for Urgent Calls Change',
    );
    expect(browser.page.find.queryByRole('link', { name: 'Change City' })).toBeNull();
    expect(browser.page.link('Change Not given')).toMatch(/#business-BusinessPhoneNumber$/);
  });

  test('says which answers the creation needs later', async () => {
    await reachBusiness(site.browser, path);
    site.shows(/Time Zone .*Needed\. You can also choose it on the last step\./);
    site.shows(/Service Type .*Needed\. You can also choose it on the last step\. Fixed Location/);
  });

  const failed =
    /Extraction Failed Failed to extract business data\. Please fill in the form manually\. (?!Type|We couldn)/;

  test.each([
    ['fails', { success: false, error: 'no' }, failed],
    [
      'gives more than a cookie holds',
      { success: true, businessData: { BusinessName: 'Rivera', BusinessDescription: long } },
      failed,
    ],
    ['gives nothing', { success: true, businessData: {} }, 'We couldn’t find details on your website'],
    [
      'gives only text',
      { success: true, businessData: { BusinessDescription: 'Buy now' } },
      'We couldn’t find details on your website',
    ],
  ])('continues to the empty form when reading the website %s', async (_how, reply, told) => {
    const { browser, backend } = site;
    backend.responses['scrape-and-extract-business-data'] = reply;
    await browser.open(path);
    await browser.submit({ intent: 'form' });
    await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    await browser.submit({ intent: 'analyze' });
    expect(browser.url).toContain('/business');
    site.shows(told);
    const again = reply.success ? [] : [expect.stringContaining(`${path}/analysis?draft=`)];
    expect(browser.page.find.queryAllByText('Try again').map((link) => link.getAttribute('href'))).toEqual(
      again,
    );
    site.shows('Reading: Nothing found Details');
    expect(browser.text).not.toContain('skipped');
    expect(browser.text).not.toContain('Found on your website');
    await browser.open(path);
    site.shows(/ rivera\.example Next Details/);
    await browser.open(browser.page.link(/^Continue where/) ?? '');
    await browser.submit({ intent: 'next', ...business });
    site.shows('Reading: Nothing found Details Voice Review');
  });
});

test('the review shows the service range in miles', async () => {
  const travels = { BusinessName: 'Rivera', ServiceType: 'Travel to Customer', ServiceRangeMiles: '25' };
  await reachVoice(site.browser, '/create-agent2', travels);
  await site.browser.submit({ intent: 'default' });
  site.shows('Service Range (miles) 25 miles');
});

test('the business step asks for everything that a receptionist needs', async () => {
  await reachBusiness(site.browser);
  const { html } = site.browser;
  site.shows('Business Name', 'Business Phone', 'Business Email', 'Time Zone', 'Service Type', 'City');
  site.shows('Service Range (miles)', 'Business Description', 'Street Address', 'ZIP Code');
  const [states, zones] = [optionsOf(html, 'BusinessAddressState'), optionsOf(html, 'TimeZone')];
  expect([states.length, states.at(-1)]).toEqual([51, { value: 'WY', label: 'Wyoming' }]);
  expect(zones.map(({ label }) => label)).toEqual([
    'Eastern',
    'Central',
    'Mountain',
    'Pacific',
    'Hawaii',
    'Alaska',
    'Arizona',
    'Indiana',
  ]);
  const serviceTypes = optionsOf(html, 'ServiceType').map(({ label }) => label);
  expect(serviceTypes).toEqual(['Fixed Location', 'Travel to Customer']);
  const slots = optionsOf(html, 'WeeklySchedule.monday.ranges[0].startTime');
  expect([slots.length, slots[0]?.label, slots.at(-1)?.label]).toEqual([48, '12:00 AM', '11:30 PM']);
  expect(site.browser.page.find.getByPlaceholderText('25').getAttribute('name')).toBe('ServiceRangeMiles');
  expect(site.browser.page.field(/^Send me text messages/)).toBe('not checked');
  site.shows(/optional.*frequency varies.*data rates may apply.*STOP to opt out, HELP for help/);
  await site.browser.open(site.browser.url.replace('/business', '/voice'));
  site.shows('Step 3 of 4');
});

test.each(['/create-agent', '/create-agent2'])(
  '%s: adding a break to a day keeps the other fields',
  async (path) => {
    const { browser } = site;
    await reachBusiness(browser, path);
    site.shows('Our guess, please check');
    const controls = () =>
      browser.page.find
        .getAllByLabelText(/\bMonday/)
        .filter((control) => !control.hidden)
        .flatMap((control) => control.getAttribute('aria-label')?.replace(/\s+/g, ' ') ?? []);
    const day = (...parts: string[]) => ['Monday', ...parts, 'Copy to all weekdays from Monday'];
    expect(controls()).toEqual(day('Monday opens', 'Monday closes', 'Add break on Monday'));
    await browser.submit({
      'edit-hours': JSON.stringify({ type: 'add-break', day: 'monday' }),
      BusinessName: 'Kept',
    });
    const first = ['Monday opens', 'Monday closes', 'Remove, keep 1:00 PM-5:00 PM on Monday'];
    const second = ['Monday opens again', 'Monday closes again', 'Remove, keep 9:00 AM-12:00 PM on Monday'];
    expect(controls()).toEqual(day(...first, ...second, 'Remove break on Monday'));
    expect(browser.page.field('Business Name')).toBe('Kept');
    const opens = browser.page.find.getByLabelText('Monday opens');
    expect(opens.closest('details[open]'), 'the hours are unfolded').not.toBeNull();
    expect(browser.text).not.toMatch(/Our guess|Please fill in|Please choose/);
  },
);

const withoutClosingTime = {
  'WeeklySchedule.friday.isOpen': 'on',
  'WeeklySchedule.friday.ranges[0].startTime': '5:00 PM',
};

test('invalid or overlong fields are rejected and shown again', async () => {
  const { browser } = site;
  const wrong = {
    BusinessName: 'x'.repeat(121),
    BusinessPhoneNumber: '555',
    BusinessEmail: 'nobody',
    BusinessAddressZipcode: '787',
  };
  const others = { BusinessAddressState: 'ZZ', TimeZone: 'Mars', ServiceType: 'Travel to Customer' };
  await reachVoice(browser, '/create-agent2', {
    ...wrong,
    ...others,
    ...withoutClosingTime,
    ServiceRangeMiles: '0',
  });
  site.shows('Business Name is too long (120 characters at most).');
  site.shows('Please enter a 10-digit US phone number.', 'Please enter a valid email address.');
  site.shows('Please choose a state.', 'Please enter a 5-digit ZIP code or ZIP+4.');
  site.shows('Time Zone: Please fill this in.', 'Please enter a whole number of miles from 1 to 500.');
  site.shows('Friday: Opening hours must end after they start and must not overlap.');
  expect(browser.text).not.toContain('Please fill in these required fields');
  expect(browser.page.values).toMatchObject(wrong);
});

describe('the business step', () => {
  const valid = { BusinessName: 'Rivera', BusinessPhoneNumber: '+1 (512) 555.0100' };

  test.each(['next', 'back'])('rejects a form that doesn’t fit into cookies (%s)', async (intent) => {
    await reachBusiness(site.browser, '/create-agent2');
    await site.browser.submit({ intent, ...valid, BusinessDescription: long });
    expect(site.browser.status).toBe(400);
    site.shows('Together this is more than we can keep. Please shorten Business Description.');
  });

  test('rejects an open day without a closing time', async () => {
    await reachBusiness(site.browser, '/create-agent2');
    await site.browser.submit({ intent: 'next', ...valid, ...withoutClosingTime });
    expect(site.browser.status).toBe(400);
  });

  test('formats the phone number', async () => {
    await reachVoice(site.browser, '/create-agent2', valid);
    await site.browser.submit({ intent: 'default' });
    site.shows('512-555-0100');
  });
});

test('the voice step leads back to the business step', async () => {
  await reachVoice(site.browser);
  await site.browser.open(site.browser.page.link('Back') ?? '');
  expect(site.browser.page.heading).toBe('Tell Us About Your Business');
  expect(site.browser.page.field('Business Name')).toBe(business.BusinessName);
});

test('a rejected business step shows what was typed when it is opened again', async () => {
  const { browser } = site;
  await reachVoice(browser, '/create-agent', {
    BusinessName: 'Rivera & Daughters',
    BusinessPhoneNumber: '512-55',
  });
  expect(browser.status).toBe(400);
  await browser.open(browser.url);
  expect(browser.status).toBe(200);
  expect(browser.page.field('Business Name')).toBe('Rivera & Daughters');
  expect(browser.page.field('Business Phone')).toBe('512-55');
});

test('a rejected business step says once what is missing, and links to each field', async () => {
  const { browser } = site;
  await reachVoice(browser, '/create-agent', { BusinessName: ' ', BusinessPhoneNumber: '12' });
  expect(browser.status).toBe(400);
  expect(browser.page.blocks.filter((block) => block === 'Missing Required Information')).toHaveLength(1);
  expect(browser.page.find.getAllByRole('alert')).toHaveLength(1);
  expect(browser.page.link('Business Name')).toBe('#business-BusinessName');
  expect(browser.page.link(/^Business Phone: /)).toBe('#business-BusinessPhoneNumber');
});

describe('the website step', () => {
  beforeEach(async () => {
    await site.browser.open('/create-agent');
    await site.browser.submit({ intent: 'form' });
  });

  test.each([
    ['no address', ' ', 'Missing Information Please provide a website address.'],
    [
      'a private address',
      '10.0.0.1',
      'Please enter a valid website URL (e.g., yourbusiness.com or www.yourbusiness.com).',
    ],
  ])('rejects %s', async (_what, websiteAddress, message) => {
    await site.browser.submit({ intent: 'analyze', websiteAddress });
    site.shows(message);
  });

  test.each(['', 'desk@rivera.example'])(
    'takes the domain of an email address as the website, with email %j',
    async (email) => {
      const { browser } = site;
      await browser.submit({ intent: 'use-domain', websiteAddress: ' ana@rivera.example ', email });
      expect(browser.status).toBe(200);
      expect(browser.page.find.queryAllByRole('alert')).toEqual([]);
      expect(browser.page.field('Website Address')).toBe('rivera.example');
      expect(browser.page.field(/^Email/)).toBe(email || 'ana@rivera.example');
    },
  );
});

test('the landing page offers to continue only after something was entered', async () => {
  await site.browser.open('/create-agent');
  await site.browser.submit({ intent: 'form' });
  expect((await site.browser.open('/create-agent')).text).not.toContain('Continue where you left off');
});

test('answers that change after a creation with an unknown outcome go out with its idempotency key, and show', async () => {
  const { browser, backend } = site;
  await reachVoice(browser);
  const voice = browser.url;
  backend.responses['create-full-agent'] = () => ({ status: 500, body: {} });
  await browser.submit({ intent: 'default' }, voice);
  await browser.open(voice.replace('/voice', '/business'));
  await browser.submit({ intent: 'next', ...business, BusinessName: 'Second Name' });
  backend.responses['create-full-agent'] = { success: true, agentId: 'agent_abc2' };
  await browser.submit({ intent: 'default' }, voice);
  site.shows('Second Name');
  const keys = backend.to('create-full-agent').map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});
