import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText } from '../../tests/setup/random';
import {
  curlApostrophes,
  displayPhone,
  formatUsPhone,
  isBlank,
  isEmail,
  isLongerThan,
  normalizeLine,
  normalizeLines,
  possessive,
} from './typed-text';

test.each([undefined, '', ' \n', '\u200b', '\u2063\u3164', '\u0000'])('isBlank(%j) is true', (text) =>
  expect(isBlank(text)).toBe(true),
);

test.each(['a', ' a ', '\u200b1', '😀'])('isBlank(%j) is false', (text) => expect(isBlank(text)).toBe(false));

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

  const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

  test('removes all control and bidi characters from any text', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        expect(normalizeLine(typed)).not.toMatch(unsafe);
      }),
    );
  });

  // Random texts hardly ever contain one of the few bidi characters.
  test('removes all control and bidi characters from a text of all characters', () => {
    const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
    expect(normalizeLine(all.join(''))).not.toMatch(unsafe);
  });
});

test('normalizeLines keeps line breaks and removes other control characters', () => {
  expect(normalizeLines('one\r\ntwo\u0007\n\nthree\u202e')).toBe('one\ntwo \n\nthree');
});

test('rejects an email address of more than 254 characters', () => {
  expect(isEmail(`${'a'.repeat(241)}@rivera.example`)).toBe(false);
  expect(isEmail(`a${'\u0301'.repeat(300)}@rivera.example`)).toBe(false);
  expect(isEmail(`${'a'.repeat(239)}@rivera.example`)).toBe(true);
});

describe('formatUsPhone', () => {
  test.each([
    '5125550100',
    '(512) 555-0100',
    '512.555.0100',
    '+1 512 555 0100',
    '1-512-555-0100',
    ' 512-555-0100 ',
  ])('accepts %s', (text) => expect(formatUsPhone(text)).toBe('512-555-0100'));

  test.each([
    '',
    '555-0100',
    '512555010',
    '25125550100',
    '15125550100 2',
    '+44 20 7946 0000',
    'call 5125550100',
    '512-555-01O0',
  ])('rejects %s', (text) => expect(formatUsPhone(text)).toBeNull());
});

test('displayPhone shows US numbers as XXX-XXX-XXXX and leaves others unchanged', () => {
  expect(displayPhone('+15125550100')).toBe('512-555-0100');
  expect(displayPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
});

test.each([
  ['Rivera Plumbing', 'Rivera Plumbing’s'],
  ['Two Vans', 'Two Vans’'],
  ['ROOFERS', 'ROOFERS’'],
])('what belongs to %s is %s', (name, whose) => expect(possessive(name)).toBe(whose));

test.each([
  ["Joe's Plumbing", 'Joe’s Plumbing'],
  ["Two Vans'", 'Two Vans’'],
  ["René's", 'René’s'],
  ["'Best' Cuts", "'Best’ Cuts"],
])('pages show %s as %s', (typed, shown) => expect(curlApostrophes(typed)).toBe(shown));
