import { contactOf, textsOf } from '~/answers/answers';
import { countFunnelStep } from '~/visits/funnel.server';
import { createAgent } from '~/backend/costly-calls.server';
import type { CallContext } from '~/backend/costly-calls.server';
import { hoursSummary } from '~/domain/hours-summary';
import { withSalesRep } from '~/visits/attribution.server';
import { redirectAfterPost, reportFault } from '~/platform/http/action-response.server';
import { flashToast } from '~/platform/session/flash.server';
import type { Visit } from '~/platform/session/visit.server';
import { logStep } from '~/visits/log-step.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { addressLine, saveTrialPrefill } from '~/receptionist/agent-record.server';
import { creationRequest } from './creation-request';
import { createdAgents, forgetDraft } from '../draft.server';
import { toasts } from '../toasts';
import { goToStep } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';

type Creation = { ok: true; agentId: string } | { ok: false };

/** Outcomes in the funnel. A call that joined a running one, such as after a double click, gets the same outcome. */
const counted = new WeakSet<object>();

/** Creates the agent of a draft, makes it the current agent, and replaces the draft with a note that prevents a second creation. */
export async function createReceptionist(context: CallContext, setup: OpenSetup): Promise<Creation> {
  const { jar } = context;
  const { id, answers, variant, voiceId } = setup;
  const body = creationRequest(answers, { voiceId, fillsDefaults: variant.fillsDefaults });
  const outcome = await createAgent(context, id, body);
  if (!outcome.ok) return { ok: false };
  const { agentId } = outcome.value;
  if (!counted.has(outcome)) countFunnelStep({ step: 'created', variant: variant.key });
  counted.add(outcome);
  await jar.write(createdAgents, id, { agentId });
  forgetDraft(jar, id);
  await storeReceptionist(context, setup, agentId, body);
  return { ok: true, agentId };
}

async function storeReceptionist(
  visit: Visit,
  { variant, answers, voiceId }: OpenSetup,
  agentId: string,
  body: ReturnType<typeof creationRequest>,
) {
  const { request, jar } = visit;
  const visitor = withSalesRep(request, await readVisitor(jar));
  const { businessData } = body;
  const texts = textsOf(answers);
  const { isGuess } = contactOf(answers);
  const handover = {
    businessName: businessData.BusinessName,
    email: isGuess ? '' : body.email, // without the guess in `body`, which may be nobody's address
    address: businessData.BusinessAddressStreet,
    city: businessData.BusinessAddressCity,
    state: businessData.BusinessAddressState,
    zipCode: businessData.BusinessAddressZipcode,
  };
  const { ServiceRangeMiles: miles } = businessData;
  const knows = {
    businessName: handover.businessName,
    hours: hoursSummary(businessData.WeeklySchedule),
    serviceType: businessData.ServiceType,
    serviceRange: miles === undefined ? undefined : String(miles),
    timeZone: businessData.TimeZone || undefined,
    trade: answers.trade?.value,
    address: addressLine(handover),
    phone: businessData.BusinessPhoneNumber,
    email: body.email,
    emailIsGuess: isGuess,
    description: texts.BusinessDescription,
    urgentNumber: texts.UrgentCallsNumber,
    ownVoice: voiceId !== undefined,
  };
  await saveVisitor(jar, { ...visitor, currentAgentId: agentId, email: body.email });
  await saveTrialPrefill(jar, agentId, handover, variant.key, knows);
}

export async function createAndRedirect(context: CallContext, setup: OpenSetup) {
  return redirectAfterCreation(context, setup, await createReceptionist(context, setup));
}

/** Redirects to the new receptionist, or shows a toast if the creation failed. */
export async function redirectAfterCreation(visit: Visit, setup: OpenSetup, creation: Creation) {
  const { request } = visit;
  const { variant, answers } = setup;
  if (!creation.ok) return reportCreationFault(visit, setup);
  const { agentId } = creation;
  logStep(request, {
    step: variant.createdStep,
    visitType: 'create_agent',
    agentId,
    userEmail: answers.email,
    stepData: { agentId },
  });
  return redirectAfterPost(request, `/demo/agent/${agentId}`);
}

/** If this request cloned a voice, redirects to the voice step, which now offers that voice. */
async function reportCreationFault(visit: Visit, setup: OpenSetup) {
  const hasClonedVoice = setup.voiceId && !setup.variant.steps.includes('confirm');
  if (!hasClonedVoice) return reportFault(toasts.creationFailed);
  await flashToast(visit, toasts.creationFailed);
  return goToStep(visit.request, setup, 'voice');
}
