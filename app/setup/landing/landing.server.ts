import { tradeBySlug } from '~/content/trades/trades';
import { withSalesRep } from '~/visits/attribution.server';
import { redirectAfterPost } from '~/platform/http/action-response.server';
import { countFunnelStep } from '~/visits/funnel.server';
import { requireCookies } from '~/platform/session/require-cookies.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { logStep } from '~/visits/log-step.server';
import { isPageView } from '~/visits/navigation.server';
import { newDraft, newDraftId } from '../draft.server';
import type { Variant } from '../variants';
import { goToStep, saveDraft } from '../wizard.server';

/** Logs the landing once per session. The headers store that it was logged, and the sales rep. */
export async function logLanding(request: Request, visitType: Variant['landingVisitType']): Promise<Headers> {
  const { pathname, searchParams } = new URL(request.url);
  const known = withSalesRep(request, await readVisitor(request));
  const trade = tradeBySlug(searchParams.get('trade'))?.slug ?? known.trade;
  const visitor = { ...known, trade };
  if (!visitor.landed)
    logStep(request, { step: 'page_landing', visitType, stepData: { page: pathname, trade } });
  const landed = visitor.landed || isPageView(request); // a prerendered page is logged when it is shown
  return new Headers({ 'Set-Cookie': await saveVisitor(request, { ...visitor, landed }) });
}

export async function startFormSetup(request: Request, form: FormData, variant: Variant): Promise<Response> {
  await requireCookies(request, form);
  countFunnelStep({ step: 'started', variant: variant.key });
  logStep(request, { step: 'instant_setup_selected', visitType: 'create_agent' });
  const { trade } = await readVisitor(request);
  const draft = newDraft(variant, trade);
  const wizard = { id: newDraftId(), draft, variant, findings: null, voiceId: undefined };
  return goToStep(request, wizard, 'website', (await saveDraft(request, wizard, draft)) ?? []);
}

export async function startVoiceSetup(request: Request, form: FormData, variant: Variant): Promise<Response> {
  await requireCookies(request, form);
  countFunnelStep({ step: 'started', variant: 'call' });
  logStep(request, { step: 'voice_setup_selected', visitType: 'create_agent' });
  return redirectAfterPost(request, `${variant.path}/voice-setup`);
}
