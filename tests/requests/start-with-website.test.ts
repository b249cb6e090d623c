import { expect, test } from 'vitest';

import { business, reachVoice } from '../setup/typical-owner';
import { useSite } from './site';

// The field 'Start with your website' on other pages, which begins a setup.
const site = useSite();

const start = (websiteAddress: string, more = {}) =>
  site.browser.post({ intent: 'start', websiteAddress, ...more }, '/create-agent/website');

test.each(['/', '/for/dental', '/plumbing'])(
  '%s begins a setup with the website in its field',
  async (page) => {
    await site.browser.open(page);
    expect(site.browser.html).toMatch(/<form method="post" action="\/create-agent\/website"/);
    await start('rivera-plumbing.example');
    expect(site.browser.url).toContain('/create-agent/business?draft=');
    expect(site.backend.to('scrape-and-extract-business-data').at(-1)?.body).toMatchObject({
      websiteAddress: 'https://rivera-plumbing.example',
    });
    await site.settled();
    expect(site.stepNames()).toEqual(['1', '2', 'home_page_visit', 'instant_setup_selected', 'page_landing']);
  },
);

test('leaves reading to the next page if its script asks for that, unless the address is too long to be kept', async () => {
  await start('rivera.example', { readsOnNextPage: 'true' });
  expect(site.browser.url).toMatch(/\/create-agent\/website\?draft=\w+#read$/);
  expect(site.browser.page.field('Website Address')).toBe('rivera.example');
  expect(site.backend.to('scrape-and-extract-business-data')).toHaveLength(0);
  await start(`rivera.example/${'x'.repeat(300)}`, { readsOnNextPage: 'true' });
  expect(site.browser.url).toContain('/create-agent/business?draft=');
});

test('logs the landing once a session, with the trade and the sales rep', async () => {
  await site.browser.open('/alex');
  await start('rivera.example', { trade: 'dental' });
  await site.browser.open('/create-agent');
  await site.settled();
  const landings = site.steps().filter(({ step }) => step === 'page_landing');
  expect(landings).toMatchObject([
    { visitType: 'create_agent', stepData: { page: '/create-agent', trade: 'dental', salesRep: 'Alex' } },
  ]);
});

test('leads to the details without an address, and logs the skipped steps', async () => {
  const { browser } = site;
  await start('  ', { trade: 'dental' });
  expect(browser.url).toContain('/create-agent/business?draft=');
  site.shows('You typed no website That’s fine');
  expect(browser.page.field('Business Name')).toBe('');
  await site.settled();
  expect(site.stepNames()).toEqual(['1', '2', 'instant_setup_selected', 'page_landing']);
  await browser.submit({ intent: 'back' });
  expect(browser.page.field('Website Address')).toBe('');
});

test.each([
  ['“Read it” with an empty field', () => start('')],
  ['“Start Instant Setup”', () => site.browser.post({ intent: 'form' }, '/create-agent')],
])('%s, clicked again and again, pushes out no setup with answers', async (_button, click) => {
  const { browser } = site;
  await reachVoice(browser);
  const voiceStep = browser.url;
  for (let clicks = 0; clicks < 3; clicks += 1) await click();
  await browser.open('/create-agent');
  site.shows(`${business.BusinessName} Next`);
  await browser.open(voiceStep);
  expect(browser.url).toBe(voiceStep);
});

test.each([
  ['a website', { websiteAddress: 'not a website' }],
  ['an email address', { email: 'ana@rivera.example' }],
])('a setup with nothing but %s is kept when another begins', async (_what, typed) => {
  const { browser } = site;
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  const step = browser.url;
  await browser.submit({ ...typed, intent: 'skip' }, step);
  await start('');
  await browser.open(step);
  expect(browser.url, 'the website step of the setup').toBe(step);
  expect(browser.page.values).toMatchObject({ websiteAddress: '', email: '', ...typed });
});

test('shows an address that can’t be right again, with what is wrong', async () => {
  await start('not a website');
  expect(site.browser.url).toContain('/create-agent/website?draft=');
  const field = site.browser.page.find.getByLabelText('Website Address');
  expect(field.getAttribute('value')).toBe('not a website');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(
    site.browser.page.link(
      /^Website Address: That doesn’t look like a web address\. Please enter a valid website URL/,
    ),
  ).toBe('#website-websiteAddress');
});
