import { contactOf } from '~/answers/contact';
import { countFunnelStep } from '~/analytics/funnel.server';
import { createAgent } from '~/backend/costly-calls.server';
import { withSalesRep } from '~/analytics/attribution.server';
import { redirectTo } from '~/platform/http/action-response.server';
import { logStep } from '~/analytics/log-step.server';
import { readSession, saveSession } from '~/session/session.server';
import { saveReceptionist } from '~/receptionist/record/agent-record.server';
import { receptionistPath } from '~/domain/paths';
import { creationRequest } from './creation-request';
import { createdAgentCookie, forgetDraft } from '../draft.server';
import type { OpenSetup } from '../open-setup.server';

/**
 * Creates the agent of a draft, makes it current, and replaces the draft with a cookie that prevents a second creation.
 * Returns the agent's ID, or `null` if the backend failed.
 */
export async function createReceptionist(setup: OpenSetup, form: FormData): Promise<string | null> {
  const { request, jar, id, answers, variant, voiceId } = setup;
  const body = creationRequest(answers, { voiceId, fillsDefaults: variant.fillsDefaults });
  const { outcome, isJoined } = await createAgent(setup, form, id, body);
  if (!outcome.ok) return null;
  const { agentId } = outcome.value;
  if (!isJoined) countFunnelStep({ step: 'created', variant: variant.key });
  await jar.write(createdAgentCookie(id), { agentId });
  const session = withSalesRep(request, await readSession(jar));
  await saveSession(jar, { ...session, currentAgentId: agentId, email: contactOf(answers).email });
  await saveReceptionist(jar, agentId, {
    answers,
    setupVariant: variant.key,
    ownVoice: voiceId !== undefined,
  });
  await forgetDraft(jar, id);
  return agentId;
}

/** Logs that the receptionist is created, and throws the redirect to its page. */
export function goToReceptionist(setup: OpenSetup, agentId: string): never {
  const { request, variant, answers } = setup;
  logStep(request, {
    step: variant.createdStep,
    visitType: 'create_agent',
    agentId,
    userEmail: answers.email,
    stepData: { agentId },
  });
  throw redirectTo(setup, receptionistPath(agentId));
}
