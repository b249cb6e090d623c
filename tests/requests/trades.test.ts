import { expect, test } from 'vitest';

import { pricing } from '../../app/brand';
import type { Trade } from '../../app/content/trades/trade';
import { tradePath, trades } from '../../app/content/trades/trades';
import { pageText, textBlocks } from '../setup/page-text';
import { useSite } from './site';

const site = useSite();

async function html(path: string): Promise<string> {
  const response = await fetch(site.server.url + path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll('\u00a0', ' ');
}
/** The page of each trade, rendered once. */
const rendered = new Map<Trade, Promise<string>>();
function page(trade: Trade): Promise<string> {
  const known = rendered.get(trade) ?? html(tradePath(trade));
  rendered.set(trade, known);
  return known;
}

/** The sentences of a page's main content. */
function sentencesOf(text: string): Set<string> {
  const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
  return new Set(textBlocks(main).flatMap((block) => block.split(/(?<=[.?!])\s+/)));
}

test('each trade page has at least 350 words, and shares at most a third of them with another', async () => {
  const read = async (trade: Trade) => [trade.slug, sentencesOf(await page(trade))] as const;
  const all = await Promise.all(trades.map(read));
  const isFrame = (sentence: string) =>
    all.filter(([, sentences]) => sentences.has(sentence)).length >= all.length / 2;
  const own = all.map(([slug, sentences]) => [slug, [...sentences].filter((one) => !isFrame(one))] as const);
  for (const [slug, sentences] of own) {
    expect.soft(sentences.join(' ').split(/\s+/).length, slug).toBeGreaterThanOrEqual(350);
    for (const [other, others] of own) {
      const shared = sentences.filter((sentence) => other !== slug && others.includes(sentence));
      expect.soft(shared.length / sentences.length, `${slug} and ${other}`).toBeLessThan(1 / 3);
    }
  }
});

test('each trade page has structured data that repeats its visible questions and answers', async () => {
  for (const trade of trades) {
    const text = await page(trade);
    expect(text.match(/<h1/g), trade.slug).toHaveLength(1);
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = scripts.map(([, json = '']) => JSON.parse(json));
    expect(data.map((entry) => entry['@type'])).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
    const shown = textBlocks(text);
    for (const { name, acceptedAnswer } of data[1].mainEntity)
      expect(shown).toEqual(expect.arrayContaining([name, acceptedAnswer.text]));
  }
});

test('each trade page has a share image', async () => {
  for (const trade of trades) {
    const [, image = ''] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(await page(trade)) ?? [];
    expect((await fetch(site.server.url + image)).headers.get('Content-Type')).toBe('image/png');
  }
});

test('each trade page links to the setup and to related trades', async () => {
  for (const trade of trades) {
    const text = await page(trade);
    expect(text).toContain(`rel="canonical" href="${site.server.url}${tradePath(trade)}"`);
    expect(text).toContain(`href="/create-agent?trade=${trade.slug}"`);
    for (const neighbor of trade.neighbors) expect(text).toMatch(new RegExp(`href="(/for)?/${neighbor}"`));
  }
});

test('Home, /for, the sitemap and llms.txt list each trade page', async () => {
  const lists = await Promise.all(['/sitemap.xml', '/llms.txt', '/for', '/'].map(html));
  const [sitemap = '', llms = '', index = '', home = ''] = lists;
  for (const trade of trades) {
    const path = tradePath(trade);
    expect(sitemap).toContain(`<loc>${site.server.url}${path}</loc>`);
    expect(llms).toContain(`(${site.server.url}${path}): ${trade.page.description}`);
    for (const list of [index, home]) expect(list).toContain(`<a href="${path}"`);
  }
});

test.each([
  ['/for/plumbing', 301, '/plumbing'],
  ['/for/no-such-trade', 404, null],
  ['/for/Roofing', 200, null],
  ['/for/__proto__', 404, null],
])('%s responds with %i', async (path, status, location) => {
  const response = await fetch(site.server.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
});

test('a trade’s page names one number of bookings and what it costs', async () => {
  for (const trade of trades) {
    const text = pageText(await page(trade));
    const sums = [...text.matchAll(/\$([\d,]+) for (?:all )?(\d+) book/g)].map(([, cost, booked]) => [
      Number(cost),
      Number(booked),
    ]);
    const [[, booked] = []] = sums;
    expect(sums, trade.slug).toEqual([1, 2].map(() => [Number(booked) * pricing.perBooking, booked]));
    expect(text).toContain(`${booked} booked ${booked} ×`);
  }
});

test('the calculator starts with the trade’s numbers and keeps typed ones', async () => {
  const values = (text: string) =>
    ['serviceCost', 'bookings'].map(
      (name) => new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(text)?.[1],
    );
  for (const trade of trades.filter(({ path }) => !path)) {
    expect(values(await page(trade))[0]).toBe(`${trade.calculator.serviceCost}`);
  }
  expect(values(await html('/for/dental?serviceCost=90&bookings=50'))).toEqual(['90', '50']);
  expect(values(await html('/plumbing'))).toEqual(['150', '20']);
});

test('the calculator folds the hours until they differ from the trade’s own', async () => {
  const isOpen = (text: string) => /<details class="accordion calculator-more"( open="")?>/.exec(text)?.[1];
  for (const trade of trades) expect(isOpen(await page(trade)), trade.slug).toBeUndefined();
  for (const path of ['/', '/plumbing', '/for/dental'])
    expect(isOpen(await html(`${path}?openHour=6&openPeriod=AM`)), `${path} from 6 AM`).toBeDefined();
});
