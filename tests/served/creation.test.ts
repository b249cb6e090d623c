import { describe, expect, test } from 'vitest';

import { bill, brand } from '../../app/brand';
import { optionsOf, pageText } from '../setup/page-text';
import { useSite } from './backend-site';

/** Agent creation as the server serves it, which is the same with and without scripts. */
const site = useSite();
const text = () => pageText(site.browser.html);
const variantB = ['/create-agent2', '/create-agent3'];

async function reachBusiness(path: string) {
  await site.browser.open(path);
  await site.browser.submit({ intent: 'form' }, path);
  if (path === '/create-agent') return site.browser.submit({ intent: 'skip' });
  await site.browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
  return site.browser.submit({ intent: 'manual' });
}

describe('the choice', () => {
  test.each([
    ['/create-agent', 'Instant Setup', false],
    ['/create-agent2', 'Quick Setup', false],
    ['/create-agent3', 'Quick Setup', true],
    ['/try-now', 'Quick Setup', true],
  ])(
    'on %s is between %s and Voice Setup, pitch: %s',
    {
      tags: [
        '2.route.5',
        '2.route.6',
        '2.creation.1',
        '2.creation.2',
        '2.creation.3',
        '2.creation.4',
        '2.creation.5',
        '2.creation.6',
        '7.load.4',
        'D.route.variants',
        'D.pitch',
        'D.video',
      ],
    },
    async (path, formLabel, pitch) => {
      await site.browser.open(path);
      expect(text()).toContain(formLabel);
      expect(text()).toContain('Voice Setup');
      expect(site.browser.html).toMatch(/<a href="\/"[^>]*>Home</);
      expect(site.browser.html).toMatch(/<a href="\/about"[^>]*>About Us</);
      expect(text()).toContain('← Back');
      expect(site.browser.html).toMatch(/<video[^>]*preload="none"/);
      expect(site.browser.html).toContain('blockquote');
      expect(text()).toContain(`Call ${brand.supportPhone}`);
      expect(text().includes(bill.trial)).toBe(pitch);
      expect(text().includes(brand.tagline)).toBe(pitch);
      expect(text().includes('We use what you enter to set up and run your receptionist')).toBe(pitch);
    },
  );

  test('on /try-now leads into /create-agent3', { tags: ['D.route.variants'] }, async () => {
    await site.browser.open('/try-now');
    const action = /<form[^>]*action="([^"]*)"/.exec(site.browser.html)?.[1];
    expect(action).toBe('/create-agent3');
    await site.browser.submit({ intent: 'form' }, action);
    expect(site.browser.url).toContain('/create-agent3/website?draft=');
  });

  test.each(['/create-agent', ...variantB])(
    'of %s can be gone back to from the form and made again',
    { tags: ['4.landing.1'] },
    async (path) => {
      await site.browser.open(path);
      await site.browser.submit({ intent: 'form' });
      expect(site.browser.html).toMatch(new RegExp(`<a href="${path}"[^>]*>Back<`));
      await site.browser.submit({ intent: 'voice' }, path);
      expect(site.browser.url).toBe(`${site.server.url}${path}/voice-setup`);
    },
  );
});

describe('variant A', () => {
  test(
    'counts four steps and says up to 90 seconds',
    { tags: ['2.creation.7', '9.time.2', 'D.wizard.buttons'] },
    async () => {
      await site.browser.open('/create-agent');
      await site.browser.submit({ intent: 'form' });
      expect(text()).toContain('Step 1 of 4');
      expect(text()).toContain('up to 90 seconds');
      expect(text()).toContain('Analyze Website');
      expect(text()).toContain('Skip');
      await site.browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
      expect(text()).toContain('Step 3 of 4');
      await site.browser.submit({
        intent: 'next',
        BusinessName: 'Rivera',
        BusinessPhoneNumber: '5125550100',
        TimeZone: 'America/Denver',
        ServiceType: 'Fixed Location',
        BusinessAddressStreet: '1 Main St',
      });
      expect(text()).toContain('Step 4 of 4');
      expect(text()).toContain('Use Default Voice');
    },
  );

  test('keeps what a failed creation was about and says so', { tags: ['4.A.11', '8.4'] }, async () => {
    await reachBusiness('/create-agent');
    const fields = {
      BusinessName: 'Rivera',
      BusinessPhoneNumber: '5125550100',
      BusinessEmail: 'ana@rivera.example',
      TimeZone: 'America/Denver',
      ServiceType: 'Fixed Location',
      BusinessAddressStreet: '1 Main St',
    };
    await site.browser.submit({ intent: 'next', ...fields });
    site.backend.responses['create-full-agent'] = { success: false, error: 'no' };
    await site.browser.submit({ intent: 'default' });
    expect(text()).toContain('Agent Creation Failed');
    expect(text()).toContain('Failed to create your AI agent. Please try again.');
    expect(site.browser.url).toContain('/create-agent/voice');
    expect(site.backend.to('create-full-agent')[0]?.body.businessData).toMatchObject({
      BusinessPhoneNumber: '512-555-0100',
      BusinessEmail: 'ana@rivera.example',
    });
  });
});

