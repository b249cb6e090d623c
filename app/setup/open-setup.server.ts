import type { Answers } from '~/answers/answers';
import { redirectTo } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/http/flash.server';
import { requireCookies, startOverRefusal } from '~/platform/http/refusal.server';
import { textOf } from '~/platform/http/receive-form.server';
import { hasSession } from '~/platform/cookies/session-cookie.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { logStep } from '~/analytics/log-step.server';
import { receptionistPath } from '~/domain/paths';
import { setupNotices } from '~/content/notices';
import {
  answersSoFar,
  clearFindings,
  createdAgentCookie,
  hasFound,
  isDraftId,
  newDraft,
  readAllFindings,
  readDraft,
  readDrafts,
  readFindings,
  saveDraft,
  voiceCookie,
} from './draft.server';
import type { Draft, Findings } from './draft.server';
import type { EmptySteps } from './step-header';
import { openableStep, pagePath, stepAfter, stepNumber, variantByKey, variantOf } from './variants';
import type { SetupStep, Variant } from './variants';

/** An unfinished setup, as read for a visit. */
export interface OpenSetup extends Visit {
  id: string;
  variant: Variant;
  /** The saved draft. */
  draft: Draft;
  findings: Findings | null;
  /** The answers so far: the saved ones, completed by the website's. */
  answers: Answers;
  /** The owner's own voice; `undefined` for the default one. */
  voiceId: string | undefined;
  isVoiceChosen: boolean;
  /** Whether the request is for the review, or for a step that the owner changes from there. */
  isFromReview: boolean;
}

/**
 * Reads the draft that the URL names, for the page of a step. Throws a redirect if the draft is finished or gone, or if
 * another step must be done first. Without any session, throws the page “on another device”.
 */
export async function requireSetupForPage(visit: Visit, step: SetupStep): Promise<OpenSetup> {
  const { jar } = visit;
  const { variant, id } = locateDraft(visit);
  await requireUnfinished(visit, id);
  // If the draft's cookie was evicted, findings still show that the setup exists.
  const isRead = (await readAllFindings(jar, id)).length > 0;
  const draft = (await readDraft(jar, id)) ?? (isRead ? newDraft(variant) : null);
  if (!draft && !hasSession(jar)) throw startOverRefusal(variant.path);
  if (!draft) {
    await flashNotice(visit, setupNotices.setupGone);
    throw redirectTo(visit, variant.path);
  }
  return requireStep(await readSetup(visit, id, draft), step);
}

/** Like `requireSetupForPage`, but an evicted draft doesn't end the setup. */
export async function requireSetupForAction(
  visit: Visit,
  form: FormData,
  step: SetupStep,
): Promise<OpenSetup> {
  const setup = await requireSetupAtAnyStep(visit, form);
  return requireStep(setup, step, setup.variant.steps); // variant A's reading has no page, but takes the website step's form
}

/**
 * The setup that the URL names, whichever steps are done. If the draft's cookie was evicted, continues with an empty draft
 * and the submitted form. The empty draft has the form's revision, because a form of another tab with a higher one would
 * count as newer.
 */
export async function requireSetupAtAnyStep(visit: Visit, form: FormData): Promise<OpenSetup> {
  const { variant, id } = locateDraft(visit);
  await requireCookies(visit, form);
  await requireUnfinished(visit, id);
  const emptyDraft = { ...newDraft(variant), revision: revisionOf(form) ?? 0 };
  const setup = await readSetup(visit, id, (await readDraft(visit.jar, id)) ?? emptyDraft);
  await clearFindings(visit.jar, id, setup.findings);
  return setup;
}

/** The setups that aren't finished, newest first. */
export async function readOpenSetups(visit: Visit): Promise<OpenSetup[]> {
  const drafts = (await readDrafts(visit.jar)).filter(({ id }) => isDraftId(id));
  return Promise.all(drafts.map(({ id, draft }) => readSetup(visit, id, draft)));
}

function locateDraft(visit: Visit): { variant: Variant; id: string } {
  const { pathname, searchParams } = new URL(visit.request.url);
  const variant = variantOf(pathname);
  const id = searchParams.get('draft');
  if (!isDraftId(id)) throw redirectTo(visit, variant.path);
  return { variant, id };
}

