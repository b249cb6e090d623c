import { expect, test } from 'vitest';

import { darkPaletteOf, paletteOf } from './palette';

const tokens = `:root { --paper: #f6f4ee; }
@media (prefers-color-scheme: dark) { :root { --paper: #131714; } }`;

test('gives the colors by day and by night', () => {
  expect(paletteOf(tokens)('paper')).toBe('#f6f4ee');
  expect(darkPaletteOf(tokens)('paper')).toBe('#131714');
  expect(() => paletteOf(tokens)('sand')).toThrow('--sand');
});
