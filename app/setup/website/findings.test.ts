import fc from 'fast-check';
import { expect, test } from 'vitest';

import { businessFields } from '~/domain/business-questions';
import { withFindings } from './findings';
import { newDraft } from '../draft.server';
import { variants } from '../variants';

const empty = newDraft(variants[0]);
const fields = fc.dictionary(fc.constantFrom(...businessFields), fc.string());

test('findings fill empty fields only, even if they arrive after the draft was saved', () => {
  fc.assert(
    fc.property(fields, fields, fc.nat(3), fc.nat(3), (typed, read, revision, began) => {
      const draft = { ...empty, revision, fields: typed };
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
  ['the new findings if the draft has not been saved since', 4, typed, { ...read, schedule: typed.schedule }],
  ['those of the draft if it has been saved since', 3, typed, typed],
  ['the findings if the draft has none', 3, {}, read],
])('address, email and hours are %s', (_name, began, own, shown) => {
  const draft = { ...empty, ...own, revision: 4 };
  expect(withFindings(draft, { ...read, revision: began, fields: {} })).toMatchObject(shown);
});
