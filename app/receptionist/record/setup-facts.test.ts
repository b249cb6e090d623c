import { expect, test } from 'vitest';

import { answersFrom, noAnswers } from '../../answers/answers';
import { gaveUrgentNumber, setupFacts, setupPlace } from './setup-facts';

const answers = (texts: Parameters<typeof answersFrom>[0]) => ({
  ...noAnswers,
  fields: answersFrom(texts, 'owner'),
});

test.each([
  ['A', 'form'],
  ['B', 'form'],
  ['C', 'form'],
  ['call', 'call'],
  [undefined, 'elsewhere'],
] as const)('a receptionist of variant %s was set up by %s', (setupVariant, place) =>
  expect(setupPlace({ setupVariant })).toBe(place),
);

test.each<[string, boolean | undefined, Parameters<typeof gaveUrgentNumber>[0]]>([
  ['a form without a number', false, { answers: noAnswers, setupVariant: 'A' }],
  ['a form with one', true, { answers: answers({ UrgentCallsNumber: '512-555-0199' }), setupVariant: 'A' }],
  [
    'notes with one',
    true,
    { answers: answers({ BusinessDescription: 'Urgent: (512) 555-0199' }), setupVariant: 'B' },
  ],
  [
    'notes with one without dashes',
    true,
    { answers: answers({ BusinessDescription: 'Urgent: 5125550199' }), setupVariant: 'B' },
  ],
  [
    'notes with prices',
    false,
    { answers: answers({ BusinessDescription: 'Trip charge: $89, 2025 prices.' }), setupVariant: 'B' },
  ],
  [
    'notes that didn’t fit into the cookie',
    true,
    { answers: noAnswers, setupVariant: 'A', hasUrgentNumber: true },
  ],
  ['a call', undefined, { answers: noAnswers, setupVariant: 'call' }],
  ['another browser', undefined, { answers: noAnswers }],
  ['an owner’s link that says there is none', false, { answers: noAnswers, hasUrgentNumber: false }],
])('after %s, whether there is a number for urgent calls is: %s', (_what, known, record) =>
  expect(gaveUrgentNumber(record)).toBe(known),
);

test.each<[string | undefined, boolean | null]>([
  ['dental', true],
  ['plumbing', false],
  ['', null],
  [undefined, null],
])('callers of the trade %j may be patients: %j', (slug, may) => {
  const trade = slug === undefined ? undefined : { value: slug, source: 'owner' as const };
  expect(setupFacts({ answers: { ...noAnswers, trade } }).mayHavePatients).toBe(may);
});
