import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { tradePath, trades } from '../../app/content/trades/trades';
import { textBlocks } from '../setup/page-text';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

let server: RunningServer;
const pages = new Map<string, string>();

beforeAll(async () => {
  server = await startServer();
  for (const trade of trades) pages.set(trade.slug, await html(tradePath(trade)));
});
afterAll(() => server.stop());

async function html(path: string): Promise<string> {
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const slugs = trades.map(({ slug }) => slug);
const page = (slug: string) => pages.get(slug) ?? '';

/** What a page says in its main part, sentence by sentence. */
function sentencesOf(slug: string): Set<string> {
  const main = page(slug)
    .replace(/^[\s\S]*?<main/, '<main')
    .replace(/<\/main>[\s\S]*$/, '');
  return new Set(textBlocks(main).flatMap((block) => block.split(/(?<=[.?!])\s+/)));
}

/** Those that stand on half of the pages or more belong to the frame. */
function ownSentences(): Map<string, string[]> {
  const counts = new Map<string, number>();
  for (const slug of slugs)
    for (const sentence of sentencesOf(slug)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const isOwn = (sentence: string) => (counts.get(sentence) ?? 0) < slugs.length / 2;
  return new Map(slugs.map((slug) => [slug, [...sentencesOf(slug)].filter(isOwn)]));
}

describe('what the pages of the trades say', () => {
  test('is 350 words of their own or more', () => {
    for (const [slug, sentences] of ownSentences())
      expect.soft(sentences.join(' ').split(/\s+/).length, slug).toBeGreaterThanOrEqual(350);
  });

  test('is the same on no two of them by more than a third', () => {
    const own = [...ownSentences()];
    for (const [slug, sentences] of own)
      for (const [other, others] of own) {
        const shared = sentences.filter((sentence) => others.includes(sentence));
        if (other !== slug)
          expect.soft(shared.length / sentences.length, `${slug} and ${other}`).toBeLessThan(1 / 3);
      }
  });
});

test.each(trades)('$slug has one heading, its questions as data and ways on', (trade) => {
  const text = page(trade.slug);
  expect(text.match(/<h1/g)).toHaveLength(1);
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data.map((entry) => entry['@type'])).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
  const shown = textBlocks(text);
  for (const { name, acceptedAnswer } of data[1].mainEntity)
    expect(shown).toEqual(expect.arrayContaining([name, acceptedAnswer.text]));
  expect(text).toContain(`rel="canonical" href="${server.url}${tradePath(trade)}"`);
  expect(text).toContain(`href="/create-agent?trade=${trade.slug}"`);
  for (const neighbor of trade.neighbors) expect(text).toMatch(new RegExp(`href="(/for)?/${neighbor}"`));
});

test('every page has a share image and stands in the sitemap, in llms.txt, on /for and on Home', async () => {
  const lists = await Promise.all(['/sitemap.xml', '/llms.txt', '/for', '/'].map(html));
  const [sitemap = '', llms = '', index = '', home = ''] = lists;
  for (const trade of trades) {
    const path = tradePath(trade);
    expect(sitemap).toContain(`<loc>${server.url}${path}</loc>`);
    expect(llms).toContain(`(${server.url}${path}): ${trade.page.description}`);
    for (const list of [index, home]) expect(list).toContain(`<a href="${path}"`);
    const [, image = ''] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(page(trade.slug)) ?? [];
    expect((await fetch(server.url + image)).headers.get('Content-Type')).toBe('image/png');
  }
});

test.each([
  ['/for/plumbing', 301, '/plumbing'],
  ['/for/no-such-trade', 404, null],
  ['/for/Roofing', 200, null],
  ['/for/__proto__', 404, null],
])('%s is %i', async (path, status, location) => {
  const response = await fetch(server.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
});

test('the calculator begins with the figures of the trade, and keeps what was typed', async () => {
  const value = (text: string, name: string) =>
    new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(text)?.[1];
  for (const { slug, calculator } of trades.filter(({ path }) => !path)) {
    expect(value(page(slug), 'serviceCost')).toBe(String(calculator.serviceCost));
    expect(value(page(slug), 'bookings')).toBe(String(calculator.bookings));
  }
  const typed = await html('/for/dental?serviceCost=90&missedPercent=50');
  expect([value(typed, 'serviceCost'), value(typed, 'missedPercent')]).toEqual(['90', '50']);
  expect(value(page('plumbing'), 'serviceCost')).toBe('150');
});
