import { expect, test } from 'vitest';

import { businessFields } from '../app/domain/business-questions';
import { functions } from '../app/platform/backend/messages.server';
import { businessData } from './handlers/create-full-agent';

test(
  'the product sends the keys that a strict backend takes, and no others',
  { tags: ['D.backend.bodies'] },
  () => {
    const sent = Object.keys(functions.createAgent.body.shape.businessData.shape);
    expect(sent.sort()).toEqual(Object.keys(businessData.shape).sort());
    const derived = ['BusinessHours', 'DaysOpen', 'WeeklySchedule', 'customVoiceId'];
    expect([...businessFields, ...derived].sort()).toEqual(sent);
  },
);
