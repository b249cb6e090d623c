import { z } from 'zod';

import { contract } from '../../app/backend/contract.server';
import { simulateDelay } from '../latency';
import { firstResponseFor, saveAgent } from '../state';
import { strictFunction } from '../strict-function';
import { emailAddress, textUpTo } from '../body-schemas';

const time = z.string().regex(/^(1[0-2]|[1-9]):[03]0 [AP]M$/);
const day = z.strictObject({
  isOpen: z.boolean(),
  ranges: z
    .array(z.strictObject({ startTime: time, endTime: time }))
    .min(1)
    .max(2),
});

/** Written out by hand rather than derived from the product's questions, so that a mistake there is caught here. */
export const businessData = z.strictObject({
  BusinessName: textUpTo(120).min(1),
  BusinessPhoneNumber: z.string().regex(/^(\d{3}-\d{3}-\d{4})?$/),
  BusinessEmail: emailAddress,
  TimeZone: z.string().min(1),
  ServiceType: z.enum(['Fixed Location', 'Travel to Customer']),
  ServiceRangeMiles: z.number().int().min(1).optional(),
  BusinessDescription: textUpTo(1_000),
  BusinessAddressStreet: textUpTo(200),
  BusinessAddressCity: textUpTo(200),
  BusinessAddressState: z.string().regex(/^([A-Z]{2})?$/),
  BusinessAddressZipcode: z.string().regex(/^(\d{5}(-\d{4})?)?$/),
  BusinessHours: z
    .string()
    .regex(/^Mon\[.+\]; Tue\[.+\]; Wed\[.+\]; Thu\[.+\]; Fri\[.+\]; Sat\[.+\]; Sun\[.+\]$/),
  DaysOpen: z.string(),
  WeeklySchedule: z.strictObject({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  customVoiceId: z.string().min(1).optional(),
});

export const createAgent = strictFunction('createAgent', {
  body: contract.createAgent.body.extend({
    email: emailAddress,
    businessData,
    smsConsent: contract.createAgent.body.shape.smsConsent.extend({
      source: z.literal('website sign up form'),
    }),
  }),
  respond: async (body, { key }) => {
    await simulateDelay(1_000);
    const agentId = firstResponseFor(`create ${key}`, () => {
      const id = `agent_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
      saveAgent(id, { businessName: body.businessData.BusinessName });
      return id;
    });
    return { success: true, agentId };
  },
});
