import { describe, expect, test } from 'vitest';

import { displayPhone, formatUsPhone, isUsSubscriberNumber } from './us-phone';

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

describe('isUsSubscriberNumber', () => {
  test.each(['512-555-0100', '212-867-5309', '787-234-5678', '800-234-5678', '901-234-5678', '512-975-0100'])(
    'accepts %s',
    (number) => expect(isUsSubscriberNumber(number)).toBe(true),
  );

  test.each([
    ['a premium-rate area code', '900-234-5678'],
    ['a premium-rate exchange', '512-976-5678'],
    ['a service code as area code', '911-234-5678'],
    ['a service code as exchange', '512-411-5678'],
    ['an area code starting with 1', '112-234-5678'],
    ['an area code starting with 0', '012-234-5678'],
    ['an area code reserved for expansion', '294-234-5678'],
    ['an exchange starting with 1', '512-134-5678'],
    ['an exchange starting with 0', '512-034-5678'],
    ['the Dominican Republic', '809-234-5678'],
    ['Jamaica', '876-234-5678'],
    ['Toronto', '416-234-5678'],
    ['Montreal', '514-234-5678'],
    ['Vancouver', '604-234-5678'],
    ['Canadian numbers without a place', '600-234-5678'],
    ['a number after other text', 'x512-234-5678'],
    ['a number before other text', '5120-234-56789'],
    ['an unformatted number', '5125550100'],
  ])('rejects %s', (_case, number) => expect(isUsSubscriberNumber(number)).toBe(false));
});
