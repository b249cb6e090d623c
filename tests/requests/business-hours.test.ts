import { describe, expect, test } from 'vitest';

import { business, reachBusiness } from '../setup/typical-owner';
import { found, reading, rivera } from './setup-steps';
import { useSite } from './site';

// The hours and the time zone of the business step, without scripts.
const site = useSite();

/** Clicks a button of the hours, with all fields as the page shows them and these changes. */
async function click(name: string | RegExp, changes: Record<string, string> = {}) {
  const button = site.browser.page.button(name);
  const [key, value] = ['name', 'value'].map((attribute) => button.getAttribute(attribute) ?? '');
  await site.browser.submit({ ...changes, [key ?? '']: value ?? '' });
}
const summary = () => {
  const line = site.browser.page.document.querySelector('[data-hours-summary]');
  return line?.textContent?.replaceAll('\u00a0', ' ');
};

test('a usual week replaces the hours, and can be undone until another button is clicked', async () => {
  await reachBusiness(site.browser);
  const tuesday = { 'WeeklySchedule.tuesday.ranges[0].endTime': '12:00 PM' };
  await click('Every day 9:00 AM-5:00 PM', tuesday);
  expect(summary()).toBe('Every day 9:00 AM-5:00 PM');
  expect(site.browser.page.focused).toContain('Usual hours');
  const hours = site.browser.page.document.querySelector('.business-hours');
  expect(hours?.getAttribute('open'), 'the hours are folded').toBeNull();
  await click(/^Undo: back to Mon 9:00 AM-5:00 PM, Tue 9:00 AM-12:00 PM, /);
  expect(summary()).toMatch(/^Mon 9:00 AM-5:00 PM, Tue 9:00 AM-12:00 PM, /);
  expect(site.browser.page.find.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('the hours stand above the usual weeks that replace them, and those above the days', async () => {
  await reachBusiness(site.browser);
  site.shows(
    /Opening Hours Mon-Fri 9:00 AM-5:00 PM, closed weekends .*Every day 9:00 AM-5:00 PM.*Hours by day/,
  );
});

test.each([
  ['says the hours', false, found],
  ['says no hours', true, { BusinessName: found.BusinessName }],
])('if the website %s, usual weeks are offered: %s', async (_what, areOffered, businessData) => {
  const { browser, backend } = site;
  backend.responses[reading] = { success: true, businessData };
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit(rivera);
  expect(browser.page.field('Business Name')).toBe(found.BusinessName);
  expect(browser.page.find.queryAllByRole('group', { name: 'Usual hours' })).toHaveLength(areOffered ? 1 : 0);
});

test('a whole day says that the form takes no longer one', async () => {
  await reachBusiness(site.browser);
  const note = '12:00 AM-11:30 PM is the longest day this form takes.';
  expect(site.browser.text).not.toContain(note);
  await click(/^All day \(12/);
  site.shows(note);
});

test('a break can be added and removed, and hours can be copied to all weekdays', async () => {
  await reachBusiness(site.browser);
  await click('Add break on Tuesday', { 'WeeklySchedule.tuesday.ranges[0].endTime': '7:00 PM' });
  expect(site.browser.page.field('Tuesday closes again')).toBe('7:00 PM');
  await click('Remove, keep 1:00 PM-7:00 PM on Tuesday');
  expect(site.browser.page.field('Tuesday opens')).toBe('1:00 PM');
  expect(site.browser.page.focused).toContain('Tuesday');
  await click('Copy to all weekdays from Monday');
  expect(summary()).toBe('Mon-Fri 9:00 AM-5:00 PM, closed weekends');
});

test.each<[after: string, reopen: (url: string) => Promise<unknown>]>([
  ['a reload', (url) => site.browser.open(url)],
  [
    'a usual week was undone',
    async () => {
      await click('Every day 9:00 AM-5:00 PM');
      await click(/^Undo/);
    },
  ],
])('a removed break restores the closing time also after %s', async (_after, reopen) => {
  await reachBusiness(site.browser);
  const { url } = site.browser;
  await click('Add break on Monday', { 'WeeklySchedule.monday.ranges[0].endTime': '12:30 PM' });
  await reopen(url);
  await click('Remove break on Monday');
  expect(site.browser.page.field('Monday closes')).toBe('12:30 PM');
});

test('the time zone is guessed from the state, and stays a guess when the form is rejected', async () => {
  await reachBusiness(site.browser);
  const { url } = site.browser;
  await site.browser.submit({ intent: 'back', BusinessAddressState: 'TX' });
  await site.browser.open(url);
  expect(site.browser.page.field('Time Zone')).toBe('Central');
  site.shows('Our guess from your state, please check');
  await site.browser.submit({ intent: 'next' });
  expect(site.browser.status).toBe(400);
  site.shows('Our guess from your state, please check');
});

describe('a time zone that nobody chose', () => {
  const { TimeZone: _none, ...others } = business;
  const stateGuess = 'Our guess from your state, please check';

  test('is guessed from the state when the form is sent, and shown before it counts', async () => {
    const { browser } = site;
    await reachBusiness(browser);
    await browser.submit({ ...others, intent: 'next', BusinessAddressState: 'OH' });
    expect(browser.status).toBe(400);
    expect(browser.page.field('Time Zone')).toBe('Eastern');
    site.shows('Time Zone: We filled this in. Is it right?', stateGuess);
    expect(browser.text).not.toContain('Please fill in these required fields');
    await browser.submit({ intent: 'next' });
    expect(browser.url).toContain('/voice');
  });

  test('follows a state that is changed after the guess', async () => {
    const { browser } = site;
    await reachBusiness(browser);
    await browser.submit({ ...others, intent: 'next' });
    expect(browser.page.field('Time Zone')).toBe('Central');
    await browser.submit({ intent: 'next', BusinessAddressState: 'OH' });
    expect(browser.page.field('Time Zone')).toBe('Eastern');
    site.shows(stateGuess);
  });

  test('stays open if its guess is taken back', async () => {
    const { browser } = site;
    await reachBusiness(browser);
    await browser.submit({ ...others, intent: 'next' });
    await browser.submit({ intent: 'next', TimeZone: '' });
    site.shows('Please fill in these required fields: Time Zone');
    expect(browser.page.field('Time Zone')).toBe('Choose a time zone');
  });
});

test('hours that end before they start are not copied, and one line names all days with the same problem', async () => {
  await reachBusiness(site.browser);
  const monday = { 'WeeklySchedule.monday.ranges[0].startTime': '6:00 PM' };
  await click('Copy to all weekdays from Monday', monday);
  expect(site.browser.status).toBe(400);
  site.shows('Monday: Opening hours must end after they start and must not overlap.');
  expect(site.browser.page.field('Tuesday opens')).toBe('9:00 AM');
  const others = ['tuesday', 'wednesday', 'friday'].map((day) => [
    `WeeklySchedule.${day}.ranges[0].startTime`,
    '6:00 PM',
  ]);
  await site.browser.submit({ ...Object.fromEntries(others), intent: 'next' });
  expect(site.browser.page.link(/^Monday to Wednesday: Opening hours must end/)).toBe(
    '#business-WeeklySchedule.monday',
  );
  expect(site.browser.page.link(/^Friday: Opening hours must end/)).toBe('#business-WeeklySchedule.friday');
});
