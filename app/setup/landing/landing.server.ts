import { tradeBySlug } from '~/content/trades/trades';
import { withSalesRep } from '~/visits/attribution.server';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { countFunnelStep } from '~/visits/funnel.server';
import { requireCookies } from '~/platform/session/require-cookies.server';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { logStep } from '~/visits/log-step.server';
import { isPageView } from '~/visits/navigation.server';
import { newDraft, newDraftId } from '../draft.server';
import type { Variant } from '../variants';
import { goToStep, saveDraft } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';

/** Logs the landing once per session. Stores that it was logged, and the sales rep. */
export async function logLanding(
  { request, jar }: Visit,
  visitType: Variant['landingVisitType'],
  { pathname, searchParams } = new URL(request.url),
): Promise<void> {
  const known = withSalesRep(request, await readVisitor(jar));
  const trade = tradeBySlug(searchParams.get('trade'))?.slug ?? known.trade;
  const visitor = { ...known, trade };
  if (!visitor.landed)
    logStep(request, { step: 'page_landing', visitType, stepData: { page: pathname, trade } });
  const landed = visitor.landed || isPageView(request); // a prerendered page is logged when it is shown
  await saveVisitor(jar, { ...visitor, landed });
}

export async function startFormSetup(visit: Visit, form: FormData, variant: Variant): Promise<Response> {
  await requireCookies(visit, form);
  return goToStep(visit.request, await beginFormSetup(visit, variant), 'website');
}

export async function beginFormSetup(visit: Visit, variant: Variant): Promise<OpenSetup> {
  const { request, jar } = visit;
  countFunnelStep({ step: 'started', variant: variant.key });
  logStep(request, { step: 'instant_setup_selected', visitType: 'create_agent' });
  const { trade } = await readVisitor(jar);
  const draft = newDraft(variant, trade);
  const { answers } = draft;
  const setup = { id: newDraftId(), variant, draft, answers, findings: null, voiceId: undefined };
  await saveDraft(visit, setup, draft);
  return setup;
}

export async function startSetupCall(visit: Visit, form: FormData, variant: Variant): Promise<Response> {
  const { request } = visit;
  await requireCookies(visit, form);
  countFunnelStep({ step: 'started', variant: 'call' });
  logStep(request, { step: 'voice_setup_selected', visitType: 'create_agent' });
  return redirectAfterPost(request, `${variant.path}/voice-setup`);
}
