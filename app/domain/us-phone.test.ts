import { describe, expect, test } from 'vitest';

import { displayPhone, formatUsPhone } from './us-phone';

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

test('displayPhone leaves numbers that it cannot format unchanged', () => {
  expect(displayPhone('+15125550100')).toBe('512-555-0100');
  expect(displayPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
});
