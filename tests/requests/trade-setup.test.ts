import { expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { dataTerms } from '../../app/content/data-terms';
import { sampleCalls } from '../../app/content/sample-calls';
import { dental } from '../../app/content/trades/dental';
import { hairSalon } from '../../app/content/trades/hair-salon';
import { hvac } from '../../app/content/trades/hvac';
import { legal } from '../../app/content/trades/legal';
import { plumbing } from '../../app/content/trades/plumbing';
import { days } from '../../app/domain/weekly-schedule';
import { business } from '../setup/typical-owner';
import { useSite } from './site';

// A setup that knows the trade, without scripts.
const site = useSite();

async function beginFor(trade: string | null, fields: Record<string, string> = { intent: 'skip' }) {
  await site.browser.open(trade === null ? '/create-agent' : `/create-agent?trade=${trade}`);
  await site.browser.submit({ intent: 'form' }, '/create-agent');
  return site.browser.submit(fields);
}

/** What a field of the form contains. */
const selected = (name: string) => site.browser.page.values[name] ?? '';
const description = () => selected('BusinessDescription');
const opens = (day: string) => selected(`WeeklySchedule.${day}.ranges[0].startTime`);

const guesses = () => site.browser.text.match(/our guess(?: from your state)?, please check/gi)?.length ?? 0;
const count = (text: string) => site.browser.page.find.queryAllByText(text).length;

/** The names of the fields that are folded away as settled. */
const folded = () =>
  [...site.browser.page.document.querySelectorAll('.ticket details:not([open]) [name]')].map((field) =>
    field.getAttribute('name'),
  );

/** The button that copies Monday's hours. */
const copyMonday = { 'edit-hours': JSON.stringify({ type: 'copy', day: 'monday' }) };

/** Submits the form by a button, with the rendered values and the ones typed over them. */
function press(button: Record<string, string>, typed: Record<string, string> = {}) {
  // Not submit(): some tests post suggestions without opening them first.
  return site.browser.post({ ...site.browser.page.values, ...typed, ...button });
}

test('only an owner with patients is told in the setup to sign a BAA first', async () => {
  await beginFor('dental');
  site.shows(dataTerms.baa);
  await press({ 'edit-trade': 'choose' }, { trade: 'plumbing' });
  expect(site.browser.text).not.toContain(dataTerms.baa);
});

test('a trade’s link fills in its default details and says that they are suggestions', async () => {
  await beginFor('dental');
  const usual = ['dental', dental.serviceType, '8:00 AM'];
  expect([selected('trade'), selected('ServiceType'), opens('monday')]).toEqual(usual);
  site.shows('The usual hours of dental offices: our guess, please check', 'Our guess, please check');
  site.shows('Number for Urgent Calls (optional)');
  expect(description()).toBe('');
  expect(site.browser.text).not.toContain(dental.starter.urgent);
  await press({ 'edit-trade': 'choose' });
  for (const line of Object.values(dental.starter)) site.shows(...line.split('__'));
});

test('the trade of a link is still known when the choice of a setup is opened again', async () => {
  await site.browser.open('/create-agent?trade=dental');
  await beginFor(null);
  expect(selected('trade')).toBe('dental');
});

test('the trade of the last link counts', async () => {
  await site.browser.open('/create-agent?trade=dental');
  await beginFor('hvac');
  expect(selected('trade')).toBe('hvac');
});

test('after “Something else”, the next setup begins without a trade', async () => {
  await beginFor('dental');
  await press({ intent: 'next' }, { ...business, trade: '' });
  expect(site.browser.url).toContain('/voice');
  await beginFor(null);
  expect(selected('trade')).toBe('');
});

test('the demo call of another trade’s page is about that trade', async () => {
  await site.browser.open('/create-agent?trade=dental');
  await site.browser.open('/demo-call?trade=legal');
  const call = site.browser.page.document.querySelector('[data-call-variables]');
  expect(call?.getAttribute('data-call-variables')).toContain('"trade":"legal"');
});

test('asking for suggestions without a trade uses the one that the typed name tells', async () => {
  await beginFor(null);
  await press({ 'edit-trade': 'choose' }, { BusinessName: 'Rivera' });
  expect(site.browser.page.focused).toBe('What do you do? (optional)');
  site.shows('Choose what you do first.');
  await press({ 'edit-trade': 'choose' }, { BusinessName: 'Rivera Plumbing' });
  const usual = ['plumbing', plumbing.serviceType, '8:00 AM'];
  expect([selected('trade'), selected('ServiceType'), opens('monday')]).toEqual(usual);
  site.shows(plumbing.starter.urgent);
  expect(site.browser.text).not.toContain('Choose what you do first.');
});

test('each contact says what it is for, and an email that was given before is offered', async () => {
  await beginFor(null);
  site.shows(
    'The number that customers call now.',
    'Business Email Call summaries go here.',
    'we don’t sell it',
  );
  await beginFor(null, { intent: 'no-website', email: 'ana@gmail.com' });
  site.shows('Business Email (optional) If you leave it empty: ana@gmail.com');
});

test.each([null, 'no-such-trade', '__proto__'])('a link with trade %j fills in nothing', async (trade) => {
  await beginFor(trade);
  expect([selected('trade'), selected('ServiceType'), opens('monday')]).toEqual(['', '', '9:00 AM']);
  expect(guesses()).toBe(1);
  expect(site.browser.text).not.toContain('The usual hours of');
});

test('logged steps contain the trade, and the creation body has no extra key', async () => {
  await beginFor('dental');
  await press({ intent: 'next' }, { ...business, trade: 'hvac', ServiceType: 'Fixed Location' });
  await site.browser.submit({ intent: 'default' });
  const [created] = site.backend.to('create-full-agent');
  expect(JSON.stringify(created?.body)).not.toMatch(/"trade"|hvac/);
  const DaysOpen = 'Monday, Tuesday, Wednesday, Thursday, Friday';
  expect(created?.body.businessData).toMatchObject({ DaysOpen });
  await expect.poll(site.stepNames).toContain('6');
  for (const { step, stepData } of site.steps())
    expect(stepData, String(step)).toMatchObject({ trade: Number(step) >= 3 ? 'hvac' : 'dental' });
});

test('the receptionist’s own call knows its trade', async () => {
  await beginFor('dental');
  await press({ intent: 'next' }, business);
  await site.browser.submit({ intent: 'default' });
  const place = site.browser.page.document.querySelector('[data-call]');
  expect(JSON.parse(place?.getAttribute('data-call-variables') ?? '{}')).toMatchObject({ trade: 'dental' });
});

test('choosing a trade sets hours and service type, and keeps typed fields', async () => {
  await beginFor('dental');
  const typed = { trade: 'hvac', BusinessName: 'Summit', BusinessDescription: 'Mine.' };
  await press({ 'edit-trade': 'choose' }, typed);
  expect([selected('ServiceType'), opens('saturday')]).toEqual([hvac.serviceType, '9:00 AM']);
  expect(site.browser.page.fieldNamed('WeeklySchedule.saturday.isOpen')).toBe('checked');
  expect(site.browser.page.field('Business Name')).toBe('Summit');
  expect(description()).toBe('Mine.');
});

test('saving a new trade without a button guesses its hours and service type, suggests its lines and keeps what was typed', async () => {
  const { browser } = site;
  await beginFor(null);
  await press({ intent: 'keep' }, { trade: 'hvac', BusinessName: 'Summit' });
  expect([browser.status, selected('ServiceType'), opens('monday')]).toEqual([
    200,
    hvac.serviceType,
    hvac.openingHours.weekdays[0],
  ]);
  site.shows('The usual hours of HVAC contractors: our guess, please check');
  expect(browser.page.field('Business Name')).toBe('Summit');
  site.shows('Suggestions for HVAC contractors', 'Chose another? Tap “Show suggestions” again.');
  expect(browser.text).not.toContain('“Show suggestions” offers');

  await press({ intent: 'keep' }, { trade: 'plumbing', ServiceType: 'Fixed Location' });
  site.shows('Suggestions for plumbers');
  expect(browser.text).not.toContain('Suggestions for HVAC contractors');
  expect(selected('ServiceType')).toBe('Fixed Location');
  site.shows('The usual hours of plumbers: our guess, please check');
  await press({ intent: 'keep' }, { trade: '', 'WeeklySchedule.monday.ranges[0].startTime': '6:30 AM' });
  expect([selected('trade'), opens('monday')]).toEqual(['', '6:30 AM']);
  expect(browser.text).not.toMatch(/Choose what you do first|Suggestions for/);
});

test('guessed hours follow a trade that is sent with other answers missing', async () => {
  const { browser } = site;
  await beginFor(null);
  await press({ intent: 'next' }, { BusinessName: 'Luna', trade: 'hair-salon' });
  expect(browser.status).toBe(400);
  site.shows('The usual hours of hair salons: our guess, please check');
  expect(opens('monday')).toBe(hairSalon.openingHours.weekdays[0]);
  await press({ intent: 'next' }, { 'WeeklySchedule.monday.ranges[0].startTime': '6:30 AM', trade: 'hvac' });
  expect(opens('monday')).toBe('6:30 AM');
});

test('choosing a trade keeps typed hours and a chosen service type', async () => {
  await beginFor(null);
  const hours = { 'WeeklySchedule.monday.ranges[0].startTime': '6:30 AM', ServiceType: 'Fixed Location' };
  await press({ 'edit-trade': 'choose' }, { trade: 'hvac', ...hours });
  expect([selected('ServiceType'), opens('monday')]).toEqual(['Fixed Location', '6:30 AM']);
  expect(site.browser.text.toLowerCase()).not.toContain('our guess, please check');
});

test('choosing a trade keeps values from the website', async () => {
  const monday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '5:00 PM' }] };
  const found = {
    ServiceType: 'Travel to Customer',
    BusinessDescription: 'Found.',
    WeeklySchedule: { monday },
    BusinessAddressState: 'TX',
    TimeZone: 'America/Denver',
  };
  site.backend.responses['scrape-and-extract-business-data'] = { success: true, businessData: found };
  await beginFor('dental', { intent: 'analyze', websiteAddress: 'lakeview.example' });
  const gave = ['Travel to Customer', 'America/Denver', '9:00 AM', 'Found.'];
  const shown = () => [selected('ServiceType'), selected('TimeZone'), opens('monday'), description()];
  expect([shown(), guesses()]).toEqual([gave, 0]);
  await press({ 'edit-trade': 'choose' }, { trade: 'hair-salon' });
  expect(site.browser.html).toContain('Balayage: 3\u00a0hours'); // a suggested line, which keeps its numbers whole
  expect([shown(), guesses()]).toEqual([gave, 0]);
  site.shows('Found on your website: Time Zone, Service Type, State, Business Description');
  await press(
    { intent: 'next' },
    { ...business, BusinessDescription: 'Mine.', ServiceType: 'Fixed Location' },
  );
  await site.browser.open(site.browser.url.replace('/voice', '/business'));
  expect(site.browser.text).not.toContain('Found on your website');
});

