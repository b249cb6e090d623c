import { describe, expect, test } from 'vitest';

import { dental } from '../../app/content/trades/dental';
import { hvac } from '../../app/content/trades/hvac';
import { pageText } from '../setup/page-text';
import { business } from '../setup/typical-owner';
import { useSite } from './backend-site';

/** A set-up that knows the trade, as the server serves it: the same with and without scripts. */
const site = useSite();
const text = () => pageText(site.browser.html);
const guess = 'our guess, please check';

async function beginFor(trade: string | null) {
  await site.browser.open(trade === null ? '/create-agent' : `/create-agent?trade=${trade}`);
  await site.browser.submit({ intent: 'form' }, '/create-agent');
  return site.browser.submit({ intent: 'skip' });
}

/** What a select or a long text of the form holds. */
function selected(name: string): string | undefined {
  const select = new RegExp(`<select[^>]* name="${name.replace(/[.[\]]/g, '\\$&')}"[\\s\\S]*?</select>`).exec(
    site.browser.html,
  );
  const [option = ''] = /<option[^>]*selected[^>]*>[^<]*/.exec(select?.[0] ?? '') ?? [];
  return /value="([^"]*)"/.exec(option)?.[1] ?? option.replace(/<[^>]*>/, '');
}
const description = () =>
  /name="BusinessDescription"[^>]*>([^<]*)</.exec(site.browser.html)?.[1]?.replace(/&#x27;/g, "'");
const hidden = (name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(site.browser.html)?.[1] ?? '';
const opens = (day: string) => selected(`WeeklySchedule.${day}.ranges[0].startTime`);

/** Presses a button of the form with what it was served with, and what was typed over it. */
function press(button: Record<string, string>, typed: Record<string, string> = {}) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = days.flatMap((day) => {
    const field = `WeeklySchedule.${day}`;
    const isOpen = new RegExp(`name="${field}.isOpen"[^>]*checked`).test(site.browser.html);
    const times = ['startTime', 'endTime'].map((end) => `${field}.ranges[0].${end}`);
    const slots = times.map((name) => [name, selected(name) ?? '']);
    return [...(isOpen ? [[`${field}.isOpen`, 'on']] : []), ...slots];
  });
  return site.browser.submit({
    ...Object.fromEntries(hours),
    trade: selected('trade') ?? '',
    ServiceType: selected('ServiceType') ?? '',
    BusinessDescription: description() ?? '',
    served: hidden('served'),
    guessed: hidden('guessed'),
    ...typed,
    ...button,
  });
}

describe('from the link of a trade', () => {
  test('the details begin with what is usual there, and say so', async () => {
    await beginFor('dental');
    const usual = ['dental', dental.serviceType, '8:00 AM'];
    expect([selected('trade'), selected('ServiceType'), opens('monday')]).toEqual(usual);
    expect(text()).toContain(`The usual hours of dental offices: ${guess}`);
    expect(text()).toContain('Our guess, please check');
    for (const line of Object.values(dental.starter)) expect(text()).toContain(line);
    expect(description()).toBe('');
  });

  test.each([null, 'no-such-trade', '__proto__'])('%j gives nothing', async (trade) => {
    await beginFor(trade);
    expect([selected('trade'), selected('ServiceType'), opens('monday')]).toEqual(['', '', '9:00 AM']);
    expect(text()).not.toContain('The usual hours of');
  });

  test('the steps carry it, and what is created has no key more', async () => {
    await beginFor('dental');
    await press({ intent: 'next' }, { ...business, ServiceType: 'Fixed Location' });
    await site.browser.submit({ intent: 'default' });
    const [created] = site.backend.to('create-full-agent');
    expect(JSON.stringify(created?.body)).not.toMatch(/"trade"|dental/);
    expect(created?.body.businessData).toMatchObject({
      DaysOpen: 'Monday, Tuesday, Wednesday, Thursday, Friday',
    });
    await expect.poll(site.stepNames).toContain('6');
    for (const { step, stepData } of site.steps())
      expect(stepData, String(step)).toMatchObject({ trade: 'dental' });
  });
});

describe('the question', () => {
  test('fits hours and service type, and touches nothing that was typed', async () => {
    await beginFor('dental');
    const typed = { trade: 'hvac', BusinessName: 'Summit', BusinessDescription: 'Mine.' };
    await press({ 'edit-trade': 'choose' }, typed);
    expect([selected('ServiceType'), opens('saturday')]).toEqual([hvac.serviceType, '9:00 AM']);
    expect(site.browser.html).toMatch(/name="WeeklySchedule.saturday.isOpen"[^>]*checked/);
    expect(site.browser.html).toContain('value="Summit"');
    expect(description()).toBe('Mine.');
  });

  test('leaves typed hours and a chosen service type alone', async () => {
    await beginFor(null);
    const typed = { 'WeeklySchedule.monday.ranges[0].startTime': '6:30 AM', ServiceType: 'Fixed Location' };
    await press({ 'edit-trade': 'choose' }, { trade: 'hvac', ...typed });
    expect([selected('ServiceType'), opens('monday')]).toEqual(['Fixed Location', '6:30 AM']);
    expect(text().toLowerCase()).not.toContain(guess);
  });

  test('leaves what the website gave alone', async () => {
    site.backend.responses['scrape-and-extract-business-data'] = {
      success: true,
      businessData: {
        BusinessName: 'Lakeview',
        ServiceType: 'Travel to Customer',
        BusinessDescription: 'Found.',
        WeeklySchedule: { monday: { isOpen: true, ranges: [{ startTime: '7:00 AM', endTime: '3:00 PM' }] } },
      },
    };
    await site.browser.open('/create-agent?trade=dental');
    await site.browser.submit({ intent: 'form' }, '/create-agent');
    await site.browser.submit({ intent: 'analyze', websiteAddress: 'lakeview.example' });
    const shown = () => [selected('ServiceType'), opens('monday'), description()];
    expect(shown()).toEqual(['Travel to Customer', '7:00 AM', 'Found.']);
    await press({ 'edit-trade': 'choose' }, { trade: 'hair-salon' });
    expect(shown()).toEqual(['Travel to Customer', '7:00 AM', 'Found.']);
  });
});

test('lines to start with come below what was typed and never twice, and stay out where there is no room', async () => {
  await beginFor('dental');
  await press({ 'add-lines': 'dental:urgent' }, { BusinessDescription: 'We’re on Main.' });
  expect(description()).toBe(`We’re on Main.\n${dental.starter.urgent}`);
  await press({ 'add-lines': 'dental:all' });
  const { urgent, jobs, prices, transfer } = dental.starter;
  expect(description()?.split('\n')).toEqual(['We’re on Main.', urgent, jobs, prices, transfer]);
  const long = 'x'.repeat(990);
  await press({ 'add-lines': 'dental:jobs' }, { BusinessDescription: long });
  expect([site.browser.status, description()]).toEqual([400, long]);
  expect(text()).toContain('has room for 1,000 characters');
  await press({ 'add-lines': 'no:jobs' }, { BusinessDescription: 'Mine.' });
  expect([site.browser.status, description()]).toEqual([200, 'Mine.']);
});
