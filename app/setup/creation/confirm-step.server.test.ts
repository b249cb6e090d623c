import { expect, test } from 'vitest';

import { newDraft } from '../draft.server';
import { variantByKey } from '../variants';
import { rejectIncomplete } from './confirm-step.server';

const fields = { BusinessName: 'Rivera', TimeZone: 'America/Chicago', ServiceType: 'Fixed Location' };

test.each([
  ['Trip charge: $__', 'Business Description'],
  ['Trip charge: $79', undefined],
])('checks the description "%s" for blanks; the toast is: %s', (BusinessDescription, title) => {
  const variant = variantByKey('B');
  const draft = { ...newDraft(variant), fields: { ...fields, BusinessDescription } };
  const refusal = rejectIncomplete({ id: 'abcdef', draft, variant, findings: null, voiceId: undefined });
  expect(refusal?.data.toast?.title).toBe(title);
});
