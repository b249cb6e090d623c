import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isLongerThan, normalizeLines, normalizeLine } from './normalize-text';

test.each(['a', 'é', 'e\u0301', '水', '𠮷', '👍🏽', '👩‍👩‍👧‍👦', '🇺🇸', 'ก็'])(
  'counts %s as one character',
  (character) => {
    expect(isLongerThan(character.repeat(200), 200)).toBe(false);
    expect(isLongerThan(character.repeat(201), 200)).toBe(true);
  },
);

describe('normalizeLine', () => {
  test.each([
    ['a\r\nBcc: everybody@example.com', 'a Bcc: everybody@example.com'],
    ['Rivera\u0000 Plumbing', 'Rivera  Plumbing'],
    ['Rivera\u202egnibmulP', 'RiveragnibmulP'],
    ['עברית \u200f', 'עברית \u200f'],
    ['👩‍👧', '👩‍👧'],
    ['\u200b', ''],
    [' \u2060\u00ad\u3164', ''],
  ])('turns %j into %j', (typed, stored) => expect(normalizeLine(typed)).toBe(stored));

  test('removes all control and bidi characters from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(normalizeLine(typed)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

test('normalizeLines keeps line breaks and removes other control characters', () => {
  expect(normalizeLines('one\r\ntwo\u0007\n\nthree\u202e')).toBe('one\ntwo \n\nthree');
});