test('a suggested value is labeled as a suggestion until it is changed or sent', async () => {
  const businessData = { BusinessAddressState: 'CA' };
  site.backend.responses['scrape-and-extract-business-data'] = { success: true, businessData };
  await beginFor('dental', { intent: 'analyze', websiteAddress: 'lakeview.example' });
  expect([selected('TimeZone'), guesses()]).toEqual(['America/Los_Angeles', 3]);
  await press({ 'edit-trade': 'choose' }, { trade: 'hvac' });
  expect([selected('ServiceType'), guesses()]).toEqual([hvac.serviceType, 3]);
  expect(site.browser.page.focused).toContain('Suggestions for HVAC contractors');
  await press(copyMonday);
  expect(guesses()).toBe(2);
  await press({ 'add-lines': 'hvac:jobs' }, { ServiceType: 'Fixed Location', TimeZone: 'America/Denver' });
  expect([guesses(), description().split('\n')[0]]).toEqual([0, hvac.starter.jobs]);
  expect(site.browser.page.focused).toContain('Business Description');
});

const tradeGuess = 'Our guess from your website, please check';

async function readWebsite(trade: string | null) {
  const businessData = { BusinessName: 'Rivera Plumbing', BusinessDescription: 'Drains.' };
  site.backend.responses['scrape-and-extract-business-data'] = { success: true, businessData };
  await beginFor(trade, { intent: 'analyze', websiteAddress: 'rivera.example' });
}

