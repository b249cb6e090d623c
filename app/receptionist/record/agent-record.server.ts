import { data } from '@remix-run/node';
import { z } from 'zod';

import { businessNameOf, mergeAnswers, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { answersFromStored, answersToStore, storedAnswers } from '~/answers/stored-answers';
import { customerOf } from '~/answers/contact';
import { customerFieldNames } from '~/domain/customer';
import { mapKeys } from '~/domain/keys';
import type { Customer } from '~/domain/customer';
import { cookieFamily } from '~/platform/cookies/cookie-jar.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { listOfKnown, oneOfKnown } from '~/platform/cookies/known-entries';
import { checklistKeys, withStep } from './checklist-steps';
import { readFormerRecord, withFormerRecord } from './former-record.server'; // FORMER RELEASE: delete
import { gaveUrgentNumber } from './setup-facts';

export const recordSchema = z.object({
  // This browser's relation to the receptionist: see `relationTo`.
  /** The cookie's name for `isUsedHere` of `AgentRecord`. */
  own: z.boolean().optional(),
  /** Whether the owner's link was used in this browser. */
  isClaimed: z.boolean().optional(),
  /** How the receptionist was set up, if this browser did it. */
  setupVariant: oneOfKnown(['A', 'B', 'C', 'call']),
  /**
   * Whether a setup call ended here and the number lookup failed. The next lookup decides whether this is the owner's
   * browser.
   */
  mayBeOwner: z.boolean().optional(),

  // The setup.
  /** The ISO time of the setup. The number is assigned right after that. */
  createdAt: z.string().optional(),
  answers: storedAnswers,
  /** Whether a recording of the owner's own voice has been sent. */
  ownVoice: z.boolean().optional(),
  /** Whether the owner gave a number for urgent calls. Known even if the description was dropped. */
  hasUrgentNumber: z.boolean().optional(),

  // What the owner has done since.
  /** Set by the trial form. */
  customer: z.object(mapKeys(customerFieldNames, () => z.string())).optional(),
  /** Whether the owner has been sent to a checkout since the trial form. */
  checkoutOpened: z.boolean().optional(),
  /** The last day of the trial as `YYYY-MM-DD`, set at the checkout. */
  trialEnds: z.string().optional(),
  checklist: listOfKnown(checklistKeys).optional(),
  /** Whether the owner has forwarded calls to the permanent number, after the trial number. */
  isForwardedAgain: z.boolean().optional(),

  // The owner's link that was used here. Its day is stored, too, because only the browser that made it knew the time zone.
  /** The day on which it was made, as `YYYY-MM-DD`. */
  linkMadeOn: z.string().optional(),
  /** The time of that day in words. */
  linkMadeTime: z.string().optional(),
  /** When it was made, in milliseconds. */
  linkMadeAt: z.number().optional(),
  /** Its marks, which `checklist` includes. They aren't added again, because the owner may have removed some. */
  linkMarks: listOfKnown(checklistKeys).optional(),
  /** Its `isForwardedAgain`, for the same reason. */
  linkForwardedAgain: z.boolean().optional(),
  /** The day on which no trial had started, as it says. */
  noTrialOn: z.string().optional(),
});
type StoredRecord = z.infer<typeof recordSchema>;

/** The record of one agent in this browser. */
export interface AgentRecord extends Omit<StoredRecord, 'answers' | 'own'> {
  /** The answers of the setup. */
  answers: Answers;
  /** Whether this session created, signed up or claimed the agent. A visit of the agent's page isn't enough. See `Relation`. */
  isUsedHere?: boolean | undefined;
}

/** The cookie of a record. `agent` is the backend's word for a receptionist. */
const recordCookie = cookieFamily(
  'agent',
  z.preprocess(readFormerRecord, recordSchema), // FORMER RELEASE: `recordSchema`
  withoutDescription,
);

// The results of slow calls have their own cookies, because a late response would overwrite what another tab saved in the
// record. The next save of the record moves the results into the record.

/** Whether the owner has been sent to a checkout. */
export const checkoutCookie = cookieFamily('checkout', z.literal(true));

/** Whether the owner's voice was sent. No page asks for it again, and the voice step is marked. */
export const ownVoiceCookie = cookieFamily('own-voice', z.literal(true));

/** The data that a setup call adds to the record of a receptionist that this browser already knew. */
const callSchema = z.object({
  /** `createdAt` of the record, for a new receptionist only. It makes this the owner's browser. */
  createdAt: z.string().optional(),
  mayBeOwner: z.boolean().optional(),
  /** The answers of the call. */
  answers: storedAnswers.optional(),
});
const setupCallCookie = cookieFamily('own-call', callSchema); // browsers have cookies of this name

/** The trial number. It has its own cookie, so that a late lookup doesn't overwrite the agent's record. */
export const numberCookie = cookieFamily('phone', z.object({ number: z.string() }));

/** Drops the longest answer, which the receptionist itself has. Without a record, this browser wouldn't be the owner's. */
function withoutDescription(stored: StoredRecord): StoredRecord {
  const { answers, ...record } = recordFromStored(stored);
  const { BusinessDescription: _description, ...fields } = answers.fields;
  return recordToStore({ ...record, answers: { ...answers, fields } });
}

/**
 * Whether the request has the cookie of a receptionist. The cookie isn't decrypted: a forged one only bypasses the page
 * cache.
 */
export function hasReceptionist(jar: CookieJar): boolean {
  return jar.hasAny(recordCookie);
}

/** The IDs of all receptionists with a record in this browser. The one saved last comes first. */
export async function readRecordIds(jar: CookieJar): Promise<string[]> {
  return (await jar.readAll(recordCookie)).map(({ id }) => id);
}

/** The record of an agent. It has no answers if this browser doesn't know the agent. */
export async function readRecord(jar: CookieJar, agentId: string): Promise<AgentRecord> {
  const stored = await jar.read(recordCookie(agentId));
  let record: AgentRecord = stored ? recordFromStored(stored) : { answers: noAnswers };
  if (await jar.read(checkoutCookie(agentId))) record = { ...record, checkoutOpened: true };
  record = withSetupCall(record, await jar.read(setupCallCookie(agentId)));
  return (await jar.read(ownVoiceCookie(agentId))) ? withOwnVoice(record) : record;
}

function withSetupCall(record: AgentRecord, call: z.infer<typeof callSchema> | null): AgentRecord {
  if (!call) return record;
  const { answers: said, createdAt, mayBeOwner = record.mayBeOwner } = call;
  const answers = said ? addSaid(answersFromStored(said), record.answers) : record.answers;
  return {
    ...record,
    ...(createdAt ? { setupVariant: 'call', createdAt } : {}),
    answers,
    mayBeOwner,
    isUsedHere: true,
  };
}

/** The answers, with those of a call over them. A call doesn't ask for consent. */
export function addSaid(said: Answers, answers: Answers): Answers {
  return { ...mergeAnswers(said, answers), consent: answers.consent };
}

function withOwnVoice(record: AgentRecord): AgentRecord {
  const checklist = record.checklist && withStep(record.checklist, 'voice', true);
  return { ...record, ownVoice: true, checklist };
}

function recordFromStored({ own, answers, ...record }: StoredRecord): AgentRecord {
  return {
    ...record,
    isUsedHere: own,
    answers: answersFromStored(answers),
  };
}

/** `saveRecord` for forms without a field that can be shortened: throws error page 422 if the record is too large. */
export async function requireSavedRecord(
  jar: CookieJar,
  agentId: string,
  record: AgentRecord,
): Promise<void> {
  if (!(await saveRecord(jar, agentId, record))) throw data(null, { status: 422 });
}

/** Saves an agent's record, without the description if that doesn't fit. `false` if the record is still too large. */
export async function saveRecord(jar: CookieJar, agentId: string, record: AgentRecord): Promise<boolean> {
  const isSaved = await jar.write(recordCookie(agentId), recordToStore(record));
  if (isSaved)
    for (const family of [checkoutCookie, ownVoiceCookie, setupCallCookie]) jar.clear(family(agentId));
  return isSaved;
}

function recordToStore({ isUsedHere, answers, ...record }: AgentRecord): StoredRecord {
  const stored = {
    ...record,
    own: isUsedHere,
    answers: answersToStore(answers),
    hasUrgentNumber: gaveUrgentNumber({ ...record, answers }), // set even if the description is left out
  };
  return withFormerRecord(stored); // FORMER RELEASE: `stored`
}

/** Shortens older records if a slow creation left too little space. */
export function tidyRecords(jar: CookieJar): Promise<void> {
  return jar.tidy(recordCookie);
}

interface NewReceptionist {
  answers: Answers;
  /** `undefined` leaves the relation unchanged. */
  setupVariant: AgentRecord['setupVariant'];
  mayBeOwner?: boolean;
  ownVoice?: boolean;
}

/** Saves a new receptionist with the answers of its setup. */
export async function saveReceptionist(
  jar: CookieJar,
  agentId: string,
  { answers, setupVariant, ...receptionist }: NewReceptionist,
): Promise<void> {
  const record = await readRecord(jar, agentId);
  const { websiteAddress } = answers;
  // Only the website's host is needed, and a long address would take the space of the description.
  const kept = { ...answers, websiteAddress: websiteAddress && new URL(websiteAddress).origin };
  await requireSavedRecord(jar, agentId, {
    ...record,
    ...receptionist,
    setupVariant: setupVariant ?? record.setupVariant,
    createdAt: record.createdAt ?? (setupVariant && new Date().toISOString()),
    answers: kept,
    isUsedHere: true,
  });
}

interface SetupCall {
  /** The answers of the call. Missing answers leave the record's unchanged. */
  said?: Answers;
  /** Whether the backend has no number for the receptionist yet. That makes this the owner's browser. */
  isNew: boolean;
  mayBeOwner?: boolean;
}

/** Saves a setup call: as the record of a receptionist that is new to this browser, or next to the existing record. */
export async function saveSetupCall(
  jar: CookieJar,
  agentId: string,
  { said = noAnswers, isNew, mayBeOwner = false }: SetupCall,
): Promise<void> {
  if (!jar.has(recordCookie(agentId)))
    return saveReceptionist(jar, agentId, {
      answers: said,
      setupVariant: isNew ? 'call' : undefined,
      mayBeOwner,
    });
  const { createdAt = new Date().toISOString() } = await readRecord(jar, agentId);
  const before = await jar.read(setupCallCookie(agentId));
  const answers = before?.answers ? mergeAnswers(said, answersFromStored(before.answers)) : said;
  await jar.write(setupCallCookie(agentId), {
    createdAt: isNew ? createdAt : before?.createdAt,
    mayBeOwner: mayBeOwner || before?.mayBeOwner,
    answers: answersToStore(answers),
  });
}

/** The customer of the trial form, or as much as the setup's answers say. */
export function customerOfRecord({ answers, customer }: Pick<AgentRecord, 'answers' | 'customer'>): Customer {
  return customer ?? customerOf(answers);
}

/** The business's name, or the customer's if that is unknown. */
export function businessOrCustomerName({
  answers,
  customer,
}: Pick<AgentRecord, 'answers' | 'customer'>): string {
  return businessNameOf(answers) || customer?.name || '';
}
