import fc from 'fast-check';
import { expect, test } from 'vitest';

import { businessFields } from '~/domain/business-questions';
import { withFindings } from './findings';
import type { Completable } from './findings';

const fields = fc.dictionary(fc.constantFrom(...businessFields), fc.string());

test('findings fill only what has nothing yet, however late they come', { tags: ['D.wizard.late'] }, () => {
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

test.each([
  ['the newer one of the reading while nothing was saved', 4, 'https://new.example'],
  ['the draft’s once it was saved meanwhile', 3, 'https://old.example'],
])('the address is %s', { tags: ['D.wizard.late'] }, (_name, began, address) => {
  const draft = { revision: 4, websiteAddress: 'https://old.example', fields: {}, found: [] };
  const findings = { revision: began, websiteAddress: 'https://new.example', fields: {} };
  expect(withFindings(draft, findings).websiteAddress).toBe(address);
});

test('without findings a draft is as it was', () => {
  const draft = { revision: 1, fields: { BusinessName: 'Rivera' }, found: [] };
  expect(withFindings(draft, null)).toBe(draft);
});