test('the trade that the website names is preselected as a guess, and its usual hours are guessed', async () => {
  await readWebsite(null);
  expect([selected('trade'), opens('monday')]).toEqual(['plumbing', '8:00 AM']);
  site.shows(tradeGuess, `What Should ${brand.product} Know?`);
  await press(copyMonday);
  site.shows(tradeGuess);
  await press({ 'edit-trade': 'choose' });
  expect(site.browser.text).not.toContain(tradeGuess);
  site.shows('Suggestions for plumbers', plumbing.starter.jobs);
});

test('a guess does not replace the trade of the link that the owner came by', async () => {
  await readWebsite('dental');
  expect(selected('trade')).toBe('dental');
  expect(site.browser.text).not.toContain(tradeGuess);
});

test('“Something else” can be chosen only instead of a trade', async () => {
  const first = () =>
    site.browser.page.find.getByLabelText(/What do you do/).querySelector('option')?.textContent;
  await beginFor(null);
  expect(first()).toBe('Choose one, or leave it');
  await beginFor('dental');
  expect(first()).toBe('Something else');
});

test('a guess does not return after the owner chose “Something else”', async () => {
  await readWebsite(null);
  const { url } = site.browser;
  await press({ intent: 'back' }, { trade: '', BusinessName: 'Rivera Plumbing' });
  await site.browser.open(url);
  expect(selected('trade')).toBe('');
  expect(site.browser.text).not.toContain(tradeGuess);
  await press({ 'edit-trade': 'choose' }, { BusinessName: 'Rivera Plumbing' });
  expect(selected('trade')).toBe('');
});

