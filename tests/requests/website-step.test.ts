import { expect, test } from 'vitest';

import { business } from '../setup/typical-owner';
import { found, reading, useSetupSteps } from './setup-steps';
import { useSite } from './site';

// The website step of the setup.
const site = useSite();
const { heldBack, holds } = useSetupSteps(site);

/** Opens the website step of a new setup. */
async function begin() {
  const { browser } = site;
  await browser.open('/create-agent');
  return browser.submit({ intent: 'form' });
}

test.each<Record<string, string>>([{ intent: 'x' }, {}])(
  'the website step answers %j with what was typed',
  async (button) => {
    const browser = await begin();
    const typed = { websiteAddress: 'rivera.example', email: 'ana@rivera.example' };
    await browser.post({ ...button, ...typed });
    expect(browser.page.values).toMatchObject(typed);
  },
);

test.each(['not a website', 'x'.repeat(3_000)])(
  'Skip goes on with %.20s in the field, and keeps it',
  async (typed) => {
    const browser = await begin();
    const step = browser.url;
    await browser.submit({ intent: 'skip', websiteAddress: typed, email: 'ana@rivera.example' });
    expect(browser.url).toContain('/business');
    await browser.submit({ intent: 'next', ...business });
    expect(browser.url).toContain('/voice');
    await browser.open(step);
    expect(browser.page.field('Website Address')).toBe(typed.slice(0, 200));
    expect(browser.page.values).toMatchObject({ email: 'ana@rivera.example' });
    await browser.submit({ intent: 'skip', websiteAddress: 'rivera.example' });
    await browser.open(step);
    expect(browser.page.field('Website Address')).toBe('rivera.example');
  },
);

test('Skip with an empty field deletes nothing that was read before', async () => {
  const browser = await begin();
  const step = browser.url;
  site.backend.responses[reading] = { success: true, businessData: found };
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  await browser.open(step);
  await browser.submit({ intent: 'skip', websiteAddress: '' });
  holds('Found on the web');
});

test('offers to try the same website again after reading it failed, which reads it again', async () => {
  const { backend } = site;
  const browser = await begin();
  backend.responses['scrape-and-extract-business-data'] = { success: false, error: 'no' };
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera-plumbing.example' });
  site.shows('Extraction Failed');
  const again = browser.page.link('Try again') ?? '';
  expect(again).toMatch(/^\/create-agent\/website\?draft=\w+#read$/);
  await browser.open(again);
  expect(browser.page.field('Website Address')).toBe('rivera-plumbing.example');
  backend.responses['scrape-and-extract-business-data'] = {
    success: true,
    businessData: { BusinessName: 'Rivera Plumbing' },
  };
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera-plumbing.example' });
  site.shows('Found on your website');
  expect(browser.html).not.toContain('Try again');
});

test.each([
  ['the website step', () => begin()],
  ['Home', () => site.browser.open('/')],
])('keeps what was typed on %s for an owner who leaves while the website is read', async (page, open) => {
  const browser = await open();
  const intent = page === 'Home' ? 'start' : 'analyze';
  const typed = {
    websiteAddress: 'rivera.example',
    ...(page === 'Home' ? {} : { email: 'ana@rivera.example' }),
  };
  const slow = heldBack(reading, { success: true, businessData: found });
  const waiting = browser.post({ intent, ...typed }, '/create-agent/website' + new URL(browser.url).search);
  await slow.requested();
  for (const landing of ['/', '/create-agent']) {
    await browser.open(landing);
    site.shows('Unfinished setup', 'rivera.example Next Read your website again');
    if (landing === '/create-agent') site.showsIf(page === 'Home', 'Saved Your web address');
    await browser.open(browser.page.link('Continue where you left off') ?? '');
    site.shows('We stopped reading rivera.example when the page closed. Read it again?');
    expect(browser.page.values).toMatchObject(typed);
    expect(browser.page.heading, landing).toBe('What’s Your Website?');
  }
  slow.release();
  await waiting;
  expect(browser.url).toContain('/create-agent/business?draft=');
  holds('Found on the web');
  await browser.open('/create-agent');
  site.shows('Found on the web Next Details');
  expect(site.backend.to(reading)).toHaveLength(1);
});

test('a link to the reading reads nothing', async () => {
  const browser = await begin();
  const slow = heldBack(reading, { success: true, businessData: found });
  const waiting = browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  await slow.requested();
  await browser.open('/create-agent');
  const website = browser.page.link('Continue where you left off') ?? '';
  await browser.open(website.replace('/website?', '/analysis?'));
  expect(browser.url).toContain('/create-agent/website?draft=');
  slow.release();
  await waiting;
  expect(site.backend.to(reading)).toHaveLength(1);
});

test.each([
  ['was read', { BusinessName: 'Rivera' }, 'Website Reading Details Voice'],
  ['had nothing', {}, 'Website Reading: Nothing found Details Voice'],
])('the progress says that the website %s, also once the details were changed', async (...example) => {
  const [, businessData, progress] = example;
  const browser = await begin();
  site.backend.responses[reading] = { success: true, businessData };
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  const details = browser.url;
  for (const BusinessName of ['Rivera', 'Rivera & Sons']) {
    await browser.open(details);
    await browser.submit({ intent: 'next', ...business, BusinessName });
    expect(browser.url).toContain('/voice');
    site.shows(progress);
  }
});

test('lists the details that were found, with the email that we guess after the phone, and asks about the name once', async () => {
  const browser = await begin();
  const { BusinessEmail: _email, ...details } = business;
  const businessData = { ...details, BusinessName: 'Rivera' };
  site.backend.responses[reading] = { success: true, businessData };
  await browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example' });
  site.shows(
    /Phone\s+512-555-\d+.*Email\s+info\s*@rivera\s*\.example ?, our guess\s*Call summaries go there\. Nobody reads it\? Change it\..*Address\s+1 Main St/,
  );
  expect(browser.text.split('Is this your business’s name?')).toHaveLength(2);
  await browser.submit({ intent: 'next', BusinessName: '' });
  site.shows(/Your details|Found on your website/, 'Not given');
});
