import fc from 'fast-check';
import { expect, test } from 'vitest';

import { businessFields } from '~/domain/business-questions';
import { withFindings } from './findings';
import type { Completable } from './findings';

const fields = fc.dictionary(fc.constantFrom(...businessFields), fc.string());

test('findings fill only what has nothing yet, however late they come', () => {
  fc.assert(
    fc.property(fields, fields, fc.nat(3), fc.nat(3), (typed, read, revision, began) => {
      const draft: Completable = { revision, fields: typed, found: [] };
      const merged = withFindings(draft, { revision: began, fields: read });
      for (const name of businessFields) {
        const own = typed[name];
        expect(merged.fields[name]).toBe(own === undefined ? read[name] : own);
        expect(merged.found.includes(name)).toBe(own === undefined && read[name] !== undefined);
      }
    }),
  );
});

const week = (opens: string) => ({
  monday: { isOpen: true, ranges: [{ startTime: opens, endTime: '5:00 PM' }] },
});
const typed = { websiteAddress: 'https://old.example', email: 'old@x.example', schedule: week('8:00 AM') };
const read = { websiteAddress: 'https://new.example', email: 'new@x.example', schedule: week('9:00 AM') };

test.each([
  ['the newer ones of the reading while nothing was saved', 4, typed, { ...read, schedule: typed.schedule }],
  ['the draft’s once it was saved meanwhile', 3, typed, typed],
  ['those that were read where the draft has none', 3, {}, read],
])('addresses and hours are %s', (_name, began, own, shown) => {
  const draft: Completable = { ...own, revision: 4, fields: {}, found: [] };
  expect(withFindings(draft, { ...read, revision: began, fields: {} })).toMatchObject(shown);
});
