import { z } from 'zod';

import { milesLimits, questionOf, sentQuestions } from '~/domain/business-questions';
import type { businessQuestions, SentQuestion } from '~/domain/business-questions';
import { agentIdSchema as agentId, timeRange } from '~/domain/schemas.server';
import { mapDays, maxRanges } from '~/domain/weekly-schedule';
import { customerFieldNames, toUserKeys } from '~/domain/customer';
import { keysOf, mapKeys } from '~/domain/keys';
import type { Limit } from '~/platform/http/rate-limit.server';

/**
 * A backend function. The client, the limits on costly calls, the mock backend and the documents are derived from its row.
 * What they add for each function is type-checked.
 */
export interface BackendFunction {
  /** Its path under `BACKEND_URL`. */
  path: string;
  /**
   * Its name in rate limits, in idempotency keys and in test inputs such as `refuse-create`. Don't change it: a call whose
   * outcome is unknown would be repeated with another key.
   */
  shortName: string;
  /** Strict: the body has exactly these keys, and the key of the file. */
  body: z.ZodObject;
  response: z.ZodType;
  /** The body's key for a file. It is encoded while it is sent. */
  fileKey?: string;
  /** The longest time for connection, headers and the whole response, in milliseconds. */
  timeoutMs: number;
  /**
   * How a call is repeated if it has no response, or a gateway's: with its idempotency key, without a key, or not at all. The
   * call may have arrived, so only calls that change nothing are repeated without a key.
   */
  retry: 'with-key' | 'keyless' | 'never';
  /** How often one network may cause the call. Calls that cost money also have a limit per day. */
  limits: readonly Limit[];
  /** Sends the site's origin, from which the function builds a return URL. */
  sendsOrigin?: true;
  /** Reuses connections. Only for calls whose response no visitor sees (see `CallInit`). */
  keepAlive?: true;
}

const range = timeRange.strict();
const daySchedule = z.strictObject({ isOpen: z.boolean(), ranges: z.array(range).min(1).max(maxRanges) });
const weeklySchedule = z.strictObject(mapDays(() => daySchedule));

const wholeMiles = z.number().int().min(milesLimits.min).max(milesLimits.max);

/** A type for each sent question: `miles` for the service range, `text` for all others. */
function mapQuestions<Text extends z.ZodType, Miles extends z.ZodType>(text: Text, miles: Miles) {
  const entries = sentQuestions.map((name) => [name, questionOf(name).kind === 'miles' ? miles : text]);
  return Object.fromEntries(entries) as {
    [Name in SentQuestion]: (typeof businessQuestions)[Name]['kind'] extends 'miles' ? Miles : Text;
  }; // one entry per question
}

const businessValues = mapQuestions(z.string(), wholeMiles.optional());
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
  .object({ isOpen: z.boolean(), ranges: z.array(range).max(maxRanges).default([]) })
  .refine(({ isOpen, ranges }) => !isOpen || ranges.length > 0)
  .optional()
  .catch(undefined);
/** The values that were extracted from a website. Any may be missing; values of the wrong type are dropped. */
const extractedData = z.object({
  ...mapQuestions(text, miles.optional().catch(undefined)),
  WeeklySchedule: z
    .object(mapDays(() => looseDay))
    .optional()
    .catch(undefined),
});
export type ExtractedData = z.infer<typeof extractedData>;

const phoneNumber = z
  .string()
  .trim()
  .regex(/^(\+?[\d\s().-]{7,24})?$/)
  .nullish();

const customerTexts = mapKeys(customerFieldNames, () => z.string());
const customerInfo = z.strictObject({
  ...customerTexts,
  name: z.string().min(1),
  email: z.string().min(1),
});

const succeededFlag = { success: z.literal(true) };

export const contract = {
  logStep: {
    path: 'log-agent-creator-step',
    shortName: 'log',
    body: z.strictObject({
      step: z.union([z.string(), z.number()]),
      agentId: z.string(),
      userEmail: z.string(),
      stepData: z.record(z.string(), z.unknown()),
      origin: z.enum(['WebForm', 'VoiceAgent']),
      visitType: z.enum(['home', 'try_free', 'about_us', 'create_agent', 'faq']),
    }),
    response: z.unknown(),
    timeoutMs: 5_000,
    retry: 'never',
    limits: [],
    keepAlive: true,
  },
  extractWebsite: {
    path: 'scrape-and-extract-business-data',
    shortName: 'extract',
    body: z.strictObject({ email: z.string(), websiteAddress: z.string() }),
    response: z.object({ ...succeededFlag, businessData: extractedData }),
    timeoutMs: 120_000, // less in some variants of the setup
    retry: 'never',
    limits: ['60-a-minute', '100-a-day'],
  },
  cloneVoice: {
    path: 'create-voice-clone',
    shortName: 'clone',
    body: z.strictObject({ voiceName: z.string(), businessName: z.string(), agentId: z.string() }),
    fileKey: 'audioData',
    response: z.object({ ...succeededFlag, voiceId: z.string().min(1).max(200) }),
    timeoutMs: 60_000,
    retry: 'with-key',
    limits: ['60-a-minute', '100-a-day'],
  },
  createAgent: {
    path: 'create-full-agent',
    shortName: 'create',
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
    timeoutMs: 60_000,
    retry: 'with-key',
    limits: ['60-a-minute', '100-a-day'],
  },
  assignPhone: {
    path: 'assign-agent-phone',
    shortName: 'assign',
    body: z.strictObject({ agentId, ...toUserKeys(customerTexts) }),
    response: z.object({ ...succeededFlag, assignedPhoneNumber: phoneNumber }),
    timeoutMs: 15_000,
    retry: 'with-key',
    limits: ['60-a-minute', '100-a-day'],
  },
  getPhone: {
    path: 'get-agent-phone',
    shortName: 'phone',
    body: z.strictObject({ agentId }),
    response: z.object({ ...succeededFlag, phoneNumber }),
    timeoutMs: 15_000,
    retry: 'keyless',
    limits: ['60-a-minute'],
  },
  subscribe: {
    path: 'create-subscription',
    shortName: 'subscribe',
    body: z.strictObject({ customerInfo, agentId: z.string() }),
    response: z.object({ success: z.literal(true).optional(), url: z.string().max(2048) }),
    timeoutMs: 15_000,
    retry: 'with-key',
    limits: ['60-a-minute', '100-a-day'],
    sendsOrigin: true,
  },
  storeRedirect: {
    path: 'store-stripe-redirect',
    shortName: 'store',
    body: z.strictObject({ agentId, queryString: z.string() }),
    response: z.unknown(),
    timeoutMs: 15_000,
    retry: 'never',
    limits: ['60-a-minute'],
  },
} as const satisfies Record<string, BackendFunction>;

export type Contract = typeof contract;
export type FunctionName = keyof Contract;
export const functionNames = keysOf(contract);
/** A function's path, such as `create-full-agent`. */
export type FunctionPath = Contract[FunctionName]['path'];

/** The row of a function, with the type that all rows share. */
export function rowOf(name: FunctionName): BackendFunction {
  return contract[name];
}

/** The body of a call, such as `BodyOf<'createAgent'>`. */
export type BodyOf<Name extends FunctionName> = z.infer<Contract[Name]['body']>;
/** A successful response, such as `ResponseOf<'createAgent'>`. */
export type ResponseOf<Name extends FunctionName> = z.output<Contract[Name]['response']>;
export type StepLogEntry = BodyOf<'logStep'>;
export type CreateAgentBody = BodyOf<'createAgent'>;
