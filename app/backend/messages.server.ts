import { z } from 'zod';

import { questionOf, sentQuestions } from '~/domain/business-questions';
import type { QuestionKind, SentQuestion, businessQuestions } from '~/domain/business-questions';
import { days, isTimeSlot } from '~/domain/weekly-schedule';
import { isAgentId } from '~/domain/agent-id';

// Bodies and responses of the eight backend functions. Bodies are strict: they have exactly these keys.

const agentId = z.string().refine(isAgentId).meta({ pattern: '^agent_[A-Za-z0-9]+$', maxLength: 80 });
const timeSlot = z.string().refine(isTimeSlot).meta({ pattern: '^(1[0-2]|[1-9]):[03]0 [AP]M$' });
const range = z.strictObject({ startTime: timeSlot, endTime: timeSlot });
const daySchedule = z.strictObject({ isOpen: z.boolean(), ranges: z.array(range).min(1).max(2) });
const weeklySchedule = z.strictObject({
  monday: daySchedule,
  tuesday: daySchedule,
  wednesday: daySchedule,
  thursday: daySchedule,
  friday: daySchedule,
  saturday: daySchedule,
  sunday: daySchedule,
});

const wholeMiles = z.number().int().min(1).max(500);
const valueTypes = {
  text: z.string(),
  'long-text': z.string(),
  phone: z.string(),
  email: z.string(),
  zip: z.string(),
  state: z.string(),
  choice: z.string(),
  miles: wholeMiles.optional(),
} satisfies Record<QuestionKind, z.ZodType>;

function mapQuestions<Types extends Record<QuestionKind, z.ZodType>>(types: Types) {
  const entries = sentQuestions.map((name) => [name, types[questionOf(name).kind]] as const);
  return Object.fromEntries(entries) as {
    [Name in SentQuestion]: Types[(typeof businessQuestions)[Name]['kind']];
  }; // one entry per question
}

const businessValues = mapQuestions(valueTypes);
export type BusinessValues = z.infer<z.ZodObject<typeof businessValues>>;

const businessData = z.strictObject({
  ...businessValues,
  BusinessHours: z.string(),
  DaysOpen: z.string(),
  WeeklySchedule: weeklySchedule,
  customVoiceId: z.string().optional(),
});

const text = z.string().trim().min(1).optional().catch(undefined);
const miles = z.union([
  wholeMiles,
  z
    .string()
    .trim()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(wholeMiles),
]);
const looseDay = z
  .object({ isOpen: z.boolean(), ranges: z.array(range).max(2).default([]) })
  .refine(({ isOpen, ranges }) => !isOpen || ranges.length > 0)
  .optional()
  .catch(undefined);
/** The values that were extracted from a website. Any may be missing; values of the wrong type are dropped. */
const extractedData = z.object({
  ...mapQuestions({
    text,
    'long-text': text,
    phone: text,
    email: text,
    zip: text,
    state: text,
    choice: text,
    miles: miles.optional().catch(undefined),
  }),
  WeeklySchedule: z
    .object(Object.fromEntries(days.map((day) => [day, looseDay])))
    .optional()
    .catch(undefined),
});
export type ExtractedData = z.infer<typeof extractedData>;

const phoneNumber = z
  .string()
  .trim()
  .regex(/^(\+?[\d\s().-]{7,24})?$/)
  .nullish();

const customerInfo = z.strictObject({
  name: z.string().min(1),
  email: z.string().min(1),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

const succeededFlag = { success: z.literal(true) };

export const functions = {
  logStep: {
    name: 'log-agent-creator-step',
    body: z.strictObject({
      step: z.union([z.string(), z.number()]),
      agentId: z.string(),
      userEmail: z.string(),
      stepData: z.record(z.string(), z.unknown()),
      origin: z.enum(['WebForm', 'VoiceAgent']),
      visitType: z.enum(['home', 'try_free', 'about_us', 'create_agent', 'faq']),
    }),
    response: z.unknown(),
  },
  extract: {
    name: 'scrape-and-extract-business-data',
    body: z.strictObject({ email: z.string(), websiteAddress: z.string() }),
    response: z.object({ ...succeededFlag, businessData: extractedData }),
  },
  cloneVoice: {
    name: 'create-voice-clone',
    /** The body also has `audioData`, which is encoded while it is sent. */
    body: z.strictObject({
      voiceName: z.string(),
      businessName: z.string(),
      agentId: z.string(),
    }),
    response: z.object({ ...succeededFlag, voiceId: z.string().min(1).max(200) }),
  },
  createAgent: {
    name: 'create-full-agent',
    body: z.strictObject({
      email: z.string(),
      businessData,
      smsConsent: z.strictObject({
        consent: z.boolean(),
        date: z.iso.datetime().nullable(),
        source: z.string(),
      }),
    }),
    response: z.object({ ...succeededFlag, agentId }),
  },
  assignPhone: {
    name: 'assign-agent-phone',
    body: z.strictObject({
      agentId,
      businessName: z.string(),
      userEmail: z.string(),
      userAddress: z.string(),
      userCity: z.string(),
      userState: z.string(),
      userZipcode: z.string(),
    }),
    response: z.object({ ...succeededFlag, assignedPhoneNumber: phoneNumber }),
  },
  getPhone: {
    name: 'get-agent-phone',
    body: z.strictObject({ agentId }),
    response: z.object({ ...succeededFlag, phoneNumber }),
  },
  subscribe: {
    name: 'create-subscription',
    body: z.strictObject({ customerInfo, agentId: z.string() }),
    response: z.object({ success: z.literal(true).optional(), url: z.string().max(2048) }),
  },
  storeRedirect: {
    name: 'store-stripe-redirect',
    body: z.strictObject({ agentId, queryString: z.string() }),
    response: z.unknown(),
  },
} as const;

/** The body of a call, such as `BodyOf<'createAgent'>`. */
export type BodyOf<Name extends keyof typeof functions> = z.infer<(typeof functions)[Name]['body']>;
export type StepLogEntry = BodyOf<'logStep'>;
export type CreateAgentBody = BodyOf<'createAgent'>;
