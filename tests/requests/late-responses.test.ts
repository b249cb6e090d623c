import { describe, expect, test } from 'vitest';

import { sampleForm } from '../setup/typical-owner';
import { found, reading, rivera, typed, useSetupSteps, weekdays } from './setup-steps';
import { useSite } from './site';

// A setup whose tab waits for a slow response while another one goes on, and what a website replaces.
const site = useSite();
const { begin, beginWithoutWebsite, sendBusiness, holds, shownNow, evictDraft, heldBack } =
  useSetupSteps(site);

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

describe('two websites that are read in two tabs', () => {
  const findingsCookies = () => site.browser.cookie.match(/\bfindings-\w+/g) ?? [];
  const other = { ...rivera, websiteAddress: 'other.example' };

  test.each(['/create-agent', '/create-agent2'])(
    '%s: the reading that began later counts, even if its response comes first',
    async (path) => {
      const { browser, backend } = site;
      const readsAtOnce = path === '/create-agent';
      const step = await begin(path);
      const choose = async (website: typeof rivera) => {
        if (!readsAtOnce) await browser.post({ ...website, intent: 'next' }, step('website'));
        return step(readsAtOnce ? 'website' : 'analysis');
      };
      const slow = heldBack(reading, { success: true, businessData: found });
      const waiting = browser.post(rivera, await choose(rivera));
      await slow.requested();
      backend.responses[reading] = { success: true, businessData: { BusinessName: 'Other Site' } };
      await browser.post(other, await choose(other));
      holds('Other Site');
      const form = { ...typed, ...shownNow(), BusinessName: 'Other Site' };
      slow.release();
      await waiting;
      const stored = findingsCookies();
      expect(stored.length).toBeGreaterThan(1);
      for (const url of [step('business'), step('business')]) {
        await browser.open(url);
        holds('Other Site');
        expect(browser.html).not.toMatch(/Found on the web|Austin/);
      }
      await browser.open(path);
      site.shows('Other Site');
      expect(findingsCookies(), 'reading a page writes no cookie').toEqual(stored);
      await browser.submit({ intent: 'form' }, path);
      expect(findingsCookies().length, 'beginning another setup makes room').toBeLessThan(stored.length);
      await browser.open(step('business'));
      holds('Other Site');
      await sendBusiness(step, form);
      await browser.open(step('website'));
      holds('other.example');
      expect(browser.cookie).not.toContain('findings-');
    },
  );

  test.each(['/create-agent', '/create-agent2'])(
    '%s: a form with the answers of one isn’t saved for the other without a question',
    async (path) => {
      const { browser, backend } = site;
      const readsAtOnce = path === '/create-agent';
      const step = await begin(path);
      const read = async (website: typeof rivera, businessData: object) => {
        backend.responses[reading] = { success: true, businessData };
        if (!readsAtOnce) await browser.post({ ...website, intent: 'next' }, step('website'));
        await browser.post(website, step(readsAtOnce ? 'website' : 'analysis'));
      };
      await read(rivera, found);
      const form = { ...browser.page.values, ...typed, BusinessName: 'Found on the web' };
      await read(other, { BusinessName: 'Other Site' });
      await browser.post(form, step('business'));
      site.shows('Another tab saved different answers', 'In your other tab: Other Site');
      holds('Found on the web');
      await sendBusiness(step, { ...form, ...shownNow() });
      await browser.open(step('business'));
      holds('Found on the web');
    },
  );
});

test('a late reading doesn’t bring back a website that the owner chose not to have', async () => {
  const { browser } = site;
  const step = await begin();
  const slow = heldBack(reading, { success: true, businessData: found });
  const waiting = browser.post(rivera, step('website'));
  await slow.requested();
  await browser.submit({ intent: 'no-website', email: 'ana@rivera.example' }, step('website'));
  slow.release();
  await waiting;
  await browser.open(step('website'));
  expect(browser.page.values).toMatchObject({ websiteAddress: '', email: 'ana@rivera.example' });
  await browser.open(step('business'));
  expect(browser.html).not.toContain('Found on the web');
  await sendBusiness(step, { ...typed, ...shownNow() });
  await browser.submit({ intent: 'default' }, step('voice'));
  const [{ body } = {}] = site.backend.to('create-full-agent');
  expect(body).toMatchObject({ businessData: { BusinessAddressCity: '' } });
});

test('a reading that the owner asks for after going on without a website counts', async () => {
  const { browser, backend } = site;
  const step = await beginWithoutWebsite();
  backend.responses[reading] = { success: true, businessData: found };
  await browser.post(rivera, step('website'));
  await browser.submit({ intent: 'back' }, step('business'));
  holds('rivera.example');
  await browser.open(step('business'));
  holds('Austin');
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
  site.shows('Mon-Fri 9:00 AM-5:00 PM, Sun 9:00 AM-1:00 PM');
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
  site.shows('Mon-Fri 9:00 AM-5:00 PM, Sun 9:00 AM-1:00 PM');
  expect(browser.html).not.toMatch(/Boston|Emptied|New\./);
  const { 'WeeklySchedule.sunday.isOpen': _closed, ...form } = browser.page.values;
  await browser.post({ ...form, ...back, BusinessName: 'Right Site' }, step('business'));
  holds('right.example');
  await browser.open(step('business'));
  site.shows('Mon-Fri 9:00 AM-5:00 PM, closed weekends');
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