test('the suggestions and the description of a complete form are not folded away', async () => {
  const businessData = { ...business, BusinessDescription: 'Drains.' };
  site.backend.responses['scrape-and-extract-business-data'] = { success: true, businessData };
  await beginFor(null, { intent: 'analyze', websiteAddress: 'rivera.example' });
  expect(folded()).toContain('BusinessPhoneNumber');
  for (const name of ['trade', 'BusinessDescription', 'add-lines']) expect(folded()).not.toContain(name);
  site.shows('Street Address', 'Found on your website Rivera Plumbing');
});

test('what the owner typed is not shown as found on the website', async () => {
  const { browser, backend } = site;
  const businessData = { ...business, BusinessDescription: 'Drains.' };
  backend.responses['scrape-and-extract-business-data'] = { success: true, businessData };
  const email = business.BusinessEmail;
  await beginFor(null, { intent: 'analyze', websiteAddress: 'rivera.example', email });
  site.shows('Found on your website Rivera Plumbing', /ana@rivera\.example\s*, from you/);
  await press({ intent: 'next' }, { BusinessName: 'Ana’s Plumbing' });
  await browser.open(browser.url.replace('/voice', '/business'));
  site.shows('Your details Ana’s Plumbing');
  expect(browser.text).not.toContain('Found on your website');
});

test('an invalid detail is not folded away as if it were settled', async () => {
  const businessData = { ...business, BusinessDescription: 'Drains.' };
  site.backend.responses['scrape-and-extract-business-data'] = { success: true, businessData };
  await beginFor(null, { intent: 'analyze', websiteAddress: 'rivera.example' });
  await press(copyMonday, business);
  expect(folded()).toContain('BusinessPhoneNumber');
  await press(copyMonday, { ...business, BusinessPhoneNumber: '512-55' });
  expect(folded()).not.toContain('BusinessPhoneNumber');
  expect(folded()).toContain('BusinessName');
  expect(site.browser.page.field('Business Phone')).toBe('512-55');
});

