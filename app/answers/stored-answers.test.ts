import fc from 'fast-check';
import { expect, test } from 'vitest';

import { questionNames } from '~/domain/business-questions';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { noAnswers } from './answers';
import type { Answers } from './answers';
import { answersFromStored, answersToStore, storedAnswers } from './stored-answers';

const source = fc.constantFrom('owner' as const, 'website' as const);
const answer = fc.record({ value: fc.string(), source });
const answers: fc.Arbitrary<Answers> = fc.record({
  fields: fc.dictionary(fc.constantFrom(...questionNames), answer),
  hours: fc.option(fc.record({ value: fc.constant(defaultSchedule()), source }), { nil: undefined }),
  trade: fc.option(answer, { nil: undefined }),
  consent: fc.record({ given: fc.boolean(), at: fc.option(fc.string()) }),
  websiteAddress: fc.option(fc.webUrl(), { nil: undefined }),
  email: fc.option(fc.emailAddress(), { nil: undefined }),
});

test('reads the answers and the sources that it stored', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const cookie: unknown = JSON.parse(JSON.stringify(answersToStore(all)));
      expect(answersFromStored(storedAnswers.parse(cookie))).toEqual(all);
    }),
  );
});

test('reads answers of release 4, which marked only texts from the website', () => {
  const stored = storedAnswers.parse({
    fields: { BusinessName: 'Rivera', BusinessAddressCity: 'Austin' },
    found: ['BusinessName'],
    trade: 'plumbing',
    consent: { given: false, at: null },
  });
  expect(answersFromStored(stored)).toEqual({
    ...noAnswers,
    fields: {
      BusinessName: { value: 'Rivera', source: 'website' },
      BusinessAddressCity: { value: 'Austin', source: 'owner' },
    },
    trade: { value: 'plumbing', source: 'owner' },
  });
});

test('marks texts from the website as release 4 did', () => {
  const fields: Answers['fields'] = {
    BusinessName: { value: 'Rivera', source: 'website' },
    BusinessAddressCity: { value: 'Austin', source: 'owner' },
  };
  expect(answersToStore({ ...noAnswers, fields }).found).toEqual(['BusinessName']);
});

test('completes a week of release 4 with the default hours', () => {
  const sunday = { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] };
  const { hours } = answersFromStored(
    storedAnswers.parse({ fields: {}, schedule: { sunday }, consent: noAnswers.consent }),
  );
  expect(hours?.value).toEqual({ ...defaultSchedule(), sunday });
});
