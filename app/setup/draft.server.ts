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

/** The draft's cookie without the answers. */
const draftState = z.object({
  variant: z.enum(['A', 'B', 'C']),
  /** The number of saves. Findings name the revision that they are for. */
  revision: z.number().int(),
  /** Whether the website was read before the owner submitted the business step. */
  wasRead: z.boolean().optional(),
  /** Whether that reading failed, or found no details. */
  foundNothing: z.boolean().optional(),
  businessDone: z.boolean(),
  /** The text typed as the website's address, if it isn't a valid address. It is only shown again. */
  typedWebsite: z.string().optional(),
  /** The revision in which the owner chose to have no website. */
  noWebsiteSince: z.number().int().optional(),
  /** The revision with which the owner had a website read. */
  readingSince: z.number().int().optional(),
  /** The email address that the business step asked about last, and doesn't ask about again. */
  askedAbout: z.string().optional(),
  /** The `openedFormId` of the business form that was saved last, so that its own page isn't taken for another tab. */
  savedBy: z.string().optional(),
});

/**
 * The saved draft. Results of slow calls (findings, voice, created agent) have their own cookies, so that they never
 * overwrite a newer draft.
 */
export interface Draft extends z.infer<typeof draftState> {
  /** The owner's answers. Once the business step is sent, also those of the website that it showed. */
  savedAnswers: Answers;
}

/** The email addresses that the setup's forms already asked about. */
export function emailsAskedAbout({ savedAnswers: { email }, askedAbout }: Draft): string[] {
  return [email, askedAbout].filter((address) => address !== undefined);
}

const storedDraft = storedAnswers.extend(draftState.shape);
export const draftCookie = cookieFamily('draft', storedDraft);

export async function readDraft(jar: CookieJar, id: string): Promise<Draft | null> {
  const stored = await jar.read(draftCookie(id));
  return stored && draftFromStored(stored);
}

/** Saves the draft with its revision unchanged. `false` if the draft doesn't fit into cookies. */
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
  /** The website's answers, with the address and the email that were typed for the reading. */
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

/** Each reading has its own cookie, so that the response of an earlier reading never overwrites a later one's. */
const findingsCookie = cookieFamily('findings', storedFindings);

/** Saves the findings of a reading, and deletes those of earlier readings. `false` if they don't fit into cookies. */
export async function saveFindings(jar: CookieJar, id: string, findings: Findings): Promise<boolean> {
  await clearFindings(jar, id);
  const stored = findingsToStore(findings);
  // FORMER RELEASE: it only reads the cookie with the draft's ID. If another setup has findings, this cookie would evict
  // them. Delete.
  if (!jar.hasAny(findingsCookie)) await jar.write(findingsCookie(id), stored);
  return jar.write(findingsCookie(`${id}_${findings.began.toString(36)}`), stored);
}

/** Clears the findings of all readings for a draft, except for `counting`. */
export async function clearFindings(
  jar: CookieJar,
  id: string,
  counting: Findings | null = null,
): Promise<void> {
  for (const { cookie, findings } of await readAllFindings(jar, id))
    if (findings.began !== counting?.began) jar.clear(cookie);
}

/** The findings of all readings for a draft. The reading that began last comes first. */
export async function readAllFindings(jar: CookieJar, id: string) {
  return (await jar.readAll(findingsCookie))
    .filter((stored) => stored.id.split('_')[0] === id)
    .map((stored) => ({ cookie: findingsCookie(stored.id), findings: findingsFromStored(stored.value) }))
    .sort((one, other) => other.findings.began - one.findings.began);
}

/** The findings that the draft can use: those of the last reading that counts. */
export async function readFindings(jar: CookieJar, id: string, draft: Draft): Promise<Findings | null> {
  const all = await readAllFindings(jar, id);
  return all.find(({ findings }) => countsFor(draft, findings))?.findings ?? null;
}

/**
 * Whether the draft can use the findings. Findings for an earlier revision count if the draft still has their website, and
 * the owner hasn't chosen to have none since. See also `leaveWebsite`, which clears the findings of another website, and
 * `isChangedElsewhere`, which finds forms that show them.
 */
function countsFor({ savedAnswers, revision, noWebsiteSince = 0 }: Draft, findings: Findings): boolean {
  if (findings.revision === revision) return true;
  const { websiteAddress } = savedAnswers;
  return websiteAddress
    ? websiteAddress === findings.answers.websiteAddress
    : findings.revision >= noWebsiteSince;
}

/**
 * The saved answers, completed by the website's. FORMER RELEASE: its variant A didn't save the draft before the reading, so
 * findings for the current revision have the address and the email that were typed last.
 */
export function answersSoFar({ savedAnswers, revision }: Draft, findings: Findings | null): Answers {
  if (!findings) return savedAnswers;
  const { websiteAddress, email } = findings.answers;
  const typed = findings.revision === revision ? { websiteAddress, email } : {};
  return { ...mergeAnswers(savedAnswers, findings.answers), ...typed };
}

/** The voice that the owner chose. The default voice has no ID. */
export const voiceCookie = cookieFamily('voice', z.object({ voiceId: z.string().optional() }));

/** The agent that was created from a draft. This cookie prevents a second creation. */
export const createdAgentCookie = cookieFamily('created-agent', z.object({ agentId: z.string() }));

/** FORMER RELEASE: it stored what the first attempt of a creation had sent. Delete. */
const formerCreationCookie = cookieFamily('first-call', z.unknown());

/** Deletes everything about a draft except the agent it became. */
export async function forgetDraft(jar: CookieJar, id: string): Promise<void> {
  for (const cookie of [draftCookie, voiceCookie, formerCreationCookie]) jar.clear(cookie(id));
  await clearFindings(jar, id);
}

/** Longer texts in the address field are cut off, so that the draft fits into cookies. */
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