describe.each(variantB)('%s', (path) => {
  test(
    'goes through five steps to the receptionist',
    { tags: ['2.creation.8', '4.B.1', '4.B.3', '4.B.4', '4.B.5', 'D.wizard.buttons', 'D.wizard.review'] },
    async () => {
      await site.browser.open(path);
      await site.browser.submit({ intent: 'form' });
      expect(text()).toContain('Step 1 of 5');
      await site.browser.submit({
        intent: 'next',
        websiteAddress: 'Rivera.example/',
        email: 'ana@rivera.example',
      });
      expect(text()).toContain('Step 2 of 5');
      expect(text()).toContain('Fill in Manually');
      await site.browser.submit({ intent: 'analyze' });
      expect(text()).toContain('Step 3 of 5');
      expect(site.browser.html).toContain('value="Rivera Plumbing"');
      await site.browser.submit({
        intent: 'next',
        BusinessName: 'Rivera Plumbing',
        TimeZone: 'America/Chicago',
        ServiceType: 'Fixed Location',
      });
      expect(text()).toContain('Step 4 of 5');
      expect(text()).toContain('Skip Voice');
      await site.browser.submit({ intent: 'default' });
      expect(text()).toContain('Step 5 of 5');
      expect(text()).toMatch(/Business Name Rivera Plumbing.*Time Zone Central.*Voice Default voice/);
      expect(site.browser.html).toMatch(new RegExp(`<a href="${path}/voice\\?draft=[a-z0-9]+"[^>]*>Back<`));
      await site.browser.submit({ intent: 'create' });
      expect(site.browser.url).toBe(`${site.server.url}/demo/agent/agent_abc1`);
      expect(site.backend.to('create-full-agent')[0]?.body).toMatchObject({
        email: 'ana@rivera.example',
        businessData: { BusinessName: 'Rivera Plumbing', BusinessPhoneNumber: '', BusinessAddressStreet: '' },
      });
      await expect
        .poll(() => site.steps().map(({ step }) => step))
        .toEqual(['page_landing', 'instant_setup_selected', 1, 2, 3, 4, 5]);
    },
  );

  test('reviews every answer with a link to change each', { tags: ['D.wizard.review'] }, async () => {
    await reachBusiness(path);
    await site.browser.submit({ intent: 'next', BusinessName: 'Rivera', ServiceType: 'Travel to Customer' });
    await site.browser.submit({ intent: 'default' });
    const changes = [...site.browser.html.matchAll(/<a href="([^"]*)" aria-label="Change ([^"]*)"/g)];
    expect(changes.map(([, , label]) => label)).toEqual([
      ...[
        'Website Address',
        'Business Name',
        'Business Phone',
        'Business Email',
        'Time Zone',
        'Service Type',
      ],
      ...['Service Range (miles)', 'Business Description', 'Street Address', 'City', 'State', 'ZIP Code'],
      ...['Opening hours', 'Text messages', 'Voice'],
    ]);
    for (const [, href = ''] of changes) {
      const page = await site.browser.open(href);
      expect(page.status).toBe(200);
      expect(page.url).not.toContain('/confirm');
      const anchor = new URL(href, site.server.url).hash.slice(1);
      if (anchor) expect(page.html).toContain(`id="${anchor}"`);
    }
  });

  test(
    'creates only with name, time zone and service type, Next takes the name alone',
    { tags: ['5.6', '5.7', '5.8', '5.9'] },
    async () => {
      await reachBusiness(path);
      await site.browser.submit({ intent: 'next', BusinessName: '  ' });
      expect(text()).toContain('Please fill in these required fields: Business Name');
      expect(text()).not.toContain('required fields: Business Name, ');
      await site.browser.submit({ intent: 'next', BusinessName: 'Rivera' });
      await site.browser.submit({ intent: 'default' });
      await site.browser.submit({ intent: 'create' });
      expect(text()).toContain('Missing Required Information');
      expect(text()).toContain('Please fill in these required fields: Time Zone, Service Type');
      expect(site.browser.url).toContain('/confirm');
      expect(site.backend.to('create-full-agent')).toHaveLength(0);
    },
  );

  test('goes on to the empty form when reading fails', { tags: ['4.A.3', '8.1'] }, async () => {
    site.backend.responses['scrape-and-extract-business-data'] = { success: false, error: 'no' };
    await site.browser.open(path);
    await site.browser.submit({ intent: 'form' });
    await site.browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
    await site.browser.submit({ intent: 'analyze' });
    expect(site.browser.url).toContain('/business');
    expect(text()).toContain('Extraction Failed');
    expect(text()).toContain('Failed to extract business data. Please fill in the form manually.');
  });
});