test('after Back, the owner can go on with the details instead of reading the website again', async () => {
  const { browser } = site;
  await beginFor(null, { intent: 'analyze', websiteAddress: 'rivera.example' });
  await press({ intent: 'back' }, { BusinessName: 'Rivera' });
  site.shows('Continue with my details Analyze Website');
  expect(browser.page.field('Website Address')).toBe('rivera.example');
  await browser.submit({ intent: 'skip', websiteAddress: 'rivera.example' });
  expect(browser.page.field('Business Name')).toBe('Rivera');
});

test('adding the line that puts calls through asks for the number, unless it is there', async () => {
  await beginFor('plumbing');
  const asks = 'Your description puts calls through, but to no number.';
  const shown = { suggested: 'plumbing' };
  await press({ 'add-lines': 'plumbing:jobs' }, shown);
  expect(site.browser.text).not.toContain(asks);
  await press({ 'add-lines': 'plumbing:transfer' }, shown);
  site.shows(asks);
  await press({ 'add-lines': 'plumbing:urgent' }, { ...shown, UrgentCallsNumber: '512-555-0177' });
  expect(site.browser.text).not.toContain(asks);
});

test('variant A warns before the creation if the description puts calls through to no number', async () => {
  const BusinessDescription = 'Put urgent calls through.';
  await beginFor('plumbing');
  await press({ intent: 'next' }, { ...business, BusinessDescription });
  site.shows('Choose a Voice', 'Your description puts calls through, but to no number.');
  await site.browser.open(site.browser.page.link('Add the number') ?? '');
  await press({ intent: 'next' }, { ...business, BusinessDescription, UrgentCallsNumber: '512-555-0177' });
  site.shows('Choose a Voice');
  expect(site.browser.text).not.toContain('puts calls through');
});

test('asks whether an address that we made from the website is read', async () => {
  await beginFor(null, { intent: 'skip', websiteAddress: 'rivera.example' });
  site.shows(
    'Call summaries and your permanent number go to info@rivera.example, our guess from your web address.',
  );
  await press(
    { 'edit-hours': JSON.stringify({ type: 'add-break', day: 'monday' }) },
    { ...business, BusinessEmail: 'ana@rivera.example' },
  );
  expect(site.browser.text).not.toContain('our guess from your web address');
  site.shows('Each button on this page saves what you entered.');
});

test('variant A says why it asks for the street and marks the rest of the address as optional', async () => {
  await beginFor(null);
  site.shows(
    /Street Address Where customers find you, or where you start from if you go to them\. .*City \(optional\) State \(optional\)/,
  );
  site.shows('ZIP Code (optional)');
});

test('says that it guesses the hours unless the owner or the website named them', async () => {
  const { browser, backend } = site;
  const guesses = 'Your hours below follow from the trade.';
  await beginFor('plumbing');
  site.shows(guesses);
  await press({ 'edit-hours': copyMonday['edit-hours'] });
  expect(browser.text).not.toContain(guesses);
  site.shows('“Show suggestions” offers a few lines to start with. What you typed stays.');
  const closed = Object.fromEntries(days.map((day) => [day, { isOpen: false, ranges: [] }]));
  backend.responses['scrape-and-extract-business-data'] = {
    success: true,
    businessData: { BusinessName: 'Rivera Plumbing', WeeklySchedule: closed },
  };
  await beginFor('plumbing', { intent: 'analyze', websiteAddress: 'rivera.example' });
  expect(browser.text).not.toContain(guesses);
  site.shows('“Show suggestions” offers a few lines to start with. What you typed stays.');
});

test('the step goes on only once the blanks of the description are filled in or deleted', async () => {
  await beginFor('plumbing');
  await press({ intent: 'next' }, { ...business, BusinessDescription: 'Trip charge: $__.' });
  expect([site.browser.status, description()]).toEqual([400, 'Trip charge: $__.']);
  expect(site.browser.page.link(/^Business Description: /)).toBe('#business-BusinessDescription');
  site.shows('Fill in or delete the blanks (__).');
  const BusinessDescription = 'Part_A. Trip charge: $79.'; // one underscore is not a blank
  await press({ intent: 'next' }, { ...business, BusinessDescription });
  site.shows('Choose a Voice');
});