async function requireUnfinished(visit: Visit, id: string): Promise<void> {
  const finished = await visit.jar.read(createdAgentCookie(id));
  if (finished) throw redirectTo(visit, receptionistPath(finished.agentId));
}

/** The setup of a draft, with the results of its slow calls. */
export async function readSetup(visit: Visit, id: string, draft: Draft): Promise<OpenSetup> {
  const { request, jar } = visit;
  const variant = variantByKey(draft.variant);
  const findings = await readFindings(jar, id, draft);
  const voice = await jar.read(voiceCookie(id));
  return {
    ...visit,
    id,
    variant,
    draft,
    findings,
    answers: answersSoFar(draft, findings),
    voiceId: voice?.voiceId,
    isVoiceChosen: voice !== null,
    isFromReview: isFromReview(variant, new URL(request.url)),
  };
}

function isFromReview({ steps }: Variant, { pathname, searchParams }: URL): boolean {
  return (
    steps.includes('review') &&
    (pathname === pagePath(variantOf(pathname), 'review') || searchParams.has('change'))
  );
}

/** The revision of the draft that the form was rendered with; `null` if the form has none. */
export function revisionOf(form: FormData): number | null {
  const text = textOf(form, 'revision');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Saves changes as the draft's next revision. `false` if it doesn't fit into cookies. */
export function saveChanges(
  { jar, id, draft }: OpenSetup,
  changes: Partial<Draft>,
  savedBy?: string,
): Promise<boolean> {
  return saveDraft(jar, id, { ...draft, ...changes, revision: draft.revision + 1, savedBy });
}

/**
 * Throws a redirect if the step can't be opened: another one must be done first, or the draft's variant has no such page.
 * A draft keeps the variant that it started with, even if the URL names another one.
 */
export function requireStep(setup: OpenSetup, step: SetupStep, pages?: readonly SetupStep[]): OpenSetup {
  const { request, variant, draft } = setup;
  const page = openableStep(variant, step, stepsDone(draft), pages);
  const isHere = page === step && variantOf(new URL(request.url).pathname).key === variant.key;
  if (!isHere) throw redirectTo(setup, stepPath(setup, page));
  return setup;
}

/** Whether the steps that others need are done. */
export function stepsDone({ savedAnswers, businessDone }: Draft) {
  return { website: Boolean(savedAnswers.websiteAddress), business: businessDone };
}

/** The path of a step. A step that is opened for a change returns to the review. */
export function stepPath({ variant, id, isFromReview }: OpenSetup, step: SetupStep): string {
  const path = `${pagePath(variant, step)}?draft=${id}`;
  return isFromReview && step !== 'review' ? `${path}&change=true` : path;
}

/**
 * The path of the next step. Details and voice that are changed from the review return there. A changed website goes to the
 * details first, because the website may change them.
 */
export function nextPath(setup: OpenSetup, step: SetupStep): string {
  const isDone = (step === 'business' || step === 'voice') && setup.isFromReview;
  return stepPath(setup, isDone ? 'review' : (stepAfter(setup.variant, step) ?? step));
}

/** Logs that a step is done, with what it gathered. */
export function logSetupStep(
  { request, variant, answers }: OpenSetup,
  step: SetupStep,
  stepData: Record<string, unknown>,
): void {
  const number = stepNumber(variant, step);
  logStep(request, { step: number, visitType: 'create_agent', userEmail: answers.email, stepData });
}

/** Whether the owner had the website read, but the result never reached this browser, such as after the page was closed. */
export function isReadingLost({ draft, findings }: Pick<OpenSetup, 'draft' | 'findings'>): boolean {
  return draft.readingSince === draft.revision && findings?.revision !== draft.revision;
}

/** The steps without a result: skipped by the owner, or a reading that failed or found no details. */
export function emptySteps({ draft, findings }: OpenSetup): EmptySteps {
  if (!draft.savedAnswers.websiteAddress && !findings?.answers.websiteAddress)
    return { website: 'skipped', reading: 'skipped' };
  const foundNothing = findings ? !hasFound(findings) : draft.foundNothing;
  if (foundNothing) return { reading: 'found nothing' };
  return findings || draft.wasRead ? {} : { reading: 'skipped' };
}
