import { describe, expect, test } from 'vitest';

import { bill, brand } from '../../app/brand';
import { optionsOf } from '../setup/page-text';
import { reachBusiness, reachVoice } from '../setup/typical-owner';
import { useSite } from './backend-site';

/** Agent creation as the server serves it, which is the same with and without scripts. */
const site = useSite();

const landing = [
  ...[
    '2.route.5',
    '2.route.6',
    '2.creation.1',
    '2.creation.2',
    '2.creation.3',
    '2.creation.4',
    '4.landing.1',
  ],
  ...['2.creation.5', '2.creation.6', '7.load.4', 'D.route.variants', 'D.pitch', 'D.video'],
];

test.each([
  ['/create-agent', '/create-agent', 'Instant Setup', false],
  ['/create-agent2', '/create-agent2', 'Quick Setup', false],
  ['/create-agent3', '/create-agent3', 'Quick Setup', true],
  ['/try-now', '/create-agent3', 'Quick Setup', true],
])(
  '%s leads into %s: the choice, which can be made again, is between %s and Voice Setup, pitch: %s',
  { tags: landing },
  async (path, variant, formLabel, pitch) => {
    const { browser } = site;
    const { html, text } = await browser.open(path);
    site.shows(formLabel, 'Voice Setup', '← Back', `Call ${brand.supportPhone}`);
    expect(html).toMatch(/<a href="\/"[^>]*>Home<.*<a href="\/about"[^>]*>About Us</s);
    expect(html).toMatch(/<video[^>]*preload="none".*<blockquote/s);
    const told = [bill.trial, brand.tagline, 'We use what you enter to set up and run your receptionist'];
    for (const part of told) expect(text.includes(part)).toBe(pitch);
    const [, action] = /<form[^>]*action="([^"]*)"/.exec(html) ?? [];
    await browser.submit({ intent: 'form' }, action);
    expect(browser.url).toContain(`${variant}/website?draft=`);
    expect(browser.html).toMatch(new RegExp(`<a href="${variant}"[^>]*>Back<`));
    await browser.submit({ intent: 'voice' }, variant);
    expect(browser.url).toBe(`${site.server.url}${variant}/voice-setup`);
  },
);

const variantB = ['2.creation.8', '4.B.1', '4.B.3', '4.B.4', '4.B.5', 'D.wizard.buttons', 'D.wizard.review'];
const required = ['5.6', '5.7', '5.8', '5.9', 'D.wizard.review'];