test('a suggested line is added only with its blanks filled in', async () => {
  await beginFor('plumbing');
  const shown = { suggested: 'plumbing', BusinessDescription: 'Mine.' };
  const add = (topic: string, blanks: Record<string, string>) =>
    press({ 'add-lines': `plumbing:${topic}` }, { ...shown, ...blanks });
  await add('prices', {});
  expect(description()).toBe('Mine.');
  site.shows('Fill in the blanks to add this line.');
  expect(site.browser.page.focused).toMatch(/^Trip charge: \$/);
  await add('all', { UrgentCallsNumber: '512-555-0177' });
  const { jobs, urgent, transfer, prices } = plumbing.starter;
  expect(description().split('\n')).toEqual(['Mine.', jobs, urgent, transfer]);
  await add('prices', { 'blank-prices-0': '79', 'blank-prices-1': ' 149 ' });
  expect(description()).toBe(`Mine.\n${prices.replace('$__', '$79').replace('$__', '$149')}`);
});

test('adding all lines says of each one with blanks that they are missing', async () => {
  await beginFor('legal');
  await press({ 'add-lines': 'legal:all' }, { suggested: 'legal' });
  const withBlanks = Object.values(legal.starter).filter((line) => line.includes('__'));
  expect(withBlanks).toHaveLength(2);
  expect(count('Fill in the blanks to add this line.')).toBe(2);
});

const statuses = () => site.browser.page.find.getAllByRole('status').map(({ textContent }) => textContent);

test('adding all lines leaves out the one that puts calls through until the owner gives a number for them', async () => {
  const { browser } = site;
  await beginFor('plumbing');
  const blanks = { 'blank-prices-0': '79', 'blank-prices-1': '149' };
  await press({ 'add-lines': 'plumbing:all' }, { suggested: 'plumbing', ...blanks });
  expect(description()).not.toContain(plumbing.starter.transfer);
  expect(statuses()).toContain(
    'Added 3 lines. “Where urgent calls go” needs the number for urgent calls below.',
  );
  site.shows('This line needs the number for urgent calls below.');
  expect(browser.text).not.toContain('puts calls through, but to no number');
  expect(browser.page.find.queryByRole('button', { name: 'Add all' })).toBeNull();
  await press({ 'add-lines': 'plumbing:transfer' }, { UrgentCallsNumber: '512-555-0177' });
  expect(description()).toContain(plumbing.starter.transfer);
  expect(browser.text).not.toContain('needs the number');
});

test('adding all lines says how many were added and which weren’t, and isn’t offered again for those', async () => {
  const { browser } = site;
  await beginFor('plumbing');
  await press({ 'add-lines': 'plumbing:all' }, { UrgentCallsNumber: '512-555-0177' });
  expect(statuses()).toContain('Added 3 lines. Fill in the blanks of “Prices it can quote” to add it.');
  expect(browser.page.find.queryByRole('button', { name: 'Add all' })).toBeNull();
  browser.page.button('Add: Prices it can quote');
  await press({ 'add-lines': 'plumbing:prices' }, { 'blank-prices-0': '79' });
  expect(browser.text).not.toContain('Added 3 lines');
});

test('the voice step plays a call to a business of the same trade', async () => {
  await beginFor('hair-salon');
  await press({ intent: 'next' }, business);
  site.shows('Choose a Voice');
  expect(site.browser.html).toContain(hairSalon.calls[0].recording.src);
  expect(site.browser.html).not.toContain(sampleCalls.home.src);
});

test('one filled blank is enough: the button leaves out the parts of the line with empty ones', async () => {
  await beginFor('plumbing');
  const shown = { suggested: 'plumbing', BusinessDescription: 'Mine.', 'blank-prices-0': '79' };
  await press({ 'add-lines': 'plumbing:prices' }, shown);
  const line = 'Trip charge: $79, credited to the repair. Anything bigger needs an estimate visit.';
  expect(description()).toBe(`Mine.\n${line}`);
  expect(count(line), 'among the suggestions, too').toBe(1);
  expect(site.browser.page.find.queryByRole('button', { name: 'Add: Prices it can quote' })).toBeNull();
});

