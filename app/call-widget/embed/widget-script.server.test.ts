import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { lightPalette } from '~/platform/styles/palette';
import { widgetScript } from './widget-script.server';

test('the widget script is under 5 KB compressed', () => {
  expect(brotliCompressSync(widgetScript).length).toBeLessThan(5 * 1024);
});

test('the widget script contains no comments', () => expect(widgetScript).not.toMatch(/^\s*\/\/|\/\*\*/m));

test('the widget script uses the site’s palette and no other colors', () => {
  const color = lightPalette(readFileSync('app/platform/styles/tokens.css', 'utf8'));
  for (const name of ['accent', 'accent-strong', 'on-accent'])
    expect(widgetScript).toContain(`"${color(name)}"`);
  expect(widgetScript.match(/#[0-9a-f]{6}/g)).toHaveLength(3);
});
