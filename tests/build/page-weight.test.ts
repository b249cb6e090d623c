import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';

import { pageStates, visitState, withFaults } from '../markup/page-states';
import { startServer } from '../setup/server-process';
import type { RunningServer } from '../setup/server-process';

/** What a visitor's browser loads of script, in bytes of brotli. Needs `npm run build`. */
const bytesAtMost = 8 * 1_024;
const bytesWithIsland = 52 * 1_024;
const reading = /^\/(about|faq|blog|blog\/\w+|privacy|testforwarding)$/;
const bytesOfReading = 3.5 * 1_024;
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ BACKEND: 'mock', ...withFaults });
});
afterAll(() => server.stop());

test('no page in any state has more script than its kind may have', { tags: ['E.weight'] }, async () => {
  const tooHeavy: string[] = [];
  for (const state of pageStates) {
    const { name, html } = await visitState(server.url, state);
    const sources = new Set(
      scriptsOf(html).map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? 'inline'),
    );
    if (name === '/') expect(sources.size).toBeGreaterThan(0);
    const sizes = await Promise.all([...sources].map(brotliSize));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const isIsland = [...sources].some((source) => source.includes('/hydrate-'));
    const most = reading.test(name) ? bytesOfReading : isIsland ? bytesWithIsland : bytesAtMost;
    if (bytes > most) tooHeavy.push(`${name}: ${bytes}`);
  }
  expect(tooHeavy).toEqual([]);
});

test('an address without a page loads none', { tags: ['E.weight'] }, async () => {
  for (const path of ['/no-such-page', '/no/such/page'])
    expect(scriptsOf(await (await fetch(server.url + path)).text())).toEqual([]);
});

test('the script for other sites stays small', { tags: ['E.weight'] }, async () => {
  expect(await brotliSize('/widget.js')).toBeLessThan(8_000);
});

/** The attributes of a page's scripts and of those that it asks for early; data for others is none. */
function scriptsOf(page: string): string[] {
  const tags = [...page.matchAll(/<(?:script|link rel="modulepreload")([^>]*)>/g)].map(
    ([, attributes = '']) => attributes,
  );
  return tags.filter((attributes) => !/ld\+json|speculationrules/.test(attributes));
}

async function brotliSize(source: string): Promise<number> {
  const response = await fetch(server.url + source);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('javascript');
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
}