test.each([
  ['with all of its blanks filled in', { 'blank-prices-0': '79', 'blank-prices-1': '149' }],
  ['with one of them filled in', { 'blank-prices-0': '79' }],
])('the next step adds no suggested line %s: its owner adds it or empties it', async (_how, blanks) => {
  const { browser } = site;
  await beginFor('plumbing');
  const shown = { ...business, suggested: 'plumbing', BusinessDescription: 'Mine.' };
  for (const _again of [1, 2]) {
    await press({ intent: 'next' }, { ...shown, ...blanks });
    expect([browser.status, description()]).toEqual([400, 'Mine.']);
  }
  expect(browser.page.link(/^Suggestion “Prices it can quote”: tap “Add,” or empty its blanks\./)).toMatch(
    /^#business-blank-prices-/,
  );
  expect(selected('blank-prices-0')).toBe('79');
  await press({ intent: 'next' }, { 'blank-prices-0': '', 'blank-prices-1': '' });
  await browser.open(browser.url.replace('/voice', '/business'));
  expect(description()).toBe('Mine.');
});

test('the next step adds no suggested line that was refused for its blanks', async () => {
  const { browser } = site;
  await beginFor('landscaping');
  const shown = { ...business, suggested: 'landscaping', BusinessDescription: 'Mine.' };
  await press({ 'add-lines': 'landscaping:prices' }, { ...shown, 'blank-prices-0': '45' });
  site.shows('Fill in the blanks to add this line.');
  expect([description(), browser.page.focused]).toEqual(['Mine.', expect.stringMatching(/for lots up to/)]);
  await press({ intent: 'next' });
  expect([browser.status, description()]).toEqual([400, 'Mine.']);
  await press({ intent: 'next' }, { 'blank-prices-0': '' });
  await browser.open(browser.url.replace('/voice', '/business'));
  expect(description()).toBe('Mine.');
});

test('all lines aren’t offered again once all are added', async () => {
  await beginFor('plumbing');
  const buttons = () => site.browser.page.find.queryAllByRole('button').map(({ textContent }) => textContent);
  await press({ 'add-lines': 'plumbing:prices' }, { suggested: 'plumbing', 'blank-prices-0': '79' });
  expect(buttons()).toContain('Add all');
  await press({ 'add-lines': 'plumbing:all' }, { UrgentCallsNumber: '512-555-0177' });
  expect(buttons()).not.toContain('Add all');
  await press({ intent: 'next' }, business);
  expect(site.browser.url).toContain('/voice');
});

test('the next step asks for the other blank if one part has both', async () => {
  await beginFor('landscaping');
  const shown = { ...business, suggested: 'landscaping', BusinessDescription: 'Mine.' };
  await press({ intent: 'next' }, { ...shown, 'blank-prices-0': '45' });
  expect([site.browser.status, description()]).toEqual([400, 'Mine.']);
  site.shows('Suggestion “Prices it can quote”: fill in its blanks and tap “Add,” or empty them.');
  expect(site.browser.page.link(/^Suggestion “Prices it can quote”/)).toBe('#business-blank-prices-1');
  const other = site.browser.page.find.getByLabelText(/for lots up to/);
  expect(other.getAttribute('aria-invalid')).toBe('true');
});

test('the next step doesn’t add lines again that their owner added and then changed', async () => {
  await beginFor('plumbing');
  const blanks = { 'blank-prices-0': '79', 'blank-prices-1': '149' };
  const filled = { ...business, suggested: 'plumbing', ...blanks, UrgentCallsNumber: '512-555-0177' };
  await press({ 'add-lines': 'plumbing:all' }, filled);
  const added = Object.keys(site.browser.page.values).filter((name) => name.startsWith('added'));
  expect(added).toHaveLength(4);
  await press({ intent: 'next' }, { ...filled, BusinessDescription: 'Trip charge: $79 plus tax.' });
  await site.browser.open(site.browser.url.replace('/voice', '/business'));
  expect(description()).toBe('Trip charge: $79 plus tax.');
});

