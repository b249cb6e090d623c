import { randomUUID } from 'node:crypto';
import { z } from 'zod';

import { answersFrom, hasDetails, mergeAnswers, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { answersFromStored, answersToStore, storedAnswers } from '~/answers/stored-answers';
import type { AnswerTexts } from '~/domain/business-questions';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import { cookieFamily } from '~/platform/cookies/cookie-jar.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import type { Variant } from './variants';

/** A draft in its cookie, without its answers. */
const draftState = z.object({
  variant: z.enum(['A', 'B', 'C']),
  /** The number of saves. Findings name the revision that they are for. */
  revision: z.number().int(),
  /** Whether the website was read before the owner submitted the business step. */
  wasRead: z.boolean().optional(),
  /** Whether that reading failed, or found no details. */
  foundNothing: z.boolean().optional(),
  businessDone: z.boolean(),
  /** The text typed as the website's address, if it can't be one. It is shown again, and not used. */
  typedWebsite: z.string().optional(),
  /** The revision with which the owner chose to have no website. */
  noWebsiteSince: z.number().int().optional(),
  /** The revision with which the owner had a website read. */
  readingSince: z.number().int().optional(),
  /** The email address that the business step asked about last. It isn't asked about again. */
  askedAbout: z.string().optional(),
  /** The view of the business step that saved it last, so that a form sent again isn't taken for another tab's. */
  savedBy: z.string().optional(),
});

/**
 * The saved draft. Results of slow calls (findings, voice, created agent) have their own cookies, so that they never
 * overwrite a newer draft.
 */
export interface Draft extends z.infer<typeof draftState> {
  /** The owner's answers and, once the business step is sent, those of the website that it showed. */
  savedAnswers: Answers;
}

/** The email addresses that the setup's forms asked about, because they may be misspelled. */
export function emailsAskedAbout({ savedAnswers: { email }, askedAbout }: Draft): string[] {
  return [email, askedAbout].filter((address) => address !== undefined);
}

const storedDraft = storedAnswers.extend(draftState.shape);
export const draftCookie = cookieFamily('draft', storedDraft);

export async function readDraft(jar: CookieJar, id: string): Promise<Draft | null> {
  const stored = await jar.read(draftCookie(id));
  return stored && draftFromStored(stored);
}

/** Saves the draft as it is. `false` if it doesn't fit into cookies. */
export function saveDraft(jar: CookieJar, id: string, { savedAnswers, ...draft }: Draft): Promise<boolean> {
  return jar.write(draftCookie(id), { ...draft, ...answersToStore(savedAnswers) });
}

/** All drafts, newest first. */
export async function readDrafts(jar: CookieJar): Promise<{ id: string; draft: Draft }[]> {
  const stored = await jar.readAll(draftCookie);
  return stored.map(({ id, value }) => ({ id, draft: draftFromStored(value) }));
}

function draftFromStored(stored: z.infer<typeof storedDraft>): Draft {
  return { ...draftState.parse(stored), savedAnswers: answersFromStored(stored) };
}

const { websiteAddress, email, fields, schedule } = storedAnswers.shape;
const storedFindings = z.object({
  revision: z.number().int(),
  /** FORMER RELEASE: its findings don't say it. Change to `z.number()`. */
  began: z.number().default(Infinity),
  websiteAddress,
  email,
  fields,
  schedule,
});
/** What a reading found. It is stored apart from the draft, so that a late response never overwrites answers. */
export interface Findings {
  /** The revision of the draft for which the website was read. */
  revision: number;
  /** When the reading began, in milliseconds. */
  began: number;
  /** The website's answers, with the address and the email that it was read for. */
  answers: Answers;
}

/** Whether the reading found any details. */
export function hasFound({ answers }: Findings): boolean {
  return hasDetails(answers) || answers.hours !== undefined;
}

/** Texts and hours that were read on a website, as answers. */
export function websiteAnswers(texts: AnswerTexts, hours?: WeeklySchedule): Answers {
  return {
    ...noAnswers,
    fields: answersFrom(texts, 'website'),
    hours: hours && { value: hours, source: 'website' },
  };
}

function findingsFromStored(stored: z.infer<typeof storedFindings>): Findings {
  const { revision, began, fields, schedule, websiteAddress, email } = stored;
  return { revision, began, answers: { ...websiteAnswers(fields, schedule), websiteAddress, email } };
}

function findingsToStore({ revision, began, answers }: Findings): z.infer<typeof storedFindings> {
  const { fields, schedule, websiteAddress, email } = answersToStore(answers);
  return { revision, began, fields, schedule, websiteAddress, email };
}

/** Each reading has a cookie of its own, so that the response of an earlier one never overwrites it. */
const findingsCookie = cookieFamily('findings', storedFindings);

/** Saves what a reading found, instead of what earlier ones did. `false` if it doesn't fit into cookies. */
export async function saveFindings(jar: CookieJar, id: string, findings: Findings): Promise<boolean> {
  await clearFindings(jar, id);
  const stored = findingsToStore(findings);
  // FORMER RELEASE: it reads no other cookie. Next to those of another setup, this one would push them out.
  if (!jar.hasAny(findingsCookie)) await jar.write(findingsCookie(id), stored);
  return jar.write(findingsCookie(`${id}_${findings.began.toString(36)}`), stored);
}

export async function clearFindings(jar: CookieJar, id: string): Promise<void> {
  for (const { cookie } of await readAllFindings(jar, id)) jar.clear(cookie);
}

/** The findings of all readings for a draft, the reading that began last first. */
export async function readAllFindings(jar: CookieJar, id: string) {
  return (await jar.readAll(findingsCookie))
    .filter((stored) => stored.id.split('_')[0] === id)
    .map((stored) => ({ cookie: findingsCookie(stored.id), findings: findingsFromStored(stored.value) }))
    .sort((one, other) => other.findings.began - one.findings.began);
}

/** The findings that count for a draft: those of the reading that began last. */
export async function readFindings(jar: CookieJar, id: string, draft: Draft): Promise<Findings | null> {
  const all = await readAllFindings(jar, id);
  return all.find(({ findings }) => countsFor(draft, findings))?.findings ?? null;
}

/** Clears the findings of all readings for a draft, except for those that count. */
export async function clearOutdatedFindings(
  jar: CookieJar,
  id: string,
  counting: Findings | null,
): Promise<void> {
  for (const { cookie, findings } of await readAllFindings(jar, id))
    if (findings.began !== counting?.began) jar.clear(cookie);
}

/**
 * Whether the draft can use the findings. Those for an earlier revision may be of a website that the owner has replaced in
 * another tab meanwhile, or wants none of. The same rule has two more halves: `leaveWebsite` clears the findings of another
 * website at once, and `isChangedElsewhere` asks about a form that shows those of another one.
 */
function countsFor({ savedAnswers, revision, noWebsiteSince = 0 }: Draft, findings: Findings): boolean {
  if (findings.revision === revision) return true;
  const { websiteAddress } = savedAnswers;
  return websiteAddress
    ? websiteAddress === findings.answers.websiteAddress
    : findings.revision >= noWebsiteSince;
}

/**
 * The saved answers with those of the website below them. FORMER RELEASE: its variant A didn't save the draft before the
 * reading, so findings for the current revision have the address and the email that were typed last.
 */
export function answersSoFar({ savedAnswers, revision }: Draft, findings: Findings | null): Answers {
  if (!findings) return savedAnswers;
  const { websiteAddress, email } = findings.answers;
  const typed = findings.revision === revision ? { websiteAddress, email } : {};
  return { ...mergeAnswers(savedAnswers, findings.answers), ...typed };
}

/** The voice that the owner chose: the ID of their own one; the default one has none. */
export const voiceCookie = cookieFamily('voice', z.object({ voiceId: z.string().optional() }));

/** The agent that was created from a draft. Its presence prevents a second one. */
export const createdAgentCookie = cookieFamily('created-agent', z.object({ agentId: z.string() }));

/** FORMER RELEASE: it remembered what the first attempt of a creation had sent. */
const formerCreationCookie = cookieFamily('first-call', z.unknown());

/** Deletes everything about a draft except the agent it became. */
export async function forgetDraft(jar: CookieJar, id: string): Promise<void> {
  for (const cookie of [draftCookie, voiceCookie, formerCreationCookie]) jar.clear(cookie(id));
  await clearFindings(jar, id);
}

/** The text typed as an address may be very long. */
export const maxTypedWebsite = 200;

export function newDraft(variant: Variant, trade?: string): Draft {
  return {
    variant: variant.key,
    revision: 0,
    savedAnswers: {
      ...noAnswers,
      trade: trade === undefined ? undefined : { value: trade, source: 'owner' },
    },
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