describe.each(['/create-agent2', '/create-agent3'])('%s', (path) => {
  test('goes through five steps to the receptionist, each logged', { tags: variantB }, async () => {
    const { browser, backend } = site;
    await browser.open(path);
    await browser.submit({ intent: 'form' });
    site.shows('Step 1 of 5');
    await browser.submit({ intent: 'next', websiteAddress: 'Rivera.example/', email: 'ana@rivera.example' });
    site.shows('Step 2 of 5', 'Fill in Manually');
    await browser.submit({ intent: 'analyze' });
    site.shows('Step 3 of 5');
    expect(browser.html).toContain('value="Rivera Plumbing"');
    const typed = {
      BusinessName: 'Rivera Plumbing',
      TimeZone: 'America/Chicago',
      ServiceType: 'Fixed Location',
    };
    await browser.submit({ intent: 'next', ...typed });
    site.shows('Step 4 of 5', 'Skip Voice');
    await browser.submit({ intent: 'default' });
    site.shows('Step 5 of 5', /Business Name Rivera Plumbing.*Time Zone Central.*Voice Default voice/);
    expect(browser.html).toMatch(new RegExp(`<a href="${path}/voice\\?draft=[a-z0-9]+"[^>]*>Back<`));
    await browser.submit({ intent: 'create' });
    expect(browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
    expect(backend.to('create-full-agent')[0]?.body).toMatchObject({
      email: 'ana@rivera.example',
      businessData: { ...typed, BusinessPhoneNumber: '', BusinessAddressStreet: '' },
    });
    const steps = ['1', '2', '3', '4', '5', 'instant_setup_selected', 'page_landing'];
    await expect.poll(site.stepNames).toEqual(steps);
  });

  test('creates only what is complete; the review leads to what is missing', { tags: required }, async () => {
    const { browser } = site;
    await reachVoice(browser, path, { BusinessName: '  ' });
    site.shows(/Please fill in these required fields: Business Name(?!,)/);
    await browser.submit({ intent: 'next', BusinessName: 'Rivera' });
    await browser.submit({ intent: 'default' });
    await browser.submit({ intent: 'create' });
    site.shows('Missing Required Information');
    site.shows('Please fill in these required fields: Time Zone, Service Type');
    expect(browser.url).toContain('/confirm');
    expect(site.backend.to('create-full-agent')).toHaveLength(0);
    const changes = [...browser.html.matchAll(/<a href="([^"]*)" aria-label="Change ([^"]*)"/g)];
    expect(changes.map(([, , label]) => label)).toEqual([
      ...['Website Address', 'Business Name', 'Business Phone', 'Business Email', 'Time Zone'],
      ...['Service Type', 'Business Description', 'Street Address', 'City', 'State', 'ZIP Code'],
      ...['Opening hours', 'Text messages', 'Voice'],
    ]);
    for (const [, href = ''] of changes) {
      const page = await browser.open(href);
      expect([page.status, page.url]).toEqual([200, expect.not.stringContaining('/confirm')]);
      const anchor = new URL(href, site.server.url).hash.slice(1);
      if (anchor) expect(page.html).toContain(`id="${anchor}"`);
    }
  });

  test('goes on to the empty form when reading fails', { tags: ['4.A.3', '8.1'] }, async () => {
    const { browser, backend } = site;
    backend.responses['scrape-and-extract-business-data'] = { success: false, error: 'no' };
    await browser.open(path);
    await browser.submit({ intent: 'form' });
    await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    await browser.submit({ intent: 'analyze' });
    expect(browser.url).toContain('/business');
    site.shows('Extraction Failed');
    site.shows('Failed to extract business data. Please fill in the form manually.');
  });
});

const fields = ['9.hours', '5.16', ...[1, 2, 3].flatMap((at) => [`3.business.${at}`, `3.lists.${at}`])];

test('the business step asks for all that a receptionist needs', { tags: fields }, async () => {
  await reachBusiness(site.browser);
  const { html } = site.browser;
  site.shows('Business Name', 'Business Phone', 'Business Email', 'Time Zone', 'Service Type', 'City');
  site.shows('Service Range (miles)', 'Business Description', 'Street Address', 'ZIP Code');
  const [states, zones] = [optionsOf(html, 'BusinessAddressState'), optionsOf(html, 'TimeZone')];
  expect([states.length, states.at(-1)]).toEqual([51, { value: 'WY', label: 'Wyoming' }]);
  expect(zones.map(({ value, label }) => `${value} ${label}`)).toEqual([
    ...['America/New_York Eastern', 'America/Chicago Central', 'America/Denver Mountain'],
    ...['America/Los_Angeles Pacific', 'Pacific/Honolulu Hawaii', 'America/Anchorage Alaska'],
    ...['America/Phoenix Arizona', 'America/Indiana/Indianapolis Indiana'],
  ]);
  const serviceTypes = optionsOf(html, 'ServiceType').map(({ label }) => label);
  expect(serviceTypes).toEqual(['Fixed Location', 'Travel to Customer']);
  const slots = optionsOf(html, 'WeeklySchedule.monday.ranges[0].startTime');
  expect([slots.length, slots[0]?.label, slots.at(-1)?.label]).toEqual([48, '12:00 AM', '11:30 PM']);
  expect(html).toMatch(/<input[^>]*placeholder="25"/);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="smsConsent"/);
  site.shows(/optional.*frequency varies.*data rates may apply.*STOP to opt out, HELP for help/);
});

const hours = ['4.hours.2', '4.hours.3', '4.hours.4', '4.hours.5', '4.hours.6'];

test('a day may have one break, which never costs what was typed', { tags: hours }, async () => {
  const { browser } = site;
  await reachBusiness(browser);
  const buttons = (kind: string) =>
    [...browser.html.matchAll(new RegExp(`aria-label="${kind} (?:on )?Monday[^>]*>`, 'g'))].filter(
      ([button]) => !button.includes('hidden=""'),
    ).length;
  expect([buttons('Add break'), buttons('Remove')]).toEqual([1, 0]);
  await browser.submit({ 'edit-hours': 'add-break:monday', BusinessName: 'Kept' });
  expect([buttons('Add break'), buttons('Remove')]).toEqual([0, 2]);
  expect(browser.html).toContain('value="Kept"');
  expect(browser.html).not.toContain('ranges[2]');
});

const refused = ['D.phone', 'D.state', 'D.messages', 'D.lengths', '5.20'];

test('what is wrong or too long is refused, and kept', { tags: refused }, async () => {
  const { browser } = site;
  const wrong = {
    BusinessName: 'x'.repeat(121),
    BusinessPhoneNumber: '555',
    BusinessEmail: 'nobody',
    BusinessAddressZipcode: '787',
  };
  await reachVoice(browser, '/create-agent2', { ...wrong, BusinessAddressState: 'ZZ' });
  site.shows('Business Name is too long (120 characters at most).');
  site.shows('Please enter a 10-digit US phone number.', 'Please enter a valid email address.');
  site.shows('Please choose a state.', 'Please enter a 5-digit ZIP code or ZIP+4.');
  for (const kept of Object.values(wrong)) expect(browser.html).toContain(`value="${kept}"`);
  await browser.submit({
    intent: 'next',
    BusinessName: 'Rivera',
    BusinessPhoneNumber: '+1 (512) 555.0100',
  });
  await browser.submit({ intent: 'default' });
  site.shows('512-555-0100');
});
