import { expect, test } from 'vitest';

import { displayPhone, formatUsPhone } from './us-phone';

test.each([
  '5125550100',
  '(512) 555-0100',
  '512.555.0100',
  '+1 512 555 0100',
  '1-512-555-0100',
  ' 512-555-0100 ',
])('accepts %s', { tags: ['D.phone', '5.20'] }, (text) => expect(formatUsPhone(text)).toBe('512-555-0100'));

test.each([
  '',
  '555-0100',
  '512555010',
  '25125550100',
  '15125550100 2',
  '+44 20 7946 0000',
  'call 5125550100',
  '512-555-01O0',
])('refuses %s', { tags: ['D.phone'] }, (text) => expect(formatUsPhone(text)).toBeNull());

test('shows what it cannot format as it came', { tags: ['5.20'] }, () => {
  expect(displayPhone('+15125550100')).toBe('512-555-0100');
  expect(displayPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
});
