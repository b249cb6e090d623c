import { expect, test } from 'vitest';

import { answersFrom, noAnswers } from '../../answers/answers';
import { hasUrgentNumber, isTrialUnknown, mayHavePatients, setupPlace } from './known-here';

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

test.each<[string, boolean | undefined, Parameters<typeof hasUrgentNumber>[0]]>([
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
  expect(hasUrgentNumber(record)).toBe(known),
);

test.each<[string, boolean, Parameters<typeof isTrialUnknown>[0]]>([
  ['used the owner’s link', true, { isClaimed: true }],
  ['used the link after the checkout', false, { isClaimed: true, trialEnds: '2026-12-06' }],
  ['set it up and opened its own link', false, { isClaimed: true, setupVariant: 'A' }],
  ['set it up', false, { setupVariant: 'call' }],
])('in a browser that %s, the trial may have started elsewhere: %s', (_what, isUnknown, record) =>
  expect(isTrialUnknown(record)).toBe(isUnknown),
);

test.each<[string | undefined, boolean | null]>([
  ['dental', true],
  ['plumbing', false],
  ['', false],
  [undefined, null],
])('callers of the trade %j may be patients: %j', (slug, may) => {
  const trade = slug === undefined ? undefined : { value: slug, source: 'owner' as const };
  expect(mayHavePatients({ answers: { ...noAnswers, trade } })).toBe(may);
});
