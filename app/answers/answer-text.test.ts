import { expect, test } from 'vitest';

import { descriptionToSend, lacksUrgentNumber, parseAnswer } from './answer-text';

const line = 'Put urgent calls through to 512-555-0177.';

test.each([
  ['We fix leaks.', '(512) 555-0177', `We fix leaks.\n${line}`],
  ['', '5125550177', line],
  ['Call me at 512-555-0177.', '512-555-0177', 'Call me at 512-555-0177.'],
  ['We fix leaks.', '', 'We fix leaks.'],
  ['We fix leaks.', '555', 'We fix leaks.'],
])('the description %j with the number %j is sent as %j', (BusinessDescription, UrgentCallsNumber, sent) => {
  expect(descriptionToSend({ BusinessDescription, UrgentCallsNumber })).toBe(sent);
});

test.each([
  [['1', '25', '500'], true],
  [['0', '501', '5000', '1.5', '2x', 'x2', '', '-1'], false],
])('a service range of %j miles is valid: %s', (typed, may) => {
  for (const miles of typed) expect(parseAnswer('ServiceRangeMiles', miles)).toBe(may ? miles : null);
});

test('a ZIP code has five digits or nine', () => {
  const readZip = (typed: string) => parseAnswer('BusinessAddressZipcode', typed);
  expect(['78701', '78701-1234'].map(readZip)).toEqual(['78701', '78701-1234']);
  for (const wrong of ['7870', '787011', '78701-12', '78701-12345', 'ABCDE', '78701 x'])
    expect(readZip(wrong), wrong).toBeNull();
});

test.each([
  ['We fix leaks. Put urgent calls through at any hour.', '', true],
  ['We fix leaks.\nput floods through', ' ', true],
  ['Put urgent calls through.', '512-555-0177', false],
  ['Put urgent calls through to (512) 555-0177.', '', false],
  ['We never put calls through.', '', false],
  ['', '', false],
])(
  'the description %j with the number %j lacks a number for urgent calls: %s',
  (description, number, lacks) => {
    expect(lacksUrgentNumber({ BusinessDescription: description, UrgentCallsNumber: number })).toBe(lacks);
  },
);
