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
import { readFormerRecord, withFormerRecord } from './former-record.server'; // FORMER RELEASE
import { hasUrgentNumber } from './setup-facts';

export const recordSchema = z.object({
  /** `isUsedHere` of the record. */
  own: z.boolean().optional(),
  /** Whether the owner's link was used in this browser. */
  isClaimed: z.boolean().optional(),
  /** The day on which that link was made, as `YYYY-MM-DD`. */
  linkMadeOn: z.string().optional(),
  /** When that link was made, in milliseconds. */
  linkMadeAt: z.number().optional(),
  /** The day on which no trial had started, as the link says. */
  noTrialOn: z.string().optional(),
  /** How the receptionist was set up, if it was set up in this browser. */
  setupVariant: oneOfKnown(['A', 'B', 'C', 'call']),
  /** Whether a setup call ended with it here while the backend didn't say if it has a number. See `lookUpNumber` in `number.server.ts`. */
  mayBeOwner: z.boolean().optional(),
  /** When it was set up, as an ISO time. Its number is assigned right after that. */
  createdAt: z.string().optional(),
  answers: storedAnswers,
  /** Whether a recording of the owner's own voice has been sent. */
  ownVoice: z.boolean().optional(),
  /** Whether the owner gave a number for urgent calls, if the answers don't show it: see `hasUrgentNumber`. */
  hasUrgentNumber: z.boolean().optional(),
  /** Set by the trial form. */
  customer: z.object(mapKeys(customerFieldNames, () => z.string())).optional(),
  checklist: listOfKnown(checklistKeys).optional(),
  /** The marks of the owner's link that `checklist` includes. They aren't added again: some may be taken back since. */
  linkMarks: listOfKnown(checklistKeys).optional(),
  /** Whether the owner has forwarded calls to the permanent number, after the trial number. */
  isForwardedAgain: z.boolean().optional(),
  /** Whether the owner has been sent to a checkout since the trial form. */
  checkoutOpened: z.boolean().optional(),
  /** The last day of the trial as `YYYY-MM-DD`, set at the checkout. */
  trialEnds: z.string().optional(),
});
type StoredRecord = z.infer<typeof recordSchema>;

/** The record of one agent in this browser. */
export interface AgentRecord extends Omit<StoredRecord, 'answers' | 'own'> {
  /** The answers of the setup. */
  answers: Answers;
  /** Whether this session created, signed up or claimed the agent; a link to its page is not enough. See `Relation`. */
  isUsedHere?: boolean | undefined;
}

/** Named after the backend's word for a receptionist. */
const recordCookie = cookieFamily(
  'agent',
  z.preprocess(readFormerRecord, recordSchema), // FORMER RELEASE: `recordSchema`
  withoutDescription,
);

// The results of slow calls have separate cookies, because their responses would overwrite what another tab saved in the
// record meanwhile. The next request that saves the record moves them into it.
const checkoutCookie = cookieFamily('checkout', z.literal(true));
const ownVoiceCookie = cookieFamily('own-voice', z.literal(true));
/** The data that a setup call adds to the record of a receptionist that this browser knew before. */
const callSchema = z.object({
  /** `createdAt` of the record. Only a new receptionist has it: the browser is then its owner's. */
  createdAt: z.string().optional(),
  mayBeOwner: z.boolean().optional(),
  /** The answers that were said. */
  answers: storedAnswers.optional(),
});
const setupCallCookie = cookieFamily('own-call', callSchema); // browsers have cookies of this name

/** Numbers have separate cookies, so that a late lookup doesn't overwrite the agent's record. */
const numberCookie = cookieFamily('phone', z.object({ number: z.string() }));

/** The description is the longest answer, and the receptionist has it. Without its record, it would have no owner here. */
function withoutDescription(stored: StoredRecord): StoredRecord {
  const { answers, ...record } = recordFromStored(stored);
  const { BusinessDescription: _description, ...fields } = answers.fields;
  return recordToStore({ ...record, answers: { ...answers, fields } });
}

/** Whether the request carries the cookie of a receptionist, whose owner gets personal pages. A forged one costs a rendering and shows nothing. */
export function hasReceptionist(jar: CookieJar): boolean {
  return jar.hasAny(recordCookie);
}

/** The IDs of all receptionists that this browser has a record of, the one saved last first. */
export async function readRecordIds(jar: CookieJar): Promise<string[]> {
  return (await jar.readAll(recordCookie)).map(({ id }) => id);
}

/** An agent that this browser doesn't know has a record without answers. */
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

/** The answers with what was said in a call. A call doesn't ask for the consent. */
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

/** Saves an agent's record, without its description if there is no space for it. `false` if it is still too large. */
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
    hasUrgentNumber: hasUrgentNumber({ ...record, answers }), // even if the description is left out
  };
  return withFormerRecord(stored); // FORMER RELEASE: `stored`
}

/** Shortens older records if a slow creation has left too little space. */
export function tidyRecords(jar: CookieJar): Promise<void> {
  return jar.tidy(recordCookie);
}

interface NewReceptionist {
  answers: Answers;
  /** `undefined` if this browser doesn't become its owner's. If it already is, it stays so. */
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
  /** The answers that were said. Missing ones leave those of the record. */
  said?: Answers;
  /** Whether the backend says that the receptionist has no number yet: this browser then becomes its owner's. */
  isNew: boolean;
  mayBeOwner?: boolean;
}

/** Saves a setup call: as the record of a receptionist that is new to this browser, or next to the one that it has. */
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

/** Saves that the owner's voice was sent, so that no page asks for it again, and marks the voice step. */
export async function saveOwnVoice(jar: CookieJar, agentId: string): Promise<void> {
  await jar.write(ownVoiceCookie(agentId), true);
}

/** Saves that the owner has been sent to a checkout. */
export async function saveCheckout(jar: CookieJar, agentId: string): Promise<void> {
  await jar.write(checkoutCookie(agentId), true);
}

/** The trial number; `null` until this browser knows it. */
export async function readTrialNumber(jar: CookieJar, agentId: string): Promise<string | null> {
  return (await jar.read(numberCookie(agentId)))?.number ?? null;
}

export async function saveTrialNumber(jar: CookieJar, agentId: string, number: string): Promise<void> {
  await jar.write(numberCookie(agentId), { number });
}

/** The customer of the trial form, or as much of it as the answers of the setup say. */
export function customerOfRecord({ answers, customer }: Pick<AgentRecord, 'answers' | 'customer'>): Customer {
  return customer ?? customerOf(answers);
}

/** The business's name, or the customer's as long as the business's is unknown. */
export function businessOrCustomerName({
  answers,
  customer,
}: Pick<AgentRecord, 'answers' | 'customer'>): string {
  return businessNameOf(answers) || customer?.name || '';
}
