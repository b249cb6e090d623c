import { expect, test } from 'vitest';

import { isUsSubscriberNumber } from './subscriber-number.server';

test.each([
  '512-555-0100',
  '212-867-5309',
  '787-234-5678',
  '670-234-5678',
  '800-234-5678',
  '833-555-0100',
  '901-234-5678',
  '512-975-0100',
])('accepts %s', (number) => expect(isUsSubscriberNumber(number)).toBe(true));

test.each([
  ['a premium-rate area code', '900-234-5678'],
  ['a premium-rate exchange as area code', '976-234-5678'],
  ['a premium-rate exchange', '512-976-5678'],
  ['a personal number that can ring anywhere', '500-234-5678'],
  ['another personal number', '533-234-5678'],
  ['a carrier’s own service', '700-234-5678'],
  ['the US government’s emergency service', '710-234-5678'],
  ['directory assistance', '512-555-1212'],
  ['toll-free directory assistance', '800-555-1212'],
  ['a service code as area code', '911-234-5678'],
  ['a service code as exchange', '512-411-5678'],
  ['an area code starting with 1', '112-234-5678'],
  ['an area code starting with 0', '012-234-5678'],
  ['an area code reserved for expansion', '294-234-5678'],
  ['an area code that doesn’t exist', '221-234-5678'],
  ['an area code for toll-free numbers of the future', '822-234-5678'],
  ['an exchange starting with 1', '512-134-5678'],
  ['an exchange starting with 0', '512-034-5678'],
  ['the Dominican Republic', '809-234-5678'],
  ['Jamaica', '876-234-5678'],
  ['Toronto', '416-234-5678'],
  ['Canadian numbers without a place', '600-234-5678'],
  ['a number after other text', 'x512-234-5678'],
  ['a number before other text', '5120-234-56789'],
  ['an unformatted number', '5125550100'],
])('rejects %s', (_case, number) => expect(isUsSubscriberNumber(number)).toBe(false));
