import { expect, test } from 'vitest';

import { sources } from './sources';

/** The last day of the fourth release's cookies and forms. What only they need is marked, and goes after it. */
const lastDay = '2027-01-31';
const mark = 'FORMER RELEASE';

/** The marked lines that must be deleted on this day, as `file:line text`. */
function linesToDelete(day: string): string[] {
  if (day <= lastDay) return [];
  return sources(/\.tsx?$/)
    .filter(({ name }) => name.startsWith('app/'))
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (line.includes(mark) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
}

test('nothing is left that only cookies and forms of the fourth release needed, once they have expired', () => {
  expect(linesToDelete(new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('the list of what to delete then has the former record, answers and forms', () => {
  const files = linesToDelete('2027-02-01').map((line) => line.split(':')[0]);
  expect([...new Set(files)].sort()).toEqual([
    'app/answers/answers.ts',
    'app/answers/stored-answers.ts',
    'app/backend/idempotency-key.server.ts',
    'app/platform/cookies/encrypted-cookie.server.ts',
    'app/receptionist/number/former-states.ts',
    'app/receptionist/number/trial-number.ts',
    'app/receptionist/owners-link/former-link.server.ts',
    'app/receptionist/owners-link/owners-link.isolated.test.ts',
    'app/receptionist/owners-link/owners-link.server.ts',
    'app/receptionist/payment/checkout.server.ts',
    'app/receptionist/record/agent-record.server.ts',
    'app/receptionist/record/former-record.server.ts',
    'app/routes/calendar-setup.tsx',
    'app/routes/resources/agent-number.ts',
    'app/setup/business/business-form.server.ts',
    'app/setup/draft.server.ts',
    'app/setup/review/review-step.server.ts',
    'app/setup/review/review-step.tsx',
  ]);
});
