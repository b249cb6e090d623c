import { redirectAfterPost } from '~/platform/http/action-response.server';
import { textOf } from '~/platform/http/receive-form.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { flashToast } from '~/platform/session/flash.server';
import type { Visit } from '~/platform/session/visit.server';
import { drafts, findings, forgetDraft, isDraftId } from '../draft.server';
import { toasts } from '../toasts';
import { variantByKey } from '../variants';
import type { Variant } from '../variants';
import { withFindings } from '../website/findings';
import { stepPath } from '../wizard.server';

export interface Unfinished {
  draftId: string;
  name: string;
  step: 'Details' | 'Voice';
  path: string;
}

/** The newest unfinished setup, or `null` if it has no business name and no website yet. */
export async function findUnfinishedSetup(jar: CookieJar): Promise<Unfinished | null> {
  const left = await jar.newest(drafts);
  if (!left || !isDraftId(left.id)) return null;
  const draft = withFindings(left.value, await jar.read(findings, left.id));
  const name = draft.fields.BusinessName ?? draft.websiteAddress?.replace(/^https?:\/\//, '') ?? '';
  const wizard = { variant: variantByKey(draft.variant), id: left.id };
  if (!name) return null;
  return draft.businessDone
    ? { draftId: left.id, name, step: 'Voice', path: stepPath(wizard, 'voice') }
    : { draftId: left.id, name, step: 'Details', path: stepPath(wizard, 'business') };
}

/** Deletes what was entered in a setup, and shows the landing page with a message. */
export async function discardSetup(visit: Visit, form: FormData, variant: Variant): Promise<Response> {
  const { request, jar } = visit;
  const id = textOf(form, 'draft');
  if (!isDraftId(id)) return redirectAfterPost(request, variant.path);
  forgetDraft(jar, id);
  await flashToast(visit, toasts.setupDiscarded);
  return redirectAfterPost(request, variant.path);
}
