import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { articles } from '../../app/content/articles';
import { indexedPages } from '../../app/content/pages/indexed-pages';
import '../setup/fault-in-loader.js';
import { startAppWithMock } from '../setup/app-in-process';
import type { RunningApp } from '../setup/app-in-process';
import { autoRefreshPages, kindOf, pageStates, visitState } from '../markup/page-states';

/** The recommended rules, except those about the style in which React writes valid attributes and void elements. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      'valid-id': ['error', { relaxed: true }], // dots in field names and colons in React's ids are valid
      'aria-label-misuse': ['error', { allowAnyNamable: true }], // the headline's name doesn't rotate
      'tel-non-breaking': 'off', // the stylesheet keeps phone numbers from wrapping
    },
  }),
);

/** Limits for a page's JavaScript, in bytes compressed with Brotli. */
const maxScriptBytes = { text: 3.5 * 1_024, search: 5.5 * 1_024, island: 54.5 * 1_024, other: 8 * 1_024 };
/** Pages with hardly anything but text. */
const textPages: readonly string[] = [
  '/about',
  '/blog',
  '/privacy',
  '/testforwarding',
  '/security',
  '/integrations',
  '/compare',
  '/contact',
  '/for',
  ...articles.map(({ slug }) => `/blog/${slug}`),
];

function kindOfScripts(page: string, sources: readonly string[]): keyof typeof maxScriptBytes {
  if (sources.some((source) => source.includes('/hydrate-'))) return 'island';
  if (textPages.includes(page)) return 'text';
  // The FAQ finds the nearest questions, and plays the Spanish sample call in an answer. The player is 1.2 KB.
  return page.startsWith('/faq') ? 'search' : 'other';
}

/** Marketing pages load React only for visitors who use a calculator. */
const marketing = new Set([
  ...indexedPages.map(({ path }) => path),
  '/backupHome101525',
  '/videocreationwhiteboard',
]);

let server: RunningApp;
beforeAll(async () => void (server = await startAppWithMock()));
afterAll(() => server.stop());

/** The mock backend's own pages need mock mode; the browser checks them. */
const states = pageStates.filter((state) => kindOf(state) !== 'mock');

test.each(states)('valid HTML within its script limit: $name', async (state) => {
  const { html } = await visitState(server.url, state);
  const { results } = await checker.validateString(html);
  const findings = results.flatMap(({ messages }) => messages);
  expect(findings.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual(
    autoRefreshPages.includes(state.name) ? [expect.stringMatching(/^meta-refresh: /)] : [],
  );
  if (state.name.startsWith('/')) expect(wordsRunTogether(html)).toEqual([]);
  const sources = scriptsOf(html);
  const bytes = await Promise.all(sources.map(brotliSize));
  const kind = kindOfScripts(state.name, sources);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxScriptBytes[kind]);
  if (state.name === '/') expect(sources).not.toEqual([]);
  if (marketing.has(state.name)) expect(kind).not.toBe('island');
  if (state.status === 404) expect(sources).toEqual([]);
});

test('/widget.js is under 8 KB compressed', async () => {
  expect(await brotliSize('/widget.js')).toBeLessThan(8_000);
});

test('a page without style sheets says nothing twice, and nothing that has not happened', async () => {
  const html = await (await fetch(server.url)).text();
  const text = html.replace(/<(style|script)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');
  expect(text.split(`Call us: ${brand.supportPhone}`)).toHaveLength(2);
  expect(text).not.toContain('Incoming call');
  expect(text).not.toContain('We couldn’t play');
});

/** Elements that readers without style sheets begin on a new line. */
const ownLine =
  /<\/?(p|div|h[1-6]|li|ul|ol|dl|dt|dd|table|tbody|tr|td|th|form|fieldset|legend|br|hr|pre|blockquote|option|select|button|input|textarea|video|audio|figure|figcaption|summary|details|article|section|main|footer|head|title|body|html)\b[^>]*>/g;

/** Words that only style sheets keep apart, as 'Try nowHear a call', and sentences without a space between them. */
function wordsRunTogether(html: string): string[] {
  const lines = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(ownLine, '\n');
  const joints = lines.matchAll(/([^<>\n]{0,25}[^\s<>(“‘/])(?:<[^>]+>)+([\p{L}\d$][^<>\n]{0,25})/gu);
  const sentences = lines.replace(/<[^>]+>/g, '').match(/.{0,25}\p{Ll}[.?!]\p{Lu}.{0,25}/gu) ?? [];
  return [...[...joints].map(([, before, after]) => `${before}|${after}`), ...sentences];
}

/** URLs of a page's scripts and module preloads. JSON-LD and speculation rules don't count. */
function scriptsOf(page: string): string[] {
  const tags = [...page.matchAll(/<(?:script|link rel="modulepreload")([^>]*)>/g)].map(([tag]) => tag);
  const scripts = tags.filter((tag) => !/ld\+json|speculationrules/.test(tag));
  return [...new Set(scripts.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? 'inline'))];
}

/** Most pages have the same scripts. */
const sizes = new Map<string, Promise<number>>();

function brotliSize(source: string): Promise<number> {
  const size = sizes.get(source) ?? measureBrotli(source);
  sizes.set(source, size);
  return size;
}

async function measureBrotli(source: string): Promise<number> {
  const response = await fetch(server.url + source);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('javascript');
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
}
