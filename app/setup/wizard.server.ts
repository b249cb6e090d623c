import { data, redirect } from '@remix-run/node';

import { redirectAfterPost } from '~/platform/forms/server/redirect-after-post.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import { flashToast } from '~/platform/session/flash.server';
import { requireCookies } from '~/platform/session/require-cookies.server';
import { hasSession } from '~/platform/session/session.server';
import { createdAgents, drafts, findings, isDraftId, newDraft, voices } from './draft.server';
import type { Draft } from './draft.server';
import { toasts } from './toasts';
import type { Findings } from './website/findings';
import { variantByKey, variantOf } from './variants';
import type { Variant, WizardStep } from './variants';

export interface Wizard {
  id: string;
  draft: Draft;
  variant: Variant;
  findings: Findings | null;
  voiceId: string | undefined;
}

/** Throws a redirect to the receptionist that it has become, or to the start if it is gone; or the cookie page. */
export async function loadWizard(request: Request): Promise<Wizard> {
  const { variant, id } = locateDraft(request);
  await refuseFinished(request, id);
  const draft = await drafts.read(request, id);
  if (!draft && !hasSession(request))
    throw data({ kind: 'elsewhere', action: variant.path, fields: [] }, { status: 400 });
  if (!draft) throw redirect(variant.path, { headers: await flashToast(request, toasts.setupGone) });
  refuseOtherVariant(request, draft, variant, id);
  return { id, draft, variant, ...(await findingsAndVoice(request, id)) };
}

/** As `loadWizard`, but a draft whose cookie made room for others continues with what the form carries. */
export async function requireWizard(request: Request, form: FormData): Promise<Wizard> {
  const { variant, id } = locateDraft(request);
  await requireCookies(request, form);
  await refuseFinished(request, id);
  const draft = (await drafts.read(request, id)) ?? newDraft(variant);
  refuseOtherVariant(request, draft, variant, id);
  return { id, draft, variant, ...(await findingsAndVoice(request, id)) };
}

export async function saveDraft(request: Request, { id }: Wizard, draft: Draft): Promise<Headers | null> {
  const cookies = await drafts.write(request, id, { ...draft, revision: draft.revision + 1 });
  return cookies && cookieHeaders(cookies);
}

export function goToStep(request: Request, wizard: Wizard, step: WizardStep, headers = new Headers()) {
  return redirectAfterPost(request, stepPath(wizard, step), headers);
}

export function stepPath({ variant, id }: Pick<Wizard, 'variant' | 'id'>, step: WizardStep): string {
  return `${variant.path}/${step}?draft=${id}`;
}

/** Steps that a setup went past: all about a website where there is none, the reading where it was skipped. */
export function leftOutSteps({ draft, findings: read }: Pick<Wizard, 'draft' | 'findings'>): WizardStep[] {
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

/** A draft continues under the rules that it started with. */
function refuseOtherVariant(request: Request, draft: Draft, variant: Variant, id: string): void {
  const own = variantByKey(draft.variant);
  if (own.key !== variant.key) throw redirectAfterPost(request, stepPath({ variant: own, id }, 'website'));
}

async function refuseFinished(request: Request, id: string): Promise<void> {
  const finished = await createdAgents.read(request, id);
  if (finished) throw redirectAfterPost(request, `/demo/agent/${finished.agentId}`);
}

async function findingsAndVoice(request: Request, id: string): Promise<Pick<Wizard, 'findings' | 'voiceId'>> {
  const voice = await voices.read(request, id);
  return { findings: await findings.read(request, id), voiceId: voice?.voiceId };
}
