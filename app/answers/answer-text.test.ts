import { describe, expect, test } from 'vitest';

import { blanksMessage } from '~/content/form-errors';
import {
  descriptionToSend,
  lacksUrgentNumber,
  parseAnswer,
  urgentNumberDoubt,
  urgentNumberForwarded,
  urgentNumberMissing,
  validAnswers,
} from './answer-text';

describe('an answer', () => {
  test.each([
    ['BusinessName', ' Rivera\r\nPlumbing ', 'Rivera Plumbing'],
    ['BusinessName', ' \u200b', ''],
    ['BusinessPhoneNumber', '(512) 555 0100', '512-555-0100'],
    ['BusinessEmail', ' ana@rivera.example ', 'ana@rivera.example'],
    ['BusinessAddressState', 'texas', 'TX'],
    ['ServiceType', 'Fixed Location', 'Fixed Location'],
    ['BusinessDescription', ' Part_A.\r\nPart B. \n', 'Part_A.\nPart B.'],
  ] as const)('to %s, typed as %j, is stored as %j', (name, typed, text) => {
    expect(parseAnswer(name, typed)).toEqual({ text });
  });

  test.each([
    ['BusinessName', 'x'.repeat(121), 'Business Name is too long (120 characters at most).'],
    ['BusinessPhoneNumber', '512-55', 'Please enter a 10-digit US phone number.'],
    ['BusinessEmail', 'nobody', 'Please enter a valid email address.'],
    ['BusinessAddressState', 'Atlantis', 'Please choose a state.'],
    ['BusinessAddressZipcode', '7870', 'Please enter a 5-digit ZIP code or ZIP+4.'],
    ['ServiceRangeMiles', '501', 'Please enter a whole number of miles from 1 to 500.'],
    ['TimeZone', 'Mars', 'Please fill this in.'],
    ['BusinessDescription', 'Trip charge: $__.', blanksMessage],
  ] as const)('to %s can’t be %j, which is kept with its error', (name, typed, error) => {
    expect(parseAnswer(name, typed)).toEqual({ text: typed, error });
  });

  test('counts an emoji as one character of its length', () => {
    expect(parseAnswer('BusinessName', '👍🏽'.repeat(120)).error).toBeUndefined();
    expect(parseAnswer('BusinessName', '👍🏽'.repeat(121)).error).toBeDefined();
  });
});

test.each([
  [['1', '25', '500'], true],
  [['0', '501', '5000', '1.5', '2x', 'x2', '-1'], false],
])('a service range of %j miles is valid: %s', (typed, isValid) => {
  for (const miles of typed) expect(!parseAnswer('ServiceRangeMiles', miles).error, miles).toBe(isValid);
});

test('a ZIP code has five digits or nine, and nothing else', () => {
  const isZip = (typed: string) => parseAnswer('BusinessAddressZipcode', typed).error === undefined;
  for (const zip of ['78701', '78701-1234']) expect(isZip(zip), zip).toBe(true);
  for (const wrong of ['7870', '787011', '78701-12', '78701-12345', 'ABCDE', '78701 x'])
    expect(isZip(wrong), wrong).toBe(false);
});

test('valid answers are those of the given questions that are neither empty nor wrong', () => {
  const texts = {
    BusinessName: 'Rivera',
    TimeZone: 'Mars',
    ServiceRangeMiles: 25,
    BusinessEmail: '',
    Other: 'x',
  };
  expect(validAnswers(texts, ['BusinessName', 'TimeZone', 'ServiceRangeMiles', 'BusinessEmail'])).toEqual({
    BusinessName: 'Rivera',
    ServiceRangeMiles: '25',
  });
  expect(validAnswers(texts, ['TimeZone'])).toEqual({});
});

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
  ['We fix leaks. Put urgent calls through at any hour.', '', true],
  ['We fix leaks.\nput floods through', ' ', true],
  ['Put urgent calls through.', '512-555-0177', false],
  ['Put urgent calls through to (512) 555-0177.', '', false],
  ['After hours, put urgent calls through to the on-call tech.', '', true],
  ['By day put urgent calls through. Not the ads.', '', true],
  ['We never put calls through.', '', false],
  ['Don’t put calls through at night.', '', false],
  ['Put the van in the yard. Walk through.', '', false],
  ['', '', false],
])(
  'the description %j with the number %j lacks a number for urgent calls: %s',
  (description, number, lacks) => {
    expect(lacksUrgentNumber({ BusinessDescription: description, UrgentCallsNumber: number })).toBe(lacks);
  },
);

test.each([
  ['the number of the business', '512-555-0177', '(512) 555-0177', urgentNumberForwarded],
  ['another number', '512-555-0100', '512-555-0177', undefined],
  ['no number', '512-555-0100', '', undefined],
  ['none of both', '', '', undefined],
])('the doubt about urgent calls that go to %s', (_what, business, urgent, doubt) =>
  expect(urgentNumberDoubt({ BusinessPhoneNumber: business, UrgentCallsNumber: urgent })).toBe(doubt),
);

test('a description that puts calls through to no number is a doubt, too', () =>
  expect(urgentNumberDoubt({ BusinessDescription: line.replace(/ to .*/, '.') })).toBe(urgentNumberMissing));
