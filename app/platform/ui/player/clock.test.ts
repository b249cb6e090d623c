import { expect, test } from 'vitest';

import { clock } from './clock';

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('%d seconds read %s', { tags: ['2.home.7'] }, (seconds, text) => expect(clock(seconds)).toBe(text));
