import { afterAll, beforeAll, expect, test } from 'vitest';

import { bill, brand, pricing, waits } from '../../app/brand';
import { indexedPages } from '../../app/marketing/seo/pages';
import { pageStates, visitState, withFaults } from '../markup/page-states';
import { pageText, textBlocks } from '../setup/page-text';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

const { perBooking, activation, trialDays } = pricing;

let server: RunningServer;
/** What stands on each page, and what is said of it elsewhere. */
const pages = new Map<string, string[]>();
const headings = new Map<string, string>();

beforeAll(async () => {
  server = await startServer({ BACKEND: 'mock', ...withFaults });
  for (const state of pageStates.filter(({ name }) => !/429|mock/.test(name)))
    collect(state.name, (await visitState(server.url, state)).html);
  const others = indexedPages.map(({ path }) => path).filter((path) => !pages.has(path));
  for (const path of [...others, '/llms.txt', '/blog/rss.xml'])
    collect(path, await (await fetch(server.url + path)).text());
}, 60_000);

function collect(page: string, html: string): void {
  const named = [...html.matchAll(/(?:"description" content|aria-label|placeholder)="([^"]*)"/g)];
  pages.set(page, [...textBlocks(html), ...named.map(([, text = '']) => pageText(text))]);
  for (const [, text = ''] of html
    .replace(/<summary.*?<\/summary>/gs, '')
    .matchAll(/<h[123](?! id="call-)[^>]*>(.*?)<\/h[123]>/gs))
    headings.set(pageText(text).trim(), page);
}

afterAll(() => server.stop());

const { dates, neverPaid, ...sentences } = bill;
const facts = [...Object.values(sentences), ...neverPaid, ...Object.values(waits), brand.tagline];
const entries = new Set<string>(dates.flatMap(({ label, value }) => [label, value]));

/** What a page says besides the facts of the table, sentence by sentence. */
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

/** Headings, buttons, texts that stand letter for letter, and sums: none of them tells the bill in other words. */
const named = [
  /^Start (your|Free) (free )?trial$|^Your trial$/i,
  /^Start your trial\.$/,
  /^Start Trial Now$/,
  /^How does the free trial work\?$/,
  /^Try Now - Free \d+ Days/,
  /^Start your \d+-day free trial today$/,
  /^\d+-Day Free Trial$/,
  /^When your card is charged$/,
  /^No charge today\.$/,
  /^Go to Trial Signup$/,
  /^Trial for /,
  /^Billed to the claim$/, // of a patient, in a call
  /^We’re taking you to the trial form\.$/,
  /^Trial started successfully!$/,
  /^Failed to start subscription\.$/,
  /^If you don’t continue after a trial, we delete/,
  new RegExp(`^\\$${perBooking} per booking\\.?$`),
  new RegExp(`× \\$${perBooking}( = \\$\\d+)?$`),
  /^At \$\d+ per booking, 20 bookings cost \$\d+ a month\.$/,
  /^If a booking brings in \$15, \$\d+ of it is a lot\.$/,
  /^Start your free trial\.$/, // spoken in the help film
];

test('every sentence about money is one of the table’s', { tags: ['9.price.1'] }, () => {
  expect(strays(money, named, (page) => !page.includes('backupHome'))).toEqual([]);
});

const waiting = /\bwithin (\d+|a few|an?) (minute|hour|day)s?\b|\b\d+ (hours|days)\b/i;

/** Sums of the calculator and of the articles, the law's terms, and how long a job takes. */
const counted = [
  /[×÷]/,
  /^Over a year that’s/,
  /\d+( to \d+)? (hours|days)$/,
  /\bhours a month\b/,
  /\bwithin (30|45|90) days\b|\b30 days’ notice|\b30 days before\b/,
];

test('every sentence about waiting is one of the table’s', { tags: ['9.time.1'] }, () => {
  expect(strays(waiting, counted)).toEqual([]);
});

test.each([
  ['payment page', ['start', 'card', 'end', 'fees', 'checkout', 'provider']],
  ['/', ['trial', 'afterwards', 'price', 'fees', 'start', 'card', 'end', 'noBookings']],
  ['/faq', ['price', 'fees', 'tryFirst', 'start', 'card', 'end', 'noBookings']],
  ['/privacy', ['trial', 'start', 'card', 'end', 'price', 'fees']],
  ['/trial-signup', ['inShort']],
  ['/demo/agent/agent_example1', ['trial', 'afterwards', 'fees']],
] as const)('%s tells the whole bill of its step', { tags: ['9.price.1'] }, (page, wanted) => {
  const text = pages.get(page)?.join(' ');
  for (const fact of wanted) expect(text).toContain(bill[fact]);
});

test('the page of the monthly plan names no price per booking', () => {
  const text = pages.get('/backupHome101525')?.join(' ') ?? '';
  expect(text).toContain(bill.afterwardsPlan);
  expect(text).not.toMatch(new RegExp(`\\$${perBooking}(?![\\d,.]*\\d)`));
});

/** Texts that stand letter for letter, and code. */
const straight =
  /^(What's Included|I don't have a website|Now let's add your payment method.*|<script src=.*)$/;

test('quotes and apostrophes are curly', () => {
  const found = [...pages].flatMap(([page, blocks]) =>
    page === '/llms.txt' ? [] : blocks.filter((text) => /['"]/.test(text) && !straight.test(text)),
  );
  expect([...new Set(found)]).toEqual([]);
});

const smallWords = /^(a|an|and|as|at|but|by|for|from|in|of|on|or|our|that|the|to|vs|with)$/;

/** Sentences, error messages, and texts that stand letter for letter. */
const asSaid =
  /[.!]|^An AI receptionist|^(One thing|\d+ things) need|^Ready to see the ROI|^Please fill in all|^Cookies are needed/;

test('titles have one case', () => {
  const odd = [...headings].filter(([title, page]) => {
    const words = title
      .split(/[\s-]+/)
      .filter((word, index) => /^[a-z]/.test(word) && !(index > 0 && smallWords.test(word)));
    return words.length > 0 && !asSaid.test(title) && !/error page|nobody/.test(page);
  });
  expect(odd).toEqual([]);
});
