import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { days, mapDays } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { createCookieFamily } from '~/platform/session/cookie-family.server';
import { businessFields } from './business/business-info';
import type { Variant } from './variants';

const daySchedule = z.object({
  isOpen: z.boolean(),
  ranges: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
});

/** One set-up under way. Each has a cookie of its own, so that two tabs don't meet. */
const draftSchema = z.object({
  variant: z.enum(['A', 'B', 'C']),
  /** Counts the saves; a form that was served before the last one says so. */
  revision: z.number().int(),
  /** Full URL; absent where the owner skipped the step. */
  websiteAddress: z.string().optional(),
  email: z.string().optional(),
  fields: z.partialRecord(z.enum(businessFields), z.string()),
  /** Which fields extraction found. */
  found: z.array(z.enum(businessFields)),
  schedule: z.partialRecord(z.enum(days), daySchedule).optional(),
  consent: z.object({ given: z.boolean(), at: z.string().nullable() }),
  /** Whether the business step was completed with everything it needs. */
  businessDone: z.boolean(),
  voiceId: z.string().optional(),
  /** How often the backend surely made no voice: each time the next try is a new request. */
  cloneRefusals: z.number().int().optional(),
  /** Idempotency key of the creation: kept until the backend says a definite no. */
  createKey: z.string(),
  /** Set once the agent exists; then nothing creates another one. */
  agentId: z.string().optional(),
});
export type Draft = z.infer<typeof draftSchema>;

export const drafts = createCookieFamily('draft', draftSchema);

export function newDraft(variant: Variant): Draft {
  return {
    variant: variant.key,
    revision: 0,
    fields: {},
    found: [],
    consent: { given: false, at: null },
    businessDone: false,
    createKey: randomUUID(),
  };
}

/** A short id for the address bar; sorts by time. */
export function newDraftId(): string {
  return `${Date.now().toString(36)}${randomUUID().slice(0, 4)}`;
}

export function isDraftId(text: string | null): text is string {
  return text !== null && /^[a-z0-9]{6,20}$/.test(text);
}

/** The hours of a draft, complete. */
export function scheduleOf(draft: Draft, fallback: WeeklySchedule): WeeklySchedule {
  return mapDays((day) => draft.schedule?.[day] ?? fallback[day]);
}