describe('the business step', () => {
  test(
    'has the fields, labels and lists of the specification',
    {
      tags: [
        '3.business.1',
        '3.business.2',
        '3.business.3',
        '3.lists.1',
        '3.lists.2',
        '3.lists.3',
        '5.16',
        '9.hours',
      ],
    },
    async () => {
      await reachBusiness('/create-agent');
      for (const label of [
        ...['Business Name', 'Business Phone', 'Business Email', 'Time Zone', 'Service Type'],
        ...['Service Range (miles)', 'Business Description', 'Street Address', 'City', 'State', 'ZIP Code'],
      ])
        expect(text()).toContain(label);
      expect(optionsOf(site.browser.html, 'BusinessAddressState')).toHaveLength(51);
      expect(optionsOf(site.browser.html, 'BusinessAddressState').at(-1)).toEqual({
        value: 'WY',
        label: 'Wyoming',
      });
      expect(optionsOf(site.browser.html, 'TimeZone')).toEqual([
        { value: 'America/New_York', label: 'Eastern' },
        { value: 'America/Chicago', label: 'Central' },
        { value: 'America/Denver', label: 'Mountain' },
        { value: 'America/Los_Angeles', label: 'Pacific' },
        { value: 'Pacific/Honolulu', label: 'Hawaii' },
        { value: 'America/Anchorage', label: 'Alaska' },
        { value: 'America/Phoenix', label: 'Arizona' },
        { value: 'America/Indiana/Indianapolis', label: 'Indiana' },
      ]);
      expect(optionsOf(site.browser.html, 'ServiceType').map(({ label }) => label)).toEqual([
        'Fixed Location',
        'Travel to Customer',
      ]);
      const slots = optionsOf(site.browser.html, 'WeeklySchedule.monday.ranges[0].startTime');
      expect([slots.length, slots[0]?.label, slots.at(-1)?.label]).toEqual([48, '12:00 AM', '11:30 PM']);
      expect(site.browser.html).toMatch(/<input[^>]*placeholder="25"/);
      expect(site.browser.html).toMatch(/<input[^>]*type="checkbox"[^>]*name="smsConsent"/);
      expect(text()).toMatch(
        /optional.*frequency varies.*data rates may apply.*STOP to opt out, HELP for help/,
      );
    },
  );

  test.each(['/create-agent', '/create-agent2'])(
    'of %s offers a break where a day has one range, and never a third range',
    { tags: ['4.hours.2', '4.hours.3', '4.hours.4', '4.hours.5', '4.hours.6'] },
    async (path) => {
      await reachBusiness(path);
      const buttons = (kind: string) =>
        [...site.browser.html.matchAll(new RegExp(`aria-label="${kind} (?:on )?Monday[^>]*>`, 'g'))].filter(
          ([button]) => !button.includes('hidden=""'),
        ).length;
      expect([buttons('Add break'), buttons('Remove')]).toEqual([1, 0]);
      await site.browser.submit({ 'edit-hours': 'add-break:monday', BusinessName: 'Kept' });
      expect([buttons('Add break'), buttons('Remove')]).toEqual([0, 2]);
      expect(site.browser.html).toContain('value="Kept"');
      expect(site.browser.html).not.toContain('ranges[2]');
    },
  );

  test(
    'takes phones in any notation, and refuses wrong ones, states and ZIP codes',
    { tags: ['D.phone', 'D.state', 'D.messages', '5.20'] },
    async () => {
      await reachBusiness('/create-agent2');
      await site.browser.submit({
        intent: 'next',
        BusinessName: 'Rivera',
        BusinessPhoneNumber: '555',
        BusinessEmail: 'nobody',
        BusinessAddressState: 'ZZ',
        BusinessAddressZipcode: '787',
      });
      for (const message of [
        'Please enter a 10-digit US phone number.',
        'Please enter a valid email address.',
        'Please choose a state.',
        'Please enter a 5-digit ZIP code or ZIP+4.',
      ])
        expect(text()).toContain(message);
      await site.browser.submit({
        intent: 'next',
        BusinessName: 'Rivera',
        BusinessPhoneNumber: '+1 (512) 555.0100',
      });
      await site.browser.submit({ intent: 'default' });
      expect(text()).toContain('512-555-0100');
    },
  );

  test('refuses what is too long and keeps it', { tags: ['D.lengths'] }, async () => {
    await reachBusiness('/create-agent2');
    const long = 'x'.repeat(121);
    await site.browser.submit({ intent: 'next', BusinessName: long });
    expect(text()).toContain('Business Name is too long (120 characters at most).');
    expect(site.browser.html).toContain(long);
  });
});
