import { data, redirect } from '@remix-run/node';

import { redirectAfterPost } from '~/platform/http/action-response.server';
import { flashToast } from '~/platform/session/flash.server';
import { requireCookies } from '~/platform/session/require-cookies.server';
import { hasSession } from '~/platform/session/session.server';
import type { Visit } from '~/platform/session/visit.server';
import { createdAgents, drafts, findings, isDraftId, newDraft, voices } from './draft.server';
import type { Draft, Findings } from './draft.server';
import { toasts } from './toasts';
import { variantByKey, variantOf } from './variants';
import type { Variant, WizardStep } from './variants';

export interface Wizard {
  id: string;
  draft: Draft;
  variant: Variant;
  findings: Findings | null;
  voiceId: string | undefined;
}

/** Reads the draft that the URL names. Throws a redirect if it was finished or is gone, or the page "on another device". */
export async function loadWizard(visit: Visit): Promise<Wizard> {
  const { request, jar } = visit;
  const { variant, id } = locateDraft(request);
  await redirectIfFinished(visit, id);
  const draft = await jar.read(drafts, id);
  if (!draft && !hasSession(jar))
    throw data({ kind: 'elsewhere', action: variant.path, fields: [] }, { status: 400 });
  if (!draft) {
    await flashToast(visit, toasts.setupGone);
    throw redirect(variant.path, { headers: { 'Cache-Control': 'no-store' } });
  }
  return openWizard(visit, variant, id, draft);
}

/** Like `loadWizard`, for actions: if the draft's cookie was evicted, continues with an empty draft and the submitted form. */
export async function requireWizard(visit: Visit, form: FormData): Promise<Wizard> {
  const { variant, id } = locateDraft(visit.request);
  await requireCookies(visit, form);
  await redirectIfFinished(visit, id);
  const draft = (await visit.jar.read(drafts, id)) ?? newDraft(variant);
  return openWizard(visit, variant, id, draft);
}

/** Stores the draft's next revision. `false` if it doesn't fit into cookies. */
export function saveDraft({ jar }: Visit, { id }: Wizard, draft: Draft): Promise<boolean> {
  return jar.write(drafts, id, { ...draft, revision: draft.revision + 1 });
}

export function goToStep(request: Request, wizard: Wizard, step: WizardStep) {
  return redirectAfterPost(request, stepPath(wizard, step));
}

export function stepPath({ variant, id }: Pick<Wizard, 'variant' | 'id'>, step: WizardStep): string {
  return `${variant.path}/${step}?draft=${id}`;
}

/** The steps that the owner skipped: website and analysis if there is no website, or only the analysis. */
export function skippedSteps({ draft, findings: read }: Pick<Wizard, 'draft' | 'findings'>): WizardStep[] {
  if (!draft.websiteAddress && !read?.websiteAddress) return ['website', 'analysis'];
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
async function openWizard(
  { request, jar }: Visit,
  variant: Variant,
  id: string,
  draft: Draft,
): Promise<Wizard> {
  const own = variantByKey(draft.variant);
  if (own.key !== variant.key) throw redirectAfterPost(request, stepPath({ variant: own, id }, 'website'));
  const voice = await jar.read(voices, id);
  return { id, draft, variant, findings: await jar.read(findings, id), voiceId: voice?.voiceId };
}

async function redirectIfFinished({ request, jar }: Visit, id: string): Promise<void> {
  const finished = await jar.read(createdAgents, id);
  if (finished) throw redirectAfterPost(request, `/demo/agent/${finished.agentId}`);
}
