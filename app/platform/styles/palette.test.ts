import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { darkPalette, lightPalette } from './palette';

const tokens = `:root { --paper: #f6f4ee; }
@media (prefers-color-scheme: dark) { :root { --paper: #131714; } }`;

test('reads the light and the dark palette, and rejects an unknown color', () => {
  expect(lightPalette(tokens)('paper')).toBe('#f6f4ee');
  expect(darkPalette(tokens)('paper')).toBe('#131714');
  expect(() => lightPalette(tokens)('sand')).toThrow('--sand');
});

test('only tokens.css defines colors', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx|js|enhance\.ts)$/.test(name) && !name.endsWith('tokens.css'))
    .map((name) => join('app', name));
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources)
    expect.soft(readFileSync(source, 'utf8').match(/#[0-9a-f]{3,8}\b(?=[;,) ])/gi), source).toBeNull();
});

test('only tokens.css defines text sizes', () => {
  const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const fits = /var\(--text-|^0$|^1em$|^min\(1em,|%$/; // relative sizes that keep a code or number on its line
  for (const sheet of sheets)
    for (const [, size = ''] of readFileSync(join('app', sheet), 'utf8').matchAll(/font-size: ([^;]+);/g))
      if (!size.endsWith('pt')) expect.soft(size, sheet).toMatch(fits);
});
