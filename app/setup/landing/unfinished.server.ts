import { businessNameOf } from '~/answers/answers';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { textOf } from '~/platform/http/receive-form.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { flashNotice } from '~/platform/session/flash.server';
import type { Visit } from '~/platform/session/visit.server';
import { forgetDraft, isDraftId } from '../draft.server';
import { notices } from '../notices';
import type { Variant } from '../variants';
import { newestSetup, stepPath } from '../open-setup.server';

export interface Unfinished {
  draftId: string;
  name: string;
  step: 'Details' | 'Voice';
  path: string;
}

/** The newest unfinished setup, or `null` if it has no business name and no website yet. */
export async function findUnfinishedSetup(jar: CookieJar): Promise<Unfinished | null> {
  const setup = await newestSetup(jar);
  if (!setup) return null;
  const { id: draftId, answers, draft } = setup;
  const name = businessNameOf(answers) || (answers.websiteAddress ?? '').replace(/^https?:\/\//, '');
  if (!name) return null;
  return draft.businessDone
    ? { draftId, name, step: 'Voice', path: stepPath(setup, 'voice') }
    : { draftId, name, step: 'Details', path: stepPath(setup, 'business') };
}

/** Deletes what was entered in a setup, and shows the landing page with a message. */
export async function discardSetup(visit: Visit, form: FormData, variant: Variant): Promise<Response> {
  const { request, jar } = visit;
  const id = textOf(form, 'draft');
  if (!isDraftId(id)) return redirectAfterPost(request, variant.path);
  forgetDraft(jar, id);
  await flashNotice(visit, notices.setupDiscarded);
  return redirectAfterPost(request, variant.path);
}
