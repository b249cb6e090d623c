import { expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { otherReceptionists } from '../../app/content/other-receptionists';
import { useSite } from './site';

// What the product costs, and what the alternatives do, without scripts.
const site = useSite();
const { perBooking } = pricing;
const { product } = brand;

async function open(path: string) {
  const { page } = await site.browser.open(path);
  return page;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
/** The bill for this many bookings. */
const bill = (bookings: number) => dollars(bookings * perBooking);
/** A pattern for texts that follow each other, with anything between them. */
const inOrder = (...texts: string[]) =>
  new RegExp(texts.map((text) => text.replace(/[$.]/g, '\\$&')).join('.*'));

test('/pricing shows what counts as a booking and three worked months', async () => {
  const page = await open('/pricing');
  site.shows(
    'What You Pay',
    'What Counts as a Booking',
    'Three Months, Added Up',
    'When Your Card Is Charged',
    inOrder('41 booked 41 × ', `Total ${bill(41)} `),
    inOrder('0 booked 0 × ', 'Total $0 Nothing to pay'),
    inOrder(
      `A customer of ten years calls and books again ${bill(1)}`,
      'Somebody moves Tuesday to Thursday $0',
    ),
    inOrder(
      '60 calls Answered 30 booked 30 × ',
      `${bill(30)} 12 moved or canceled $0 3 put through to you $0`,
    ),
    `costs ${bill(30)} for all 30 bookings`,
    'half of all calls, as an example. Change it',
  );
  expect(page.results).toHaveProperty('totalRoi');
});

test('/pricing?calls=100&trade=plumbing shows the bill of a trade at its usual booking rate, with the source', async () => {
  const page = await open('/pricing?calls=100&trade=plumbing');
  site.shows(inOrder('100 calls Answered 42 booked 42 × ', `${bill(42)} `));
  site.shows(`costs ${bill(42)} for all 42 bookings`);
  expect(page.field('Calls that become bookings (%)')).toBe('42');
  expect(page.addresses).toContain('https://www.servicetitan.com/blog/data-call-booking-rates');
});

test('the bill’s form starts with the rate of another industry, and keeps a typed one', async () => {
  const shown = await open('/pricing?calls=100&trade=plumbing');
  const sent = { calls: '100', trade: 'dental', shownFor: shown.fieldNamed('shownFor') };
  for (const [typed, booked] of [
    [shown.fieldNamed('booked'), '33'],
    ['60', '60'],
  ] as const) {
    const page = await open(`/pricing?${new URLSearchParams({ ...sent, booked: typed })}`);
    expect(page.field('Calls that become bookings (%)')).toBe(booked);
  }
});

test('/pricing says “1 booking”, and calls an example no usual rate', async () => {
  await open('/pricing?bookings=0&serviceCost=#calculator');
  site.shows('for 1 booking', 'We start with half of all calls, as an example.');
  site.shows('Average job: we used $1, because the field is empty.');
  expect(site.browser.text).not.toMatch(/\b1 bookings|The usual rate/);
});

test('/pricing preloads no island: the bill loads when it is used', async () => {
  const { document } = await open('/pricing');
  expect(document.querySelector('[data-island=bill]')).not.toBeNull();
  const preloaded = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(preloaded.map((link) => link.getAttribute('href')).join()).not.toMatch(/island|hydrate/);
});

test('/pricing says each sentence about money once, except the terms of the trial below each button', async () => {
  const { text } = (await open('/pricing')).part('main');
  const { trial, afterwards, ...sentences } = pricingCopy;
  const said = Object.values(sentences).filter((sentence) => typeof sentence === 'string');
  expect(text).toContain(`${trial} ${afterwards}`);
  expect(said.filter((sentence) => text.split(sentence).length > 2)).toEqual([]);
});

test.each(['/', '/pricing', '/faq'])(
  '%s shows in its answer to what counts as a booking, that no-shows count',
  async (path) => {
    await open(path);
    site.shows(new RegExp(`What counts as a booking.*${pricingCopy.missed}.*You never pay for`, 'i'));
  },
);

test('/compare shows four ways to answer the phone with sums and sources', async () => {
  const page = await open('/compare');
  site.shows(
    '30 calls 60 calls 200 calls Voicemail $0 $0 $0 An Answering Service $350 $600 $1,665',
    'A Person at Your Desk $2,073 $2,073 $2,073 ',
    `${product} ${bill(15)} ${bill(30)} ${bill(100)} `,
    'costs at 30, 60 and 200 calls a month',
    'The answering service’s prices are one company’s',
    'What It Does Better Than We Do',
    'Where the Numbers Come From',
    'May 2024',
    'December 17, 2024',
    'Our examples, not facts',
  );
  expect(page.link('Where the numbers come from')).toBe('#sources-title');
  expect(page.addresses.join()).toContain('https://www.bls.gov/');
});

test('/compare shows other AI receptionists by name, with their prices, sources and dates', async () => {
  const page = await open('/compare');
  site.shows(
    'Smith.ai Per call $60 $195 $825 ',
    'RingCentral Per month Not published Not said From $39 My AI',
  );
  for (const { price, chooseIf, source } of otherReceptionists) {
    site.shows(price, chooseIf, source.date);
    expect(page.addresses).toContain(source.href);
  }
});

test('/compare shows how to try each AI receptionist, what it costs without bookings, and what isn’t said', async () => {
  await open('/compare');
  site.shows(
    '30 calls 60 calls 200 calls Free to try No bookings Smith.ai',
    '$825 Free plan, no time limit $0 up to 25 calls Quo (OpenPhone)',
    '$59 $59 $59 Not said $59 VeraDial',
    'Not published Not said Not said',
    `${bill(100)} ${pricingCopy.trialLabel} $0 `,
    '“Not published” and “not said” mean that the page we read doesn’t say it',
  );
});

test('/compare?calls=1200 shows the costs for the reader’s own number of calls', async () => {
  const page = await open('/compare?calls=1200');
  site.shows(
    'what each one costs at 1,200 calls a month',
    inOrder('1,200 calls Voicemail $0 An Answering Service ', `${product} ${bill(600)} `),
    `What ${product} Does for ${bill(600)}`,
  );
  expect(page.field('Calls a month')).toBe('1200');
});

test('/compare?bookedPercent=100&minutesPerCall=2&hoursPerWeek=40&hourlyPay=30 shows the costs for other assumptions', async () => {
  const page = await open('/compare?bookedPercent=100&minutesPerCall=2&hoursPerWeek=40&hourlyPay=30');
  site.shows(`${product} ${bill(30)} ${bill(60)} ${bill(200)} `, 'A Person at Your Desk $6,950 ');
  site.shows('Smith.ai Per call $105 $285 $1,125 '); // beyond 25 calls, $3 a call, and $3 for each booking
  expect(page.fieldNamed('bookedPercent')).toBe('100');
});

test('/compare shows what to ask another AI receptionist, with our answers', async () => {
  await open('/compare');
  site.shows(/Six Questions for Any of Them.*Will they sign a BAA\?/);
});
