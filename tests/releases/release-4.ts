import { z } from 'zod';

// What the fourth release reads from cookies, copied from it. A value that doesn't match is lost there. Delete this file
// with the release after next, when nobody goes back to the fourth.

const questions = z.enum([
  'BusinessName',
  'BusinessPhoneNumber',
  'BusinessEmail',
  'TimeZone',
  'ServiceType',
  'ServiceRangeMiles',
  'BusinessDescription',
  'UrgentCallsNumber',
  'BusinessAddressStreet',
  'BusinessAddressCity',
  'BusinessAddressState',
  'BusinessAddressZipcode',
]);
const days = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
const ranges = z.array(z.object({ startTime: z.string(), endTime: z.string() }));
const text = z.string().optional();

const read = {
  revision: z.number().int(),
  websiteAddress: text,
  email: text,
  fields: z.partialRecord(questions, z.string()),
  schedule: z.partialRecord(days, z.object({ isOpen: z.boolean(), ranges })).optional(),
};
const contact = {
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
};

/** Schemas of the cookies with an ID, by their prefix. Each cookie holds `{ at, value }`. */
export const families: Record<string, z.ZodType> = {
  draft: z.object({
    ...read,
    variant: z.enum(['A', 'B', 'C']),
    wasRead: z.boolean().optional(),
    trade: text,
    found: z.array(questions),
    consent: z.object({ given: z.boolean(), at: z.string().nullable() }),
    businessDone: z.boolean(),
  }),
  findings: z.object(read),
  voice: z.object({ voiceId: z.string() }),
  'created-agent': z.object({ agentId: z.string() }),
  phone: z.object({ number: z.string() }),
  refused: z.array(z.string()),
  agent: z.object({
    own: z.boolean().optional(),
    setupVariant: z.enum(['A', 'B', 'C', 'call']).optional(),
    handover: z.object({ businessName: z.string(), ...contact }).optional(),
    knows: z
      .object({
        businessName: z.string(),
        hours: text,
        serviceType: text,
        serviceRange: text,
        timeZone: text,
        trade: text,
        address: text,
        phone: text,
        email: text,
        description: text,
        urgentNumber: text,
        emailIsGuess: z.boolean().optional(),
        ownVoice: z.boolean().optional(),
      })
      .optional(),
    customer: z.object({ name: z.string(), ...contact }).optional(),
    checklist: z.array(z.enum(['calendar', 'invite', 'phone', 'widget', 'voice', 'test'])).optional(),
    checkoutOpened: z.boolean().optional(),
    trialEnds: text,
  }),
};

/** The session cookie's schema. */
export const visitor = z.object({
  salesRep: z.string().max(40).optional(),
  landed: z.boolean().optional(),
  currentAgentId: z.string().max(80).optional(),
  email: z.string().max(254).optional(),
  trade: z.string().max(40).optional(),
});
