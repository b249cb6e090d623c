import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sentFields } from '../app/domain/business-questions';
import { defaultSchedule } from '../app/domain/weekly-schedule';
import { functions } from '../app/backend/messages.server';
import { businessForm } from '../app/setup/business/business-form.server';
import { businessData } from './handlers/create-full-agent';

test('the product sends exactly the fields that the strict backend accepts', () => {
  const sent = Object.keys(functions.createAgent.body.shape.businessData.shape);
  expect(sent.sort()).toEqual(Object.keys(businessData.shape).sort());
  const derived = ['BusinessHours', 'DaysOpen', 'WeeklySchedule', 'customVoiceId'];
  expect([...sentFields, ...derived].sort()).toEqual(sent);
});

test('the strict backend accepts whatever the form accepts, in any script', () => {
  const letters = ['a', 'é', 'e\u0301', 'नि', '水', "'", '!', '&', '.', '/'];
  const text = (maxLength: number, unit: string[] = [...letters, '👩🏿‍🚀']) =>
    fc.string({ unit: fc.constantFrom(...unit), minLength: 1, maxLength, size: 'max' });
  const host = fc.constantFrom('x.example', 'a-b.example.co');
  const formValues = fc.record({
    BusinessName: text(120),
    BusinessEmail: fc.tuple(text(70, letters), host).map((parts) => parts.join('@')),
    BusinessDescription: text(1_000),
    BusinessAddressStreet: text(200),
    BusinessAddressCity: text(200),
  });
  fc.assert(
    fc.property(formValues, (values) => {
      const read = businessForm([], values).safeParse({ ...values, WeeklySchedule: defaultSchedule() });
      const names = Object.keys(values) as (keyof typeof values)[]; // the keys of a literal record
      for (const name of names) if (read.data?.[name]) businessData.shape[name].parse(read.data[name]);
      expect(read.success).toBe(true);
    }),
    { numRuns: 15 },
  );
});
