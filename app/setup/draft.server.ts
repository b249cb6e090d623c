import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { days, mapDays } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { weekOfTrade } from './business/trade-guess';
import { cookieFamily } from '~/platform/session/cookie-jar.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { listOfKnown, recordOfKnown } from '~/platform/session/known-entries';
import { businessFields } from '~/domain/business-questions';
import type { Variant } from './variants';

const daySchedule = z.object({
  isOpen: z.boolean(),
  ranges: z.array(z.object({ startTime: z.string(), endTime: z.string() })),
});

/** Results of slow calls (findings, voice, created agent) have their own cookies, so that they never overwrite a newer draft. */
const draftSchema = z.object({
  variant: z.enum(['A', 'B', 'C']),
  /** The number of saves. Findings name the revision that they are for. */
  revision: z.number().int(),
  /** A full URL; absent if the owner skipped the step. */
  websiteAddress: z.string().optional(),
  email: z.string().optional(),
  /** Whether the website was read before the owner submitted the business step. */
  wasRead: z.boolean().optional(),
  /** Slug of the owner's trade; empty if the owner chose “Something else”. */
  trade: z.string().optional(),
  fields: recordOfKnown(businessFields, z.string()),
  found: listOfKnown(businessFields),
  schedule: recordOfKnown(days, daySchedule).optional(),
  consent: z.object({ given: z.boolean(), at: z.string().nullable() }),
  businessDone: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

export const drafts = cookieFamily('draft', draftSchema);

const { revision, websiteAddress, email, fields, schedule } = draftSchema.shape;
const findingsSchema = z.object({ revision, websiteAddress, email, fields, schedule });
/** The data extracted from the website. It is stored apart from the draft, so that a late response never overwrites answers. */
export type Findings = z.infer<typeof findingsSchema>;

/** The third release used the former prefixes here and below: delete them in the sixth. */
export const findings = cookieFamily('findings', findingsSchema, { formerPrefix: 'found' });

export const voices = cookieFamily('voice', z.object({ voiceId: z.string() }));

/** The agent that was created from a draft. Its presence prevents a second one. */
export const createdAgents = cookieFamily('created-agent', z.object({ agentId: z.string() }), {
  formerPrefix: 'made',
});

/** Deletes everything about a draft except the agent it became. */
export function forgetDraft(jar: CookieJar, id: string): void {
  for (const family of [drafts, findings, voices]) jar.forget(family, id);
}

export function newDraft(variant: Variant, trade?: string): Draft {
  return {
    variant: variant.key,
    trade,
    revision: 0,
    fields: {},
    found: [],
    consent: { given: false, at: null },
    businessDone: false,
  };
}

/** A random ID that sorts by time. It must be unguessable, because the idempotency key is derived from it. */
export function newDraftId(): string {
  return `${Date.now().toString(36)}${randomUUID().replaceAll('-', '').slice(-12)}`;
}

export function isDraftId(text: string | null): text is string {
  return text !== null && /^[a-z0-9]{6,20}$/.test(text);
}

/** The hours from the owner or the website, or else the usual hours of the trade. */
export function scheduleOf(draft: Draft): WeeklySchedule {
  const defaults = weekOfTrade(draft.trade);
  return mapDays((day) => draft.schedule?.[day] ?? defaults[day]);
}
