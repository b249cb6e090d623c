import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { brand } from '~/brand';
import { widgetScript } from './widget-script.server';

test('is a script, with the settings filled in', { tags: ['D.embed'] }, () => {
  expect(() => new Function(widgetScript)).not.toThrow();
  expect(widgetScript).toContain(`"slug":"${brand.slug}"`);
  expect(widgetScript).not.toContain('__SETTINGS__');
});

test('weighs less than 5 KB compressed', { tags: ['E.weight'] }, () => {
  expect(brotliCompressSync(widgetScript).length).toBeLessThan(5 * 1024);
});

test('leaves our comments at home', { tags: ['E.weight'] }, () =>
  expect(widgetScript).not.toMatch(/^\s*\/\/|\/\*\*/m),
);
