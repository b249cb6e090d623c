import { afterAll, beforeAll, expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { waitTimes } from '../../app/content/durations';
import { pricingCopy } from '../../app/content/pricing-copy';
import { tradePath, trades } from '../../app/content/trades/trades';
import { indexedPages } from '../../app/content/pages/indexed-pages';
import { pageStates, visitState } from '../markup/page-states';
import { pageText, textBlocks } from '../setup/page-text';
import '../setup/fault-in-loader.js';
import { startAppWithMock } from '../setup/app-in-process';
import type { RunningApp } from '../setup/app-in-process';

const { perBooking, activation, trialDays } = pricing;
const tradePaths = trades.map(tradePath);

let server: RunningApp;
/** The text of each page in all its states, and its title and description. */
const pages = new Map<string, string[]>();
const headings = new Map<string, string>();
/** Times in texts of each page that can break before 'AM' or 'PM'. A text that is only a time or a span is short. */
const breakingTimes: string[] = [];
/** The visible text of each page, without labels. */
const visible = new Map<string, string>();

beforeAll(async () => {
  server = await startAppWithMock();
  for (const state of pageStates.filter(({ name }) => !/429|mock/.test(name)))
    collect(state.name, (await visitState(server.url, state)).html);
  const others = indexedPages.map(({ path }) => path).filter((path) => !pages.has(path));
  for (const path of [...others, '/llms.txt', '/blog/rss.xml'])
    collect(path, await (await fetch(server.url + path)).text());
}, 120_000); // opens every state of every page, one after another

function collect(page: string, html: string): void {
  const named = [...html.matchAll(/(?:"description" content|aria-label|placeholder)="([^"]*)"/g)];
  for (const [, text = ''] of html.matchAll(/>([^<]*\d [AP]M\b[^<]*)<(?!\/(?:option|script)>)/g))
    if (!/^\d{1,2}:\d\d( [AP]M)?( to \d{1,2}:\d\d [AP]M)?$/.test(text))
      breakingTimes.push(`${page}: ${text}`);
  visible.set(page, textBlocks(html).join(' '));
  pages.set(page, [...textBlocks(html), ...named.map(([, text = '']) => pageText(text))]);
  for (const [, text = ''] of html
    .replace(/<summary.*?<\/summary>/gs, '')
    .matchAll(/<h[123](?! id="call-)[^>]*>(.*?)<\/h[123]>/gs))
    headings.set(pageText(text).trim(), page);
}

afterAll(() => server.stop());

const { dates, neverPaid, ...sentences } = pricingCopy;
const facts = [...Object.values(sentences), ...neverPaid, ...Object.values(waitTimes), brand.tagline];
const entries = new Set<string>(dates.flatMap(({ label, value }) => [label, value]));

/** The sentences of a page that aren't in `pricingCopy` or `waitTimes`. */
function sentencesBeside(blocks: string[]): string[] {
  return blocks
    .filter((block) => !entries.has(block))
    .map((block) => facts.reduce<string>((rest, fact) => rest.replaceAll(fact, '.'), block))
    .flatMap((block) => block.split(/(?<=[.?!:])\s+/));
}

function strays(of: RegExp, besides: readonly RegExp[], isAsked = (_page: string) => true): string[] {
  const found = [...pages].flatMap(([page, blocks]) =>
    sentencesBeside(isAsked(page) ? blocks : [])
      .filter((sentence) => of.test(sentence) && !besides.some((fine) => fine.test(sentence)))
      .map((sentence) => `${page}: ${sentence}`),
  );
  return [...new Set(found)];
}

const price = `\\$(?:${perBooking}|${activation})(?![\\d,.]*\\d)`;
const money = new RegExp(
  `${price}|\\btrial\\b(?! number)|\\bcharged\\b|\\bactivat|\\b(a|your) card\\b|\\bbilled\\b|\\byour bill\\b|\\bfor free\\b|\\bsetup fee|\\bsubscription\\b|\\bper book|\\b${trialDays}[- ]day|\\bowe\\b`,
  'i',
);

/** Exceptions: headings, buttons, legal texts and calculations. */
const named = [
  /^Start (your|Free) (free )?trial$|^Your trial$/i,
  /^Start your trial\.$/,
  /^Start Trial Now( Back to my receptionist| Set up another receptionist)?$/,
  /^Trial$/, // the label in an owner’s card
  /^About the Trial$/,
  /^How does the free trial work\?$/,
  /^Try Now - Free \d+ Days/,
  /^Start your \d+-day free trial today$/,
  /^\d+-Day Free Trial$/,
  /^When (your card is|is my card) charged\??$/i,
  /^No charge today\.$/,
  /^Go to Trial Signup$/,
  /^Trial for /,
  /^Already started it\?$/,
  /^Your (business’s name, )?number,.* trial, and the steps that are marked now\.$/, // what an owner’s link holds
  /^Billed to the claim$/, // said to a patient in a sample call
  /^We’re taking you to the trial form\.$/,
  /^Trial started successfully!$/,
  /^Failed to start subscription\.$/,
  /^If you don’t continue after a trial, we delete/,
  new RegExp(`^\\$${perBooking} per booking\\.?$`),
  /^\d bookings?, \$\d+(, and \$0 for the move)?$/, // on a sample call’s ticket
  new RegExp(`× \\$${perBooking}( = \\$\\d+)?$`),
  /^At \$\d+ per booking, 20 bookings cost \$\d+ a month\.$/,
  /^If a booking brings in \$15, \$\d+ of it is a lot\.$/,
  /^Start your free trial\.$/, // spoken in the help video
];

test('every sentence about money is in pricingCopy', () => {
  expect(strays(money, named, (page) => !page.includes('backupHome'))).toEqual([]);
});

/** Matches sentences that limit what counts as a booking to first visits or new customers. */
const onlyFirst = new RegExp(
  [
    String.raw`\b(?:only|just|once)\b[^.]*\b(?:first|initial|new (?!booking|appointment))[^.]*\b(?:count|book|pay|bill)`,
    String.raw`\b(?:pay|paid|counts?)\b[^.]*\b(?:once|first|initial|only new (?!booking|appointment))`,
    String.raw`\b(?:first|initial|new)\b[^.]*\b(?:visit|appointment|exam|clean|consultation|patient|client|customer)s?\b[^.]*\b(?:counts?|is (?:the|what|all))\b[^.]*\b(?:book|pay)`,
    String.raw`\bpay\b[^.]*\bnothing for the (?:other|rest|next)`,
    String.raw`\b(?:returning|regular|existing|established|repeat)\b[^.]*\b(?:are|is|come|book)\b[^.]*\bfree\b`,
  ].join('|'),
  'i',
);

const wrongAboutBookings = [
  'Only that first visit counts as a booking.',
  'You pay for booking her first visit by phone.',
  'A weekly client is worth about $1,500 over a season, and you pay once, for the first visit.',
  'You’d pay for the first clean and nothing for the other twenty-five, since you put those on the calendar yourself.',
  'Just new patients are counted as bookings.',
  'The initial consultation is what you pay for.',
  'Returning customers are free.',
];

test.each(wrongAboutBookings)('recognizes that “%s” limits bookings to first visits', (sentence) => {
  expect(sentence).toMatch(onlyFirst);
});

const aboutOtherThings = [
  /^When Your Card Is Charged$/, // a heading
];

test('no page says that only first visits or new customers count', () => {
  expect(strays(onlyFirst, aboutOtherThings)).toEqual([]);
});

test('every page that explains prices defines a booking in the same words', () => {
  const stories = ['/', '/pricing', '/faq', '/privacy', '/plumbing', ...tradePaths];
  for (const page of stories) expect.soft(pages.get(page)?.join(' '), page).toContain(pricingCopy.price);
  expect(pricingCopy.price).toMatch(/new customer or a returning one/);
});

const waiting = /\bwithin (\d+|a few|an?) (minute|hour|day)s?\b|\b\d+ (hours|days)\b/i;

/** Exceptions: calculations, legal terms, and durations of jobs. */
const counted = [
  /[×÷]/,
  /^Over a year that’s/,
  /\d+( to \d+)? (hours|days)$/i,
  /\bhours a month\b/,
  /^It opens .* for 30 days\.$/, // an owner’s link
  /\bwithin (30|45|90) days\b|\b30 days’ notice|\b30 days before\b/,
  /^It opens .* on any phone or computer for 30 days\.$/, // how long an owner’s link works
];

test('every sentence about waiting is in waitTimes', () => {
  expect(strays(waiting, counted)).toEqual([]);
});

test.each([
  ['payment page', ['startToday', 'card', 'end', 'noFees', 'checkout', 'provider', 'cancel']],
  ['/', ['trial', 'afterwards', 'price', 'fees', 'start', 'card', 'end', 'noBookings']],
  [
    '/pricing',
    [
      ...(['trial', 'afterwards', 'price', 'fees', 'start', 'card', 'noBookings'] as const),
      ...(['endAsks', 'endAlone', 'endCosts'] as const),
      ...(['monthly', 'missed', 'together', 'refund', 'provider', 'tryFirst', 'untilTrial'] as const),
    ],
  ],
  [
    '/faq',
    [
      'monthly',
      'missed',
      'together',
      'refund',
      'price',
      'noFees',
      'inShort',
      'tryFirst',
      'untilTrial',
      'start',
      'ownDays',
      'card',
      'end',
      'noBookings',
    ],
  ],
  ['/privacy', ['trial', 'start', 'card', 'end', 'price', 'fees']],
  ['/trial-signup', ['startToday', 'afterwards']],
  ['/demo/agent/agent_example1', ['trial', 'afterwards', 'fees']],
] as const)('%s contains all price copy of its step', (page, wanted) => {
  const text = pages.get(page)?.join(' ');
  for (const fact of wanted) expect(text).toContain(pricingCopy[fact]);
});

test('of all pages of the flow, only the payment page explains the end of the trial; others link to it', () => {
  const flow = [...pages].filter(([page]) =>
    /^\/(trial-signup|calendar-setup|demo\/agent)|^(payment|trial|checklist)/.test(page),
  );
  const explaining = flow.filter(([, blocks]) => blocks.join(' ').includes(pricingCopy.end));
  expect(explaining.map(([page]) => page)).toEqual(['payment page', 'payment page, failed']);
  expect(pages.get('/trial-signup')?.join(' ')).toContain(pricingCopy.whenItEnds);
});

test('the monthly plan’s page says above its button how to get it, and names no price per booking', () => {
  const text = pages.get('/backupHome101525')?.join(' ') ?? '';
  expect(text).toMatch(/phone or email during your trial\. .*standard price\. Get Started Today/);
  expect(text).toContain(pricingCopy.afterwardsPlan);
  expect(text).not.toMatch(new RegExp(`\\$${perBooking}(?![\\d,.]*\\d)`));
});

test('the support number has its hours beside it', () => {
  const missing = [...visible].flatMap(([page, text]) =>
    [...text.matchAll(new RegExp(`.{0,60}${brand.supportPhone}.{0,60}`, 'g'))]
      .filter(([around]) => !around.includes(brand.supportHours))
      .map(([around]) => `${page}: ${around}`),
  );
  expect(missing).toEqual([]);
});

/** Exceptions: quoted texts and code. */
const straight =
  /^(What's Included|I don't have a website|Now let's add your payment method.*|<script src=.*)$/;

test('quotes and apostrophes are curly', () => {
  const found = [...pages].flatMap(([page, blocks]) =>
    page === '/llms.txt' ? [] : blocks.filter((text) => /['"]/.test(text) && !straight.test(text)),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('no line of a text begins with AM or PM', () => {
  expect(breakingTimes).toEqual([]);
});

const smallWords = /^(a|an|and|as|at|but|by|for|from|in|of|on|or|our|that|the|to|vs|with)$/;

/** Exceptions: sentences, error messages, and quoted texts. */
const asSaid =
  /[.!]|^Meet your AI|^(One thing|\d+ things) need|^Ready to see the ROI|^Please fill in all|^Cookies are needed/;

test('titles are in title case', () => {
  const odd = [...headings].filter(([title, page]) => {
    const words = title
      .split(/[\s-]+/)
      .filter((word, index) => /^[a-z]/.test(word) && !(index > 0 && smallWords.test(word)));
    return words.length > 0 && !asSaid.test(title) && !/error page|nobody/.test(page);
  });
  expect(odd).toEqual([]);
});
