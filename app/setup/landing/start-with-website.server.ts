import { tradeBySlug } from '~/content/trades/trades';
import { errorNotice } from '~/platform/forms/notice';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { textOf } from '~/platform/http/receive-form.server';
import { flashNotice } from '~/platform/session/flash.server';
import type { Visit } from '~/platform/session/visit.server';
import { variantByKey } from '../variants';
import { websiteForm } from '../website/website-form.server';
import { websiteMessage } from '~/domain/website-address';
import { submitWebsite } from '../website/website-step.server';
import { saveDraft, stepPath } from '../open-setup.server';
import { beginFormSetup, logLanding } from './landing.server';

/** URLs have 2,048 characters at most, and each of these may take nine. */
const longestShown = 200;

/**
 * Begins a setup with the website address of a form on another page, and logs what the choice of a setup would have
 * logged. No address leads to that choice, and one that can't be right to the website step, which shows it again.
 */
export async function startWithWebsite(visit: Visit, form: FormData) {
  const { request } = visit;
  const variant = variantByKey('A');
  const trade = tradeBySlug(textOf(form, 'trade'))?.slug;
  const landing = new URL(trade ? `${variant.path}?trade=${trade}` : variant.path, request.url);
  const typed = textOf(form, 'websiteAddress').trim();
  if (typed === '') return redirectAfterPost(request, landing.pathname + landing.search);
  await logLanding(visit, variant.landingVisitType, landing);
  const setup = await beginFormSetup(visit, variant);
  if (websiteForm.safeParse({ websiteAddress: typed }).success) return submitWebsite(visit, setup, form);
  await saveDraft(visit, setup, setup.draft);
  await flashNotice(visit, errorNotice('Website Address', websiteMessage));
  const shown = new URLSearchParams({ address: typed.slice(0, longestShown) }); // the draft stores valid addresses only
  return redirectAfterPost(request, `${stepPath(setup, 'website')}&${shown}`);
}
