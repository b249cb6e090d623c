import { data, redirect } from '@remix-run/node';

import type { Answers } from '~/answers/answers';
import { withGuesses } from '~/answers/guesses';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { flashNotice } from '~/platform/session/flash.server';
import { requireCookies } from '~/platform/session/require-cookies.server';
import { hasSession } from '~/platform/session/session.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import {
  answersOf,
  createdAgents,
  findings,
  isDraftId,
  newDraft,
  newestDraft,
  readDraft,
  voices,
  writeDraft,
} from './draft.server';
import type { Draft, Findings } from './draft.server';
import { notices } from './notices';
import { variantByKey, variantOf } from './variants';
import type { Variant, SetupStep } from './variants';

/** A setup that is not finished yet. */
export interface OpenSetup {
  id: string;
  variant: Variant;
  /** What the owner has saved. */
  draft: Draft;
  findings: Findings | null;
  /** The draft's answers over those of the website, and over our guesses until the owner has sent the business step. */
  answers: Answers;
  voiceId: string | undefined;
}

/** Reads the draft that the URL names. Throws a redirect if it was finished or is gone, or the page "on another device". */
export async function loadSetup(visit: Visit): Promise<OpenSetup> {
  const { request, jar } = visit;
  const { variant, id } = locateDraft(request);
  await redirectIfFinished(visit, id);
  const draft = await readDraft(jar, id);
  if (!draft && !hasSession(jar))
    throw data({ kind: 'elsewhere', action: variant.path, fields: [] }, { status: 400 });
  if (!draft) {
    await flashNotice(visit, notices.setupGone);
    throw redirect(variant.path, { headers: { 'Cache-Control': 'no-store' } });
  }
  return openSetup(visit, variant, id, draft);
}

/** Like `loadSetup`, for actions: if the draft's cookie was evicted, continues with an empty draft and the submitted form. */
export async function requireSetup(visit: Visit, form: FormData): Promise<OpenSetup> {
  const { variant, id } = locateDraft(visit.request);
  await requireCookies(visit, form);
  await redirectIfFinished(visit, id);
  const draft = (await readDraft(visit.jar, id)) ?? newDraft(variant);
  return openSetup(visit, variant, id, draft);
}

/** Stores the draft's next revision. `false` if it doesn't fit into cookies. */
export function saveDraft({ jar }: Visit, { id }: Pick<OpenSetup, 'id'>, draft: Draft): Promise<boolean> {
  return writeDraft(jar, id, { ...draft, revision: draft.revision + 1 });
}

export function goToStep(request: Request, setup: Pick<OpenSetup, 'variant' | 'id'>, step: SetupStep) {
  return redirectAfterPost(request, stepPath(setup, step));
}

export function stepPath({ variant, id }: Pick<OpenSetup, 'variant' | 'id'>, step: SetupStep): string {
  return `${variant.path}/${step}?draft=${id}`;
}

/** The steps that the owner skipped: website and analysis if there is no website, or only the analysis. */
export function skippedSteps({ draft, findings: read }: Pick<OpenSetup, 'draft' | 'findings'>): SetupStep[] {
  if (!draft.answers.websiteAddress && !read?.websiteAddress) return ['website', 'analysis'];
  return read || draft.wasRead ? [] : ['analysis'];
}

function locateDraft(request: Request): { variant: Variant; id: string } {
  const { pathname, searchParams } = new URL(request.url);
  const variant = variantOf(pathname);
  const id = searchParams.get('draft');
  if (!isDraftId(id)) throw redirect(variant.path);
  return { variant, id };
}

/** A draft keeps the variant that it started with: redirects there from another variant's URL. */
async function openSetup(
  { request, jar }: Visit,
  variant: Variant,
  id: string,
  draft: Draft,
): Promise<OpenSetup> {
  const setup = await setupOf(jar, id, draft);
  if (setup.variant.key !== variant.key) throw redirectAfterPost(request, stepPath(setup, 'website'));
  return setup;
}

/** The setup that was saved last, if it isn't finished. */
export async function newestSetup(jar: CookieJar): Promise<OpenSetup | null> {
  const newest = await newestDraft(jar);
  return newest && isDraftId(newest.id) ? setupOf(jar, newest.id, newest.draft) : null;
}

async function setupOf(jar: CookieJar, id: string, draft: Draft): Promise<OpenSetup> {
  const fromWebsite = await jar.read(findings, id);
  const answers = answersOf(draft, fromWebsite);
  return {
    id,
    variant: variantByKey(draft.variant),
    draft,
    findings: fromWebsite,
    answers: draft.businessDone ? answers : withGuesses(answers),
    voiceId: (await jar.read(voices, id))?.voiceId,
  };
}

async function redirectIfFinished({ request, jar }: Visit, id: string): Promise<void> {
  const finished = await jar.read(createdAgents, id);
  if (finished) throw redirectAfterPost(request, `/demo/agent/${finished.agentId}`);
}