test('suggestions and what was typed into them stay when the form is rejected or its hours change', async () => {
  await beginFor('plumbing');
  for (const [name, value] of [
    ['intent', 'next'],
    ['edit-hours', copyMonday['edit-hours']],
  ] as const) {
    await press({ [name]: value }, { suggested: 'plumbing', 'blank-prices-0': '79' });
    expect(selected('blank-prices-0')).toBe('79');
  }
});

test('asking again for suggestions keeps what was typed into those of the same trade', async () => {
  await beginFor('plumbing');
  await press({ 'edit-trade': 'choose' });
  await press({ 'edit-trade': 'choose' }, { 'blank-prices-0': '79' });
  expect(selected('blank-prices-0')).toBe('79');
  await press({ 'edit-trade': 'choose' }, { trade: 'hvac', 'blank-prices-0': '79' });
  expect(selected('suggested')).toBe('hvac');
  expect(selected('blank-prices-0')).toBe('');
});

test('the number for urgent calls is sent as a line of the description, and shown afterwards', async () => {
  const { browser, backend } = site;
  await beginFor(null);
  const typed = { ...business, BusinessDescription: 'We fix leaks.' };
  await press({ intent: 'next' }, { ...typed, UrgentCallsNumber: '555' });
  expect(browser.page.link(/^Number for Urgent Calls/)).toBe('#business-UrgentCallsNumber');
  const long = 'x'.repeat(980);
  await press({ intent: 'next' }, { ...typed, BusinessDescription: long, UrgentCallsNumber: '5125550177' });
  expect([browser.status, description()]).toEqual([400, long]);
  site.shows('Shorten the description by about 50 characters.');
  await press({ intent: 'next' }, { ...typed, UrgentCallsNumber: '(512) 555 0177' });
  await browser.submit({ intent: 'default' });
  const [created] = backend.to('create-full-agent');
  const { businessData } = created?.body as { businessData: Record<string, unknown> };
  expect(businessData.BusinessDescription).toBe('We fix leaks.\nPut urgent calls through to 512-555-0177.');
  expect(businessData).not.toHaveProperty('UrgentCallsNumber');
  site.shows(/Urgent calls 512-555-0177 .*Voice .*Notes We fix leaks\./);
});

test('suggested lines are added once below typed text, unless they don’t fit', async () => {
  await beginFor('dental');
  await press({ 'add-lines': 'dental:urgent' }, { BusinessDescription: 'We’re on Main. \n' });
  expect(description()).toBe(`We’re on Main.\n${dental.starter.urgent}`);
  await press({ 'add-lines': 'dental:all' }, { UrgentCallsNumber: '512-555-0177' });
  const { urgent, jobs, transfer } = dental.starter;
  expect(description().split('\n')).toEqual(['We’re on Main.', urgent, jobs, transfer]);
  const long = 'x'.repeat(990);
  await press({ 'add-lines': 'dental:jobs' }, { BusinessDescription: long });
  expect([site.browser.status, description()]).toEqual([400, long]);
  site.shows('has room for 1,000 characters');
  for (const lines of ['no:jobs', 'dental', 'dental:', 'dental:constructor']) {
    await press({ 'add-lines': lines }, { BusinessDescription: 'Mine.' });
    expect([site.browser.status, description()]).toEqual([200, 'Mine.']);
  }
});

test('the review shows the trade, which suggestions and the sample call follow, with a link to change it', async () => {
  await site.browser.open('/create-agent2?trade=dental');
  await site.browser.submit({ intent: 'form' }, '/create-agent2');
  await site.browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
  await site.browser.submit({ intent: 'manual' });
  await press({ intent: 'next' }, business);
  await site.browser.submit({ intent: 'default' });
  site.shows('Check Your Answers', 'Trade Dental Change');
  expect(site.browser.page.link('Change Trade')).toMatch(/\/business\?draft=\w+&change=true#business-trade$/);
});
