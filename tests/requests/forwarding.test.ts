import { describe, expect, test } from 'vitest';

import { carriers } from '../../app/content/carriers';
import { forwardingChoices } from '../../app/content/forwarding-texts';
import { forwardingCodes } from '../../app/domain/forwarding-code';
import { useSite } from './site';

const site = useSite();
const path = '/testforwarding';
const own = { carrier: 'standard', number: '512-555-0100' };

/** The addresses that the page's links dial. */
const dials = () =>
  site.browser.page.find.queryAllByRole('link', { name: 'Dial it' }).map((link) => link.getAttribute('href'));

test.each([
  ['unconditional', '*72', '*73'],
  ['busy', '*90', '*91'],
  ['noanswer', '*92', '*93'],
])('/testforwarding shows the codes to start and stop forwarding: %s', async (type, on, off) => {
  await site.browser.open(path);
  await site.browser.submit({ ...own, type });
  expect(dials()).toEqual(expect.arrayContaining([`tel:${on}5125550100`, `tel:${off}`]));
  expect(site.browser.url).toBe(`${site.server.url}${path}#codes`);
  expect(site.browser.page.part('#codes').text).toContain('Your Codes');
});

test('/testforwarding names the other carriers as a sentence does', async () => {
  await site.browser.open(path);
  await site.browser.submit({ ...own, type: 'noanswer' });
  site.shows(/Your Codes: Landline or another carrier Calls that you don’t answer go to 512.555.0100 ?\./);
  site.shows('Codes for a landline or another carrier, checked on');
  await site.browser.submit({ ...own, carrier: 'verizon', type: 'noanswer' });
  site.shows(/Your Codes: Verizon Calls that you don’t answer go to 512.555.0100 ?\./);
});

const other = { busy: 'noanswer', noanswer: 'busy' } as const;

test.each(
  carriers
    .filter(({ codes }) => codes.busy.on !== codes.noanswer.on)
    .flatMap((carrier) =>
      (['busy', 'noanswer'] as const).map((type) => [carrier.id, type, carrier] as const),
    ),
)(
  '/testforwarding shows below the codes of %s for %s those for the other calls',
  async (id, type, carrier) => {
    await site.browser.open(path);
    await site.browser.submit({ ...own, carrier: id, type });
    const codes = [type, other[type]].map((each) => forwardingCodes(carrier, each, own.number));
    expect(dials()).toEqual(codes.flatMap(({ on, off }) => [on.href, off.href]));
  },
);

test('codes follow from the carrier, and one of them may cover two kinds of calls', async () => {
  const { browser } = site;
  await browser.open(path);
  await browser.submit({ ...own, type: 'noanswer', carrier: 'tmobile' });
  expect(dials()[0]).toBe('tel:**61*15125550100%23');
  site.shows('Your Codes: T-Mobile', '##61#');
  expect(browser.html).not.toMatch(/>[^<]*T-Mobile/); // it has a word joiner, which keeps it on one line
  await browser.submit({ ...own, type: 'noanswer', carrier: 'verizon' });
  site.shows('This one code covers no answer and busy.');
});

test('the form keeps carrier and kind of calls for the next number, but no refused ones', async () => {
  const { browser } = site;
  const last = () => [browser.page.values.type, browser.page.values.carrier];
  await browser.open(path);
  expect(last()).toEqual(['noanswer', '']);
  expect(browser.text).not.toContain('they would come back');
  await browser.submit({ ...own, type: 'unconditional', carrier: 'tmobile' });
  site.shows(/Urgent calls must not ring the phone whose calls you forward here: they would come back/);
  await browser.submit({ type: 'busy', carrier: 'att', number: '1' });
  await browser.open(`${path}?number=`);
  expect(last()).toEqual(['unconditional', 'tmobile']);
});

test.each([
  ['no carrier', { carrier: '' }, 'Please choose your carrier from the list.'],
  ['a number that costs', { number: '900-555-0100' }, 'Please enter a regular US phone number'],
  ['no number', { number: 'call me' }, 'Please enter a 10-digit US phone number.'],
])('a form with %s shows the mistake, what was typed and no code', async (_what, wrong, message) => {
  const { browser } = site;
  await browser.open(path);
  await browser.submit({ ...own, type: 'busy', ...wrong });
  expect(browser.status).toBe(400);
  site.shows(message);
  expect(browser.page.field('Forward to')).toBe({ ...own, ...wrong }.number);
  expect(browser.page.field(/^When I’m busy/)).toBe('checked');
  expect(dials()).toEqual([]);
});

test.each(['/testforwarding', '/faq', '/blog/after-hours'])(
  '%s says that with all calls forwarded, urgent calls must ring another number',
  async (page) => {
    await site.browser.open(page);
    site.shows(forwardingChoices.unconditional.hint);
  },
);

describe('forwarding codes', () => {
  const query = 'type=busy&carrier=att&number=512-555-0100';
  const ours = { 'Sec-Fetch-Site': 'same-origin' };

  test.each<[string, Record<string, string>]>([
    ['in a message', { 'Sec-Fetch-Site': 'none' }],
    ['on another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['on one of our pages', ours],
    ['in a message, in an older browser', {}],
  ])('a link %s fills the form in and shows no codes', async (_where, headers) => {
    const { browser } = site;
    await browser.open(`${path}?${query}`, headers);
    expect(browser.status).toBe(200);
    expect(dials()).toEqual([]);
    site.shows('A link filled in this number.');
    expect(browser.page.field('Forward to')).toBe('512-555-0100');
    await browser.submit({ ...own, type: 'busy', carrier: 'att' });
    expect(dials()).not.toEqual([]);
    expect(browser.text).not.toContain('A link filled in this number.');
  });

  test.each<[string, Record<string, string>, number]>([
    ['our form', { Origin: 'own', ...ours }, 200],
    ['our form in an older browser', { Origin: 'own' }, 200],
    ['a form on another site', { Origin: 'https://a.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a form on another site in an older browser', { Origin: 'https://a.example' }, 403],
    ['a request without a sign of its source', {}, 403],
  ])('%s gets the right response', async (_source, { Origin, ...headers }, status) => {
    const { browser, server } = site;
    const origin = Origin && { Origin: Origin === 'own' ? server.url : Origin };
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers: { ...type, ...origin, ...headers }, body: query };
    await browser.send(path, init);
    expect(browser.status).toBe(status);
    expect(dials()).toEqual(status === 200 ? expect.arrayContaining(['tel:**67*15125550100%23']) : []);
  });
});
