import { createHash } from 'node:crypto';

import { contactOf } from '~/answers/contact';
import { answersFromStored, answersToStore } from '~/answers/stored-answers';
import { countFunnelStep } from '~/analytics/funnel.server';
import { createAgent } from '~/backend/costly-calls.server';
import { withSalesRep } from '~/analytics/attribution.server';
import { redirectTo } from '~/platform/http/action-response.server';
import { logStep } from '~/analytics/log-step.server';
import { readSession, saveSession } from '~/session/session.server';
import { rememberReceptionist } from '~/receptionist/record/agent-record.server';
import { receptionistPath } from '~/domain/paths';
import { creationRequest } from './creation-request';
import { createdAgentCookie, forgetDraft, sentCreationCookie, writeSentCreation } from '../draft.server';
import type { SentCreation } from '../draft.server';
import type { OpenSetup } from '../open-setup.server';

/**
 * Creates the agent of a draft, makes it the current agent, and replaces the draft with a note that prevents a second creation.
 * Returns its ID, or `null` if the backend failed.
 */
export async function createReceptionist(setup: OpenSetup, form: FormData): Promise<string | null> {
  const { jar, id, answers, variant, voiceId } = setup;
  const body = creationRequest(answers, { voiceId, fillsDefaults: variant.fillsDefaults });
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const sentBefore = await jar.read(sentCreationCookie(id));
  const creation = await createAgent(
    { ...setup, form },
    id,
    body,
    sentBefore ?? { digest, answers: answersToStore(answers), voiceId },
  );
  const { outcome, isJoined } = creation;
  const sent = sentBefore ?? creation.sent;
  if (!outcome.ok) {
    const { cause, definite } = outcome.failure;
    if (cause === 'refused') jar.clear(sentCreationCookie(id));
    else if (!sentBefore && !definite) await writeSentCreation(jar, id, sent);
    return null;
  }
  const { agentId } = outcome.value;
  if (!isJoined) countFunnelStep({ step: 'created', variant: variant.key });
  await jar.write(createdAgentCookie(id), { agentId });
  await storeReceptionist(setup, agentId, sent.digest === digest ? null : sent);
  await forgetDraft(jar, id);
  return agentId;
}

/** Stores the setup's answers, or those that were `sent` before with the same idempotency key: the agent may have them. */
async function storeReceptionist(setup: OpenSetup, agentId: string, sent: SentCreation | null) {
  const { request, jar } = setup;
  const { answers, voiceId } = sent?.answers
    ? { answers: answersFromStored(sent.answers), voiceId: sent.voiceId }
    : setup;
  const session = withSalesRep(request, await readSession(jar));
  await saveSession(jar, { ...session, currentAgentId: agentId, email: contactOf(answers).email });
  await rememberReceptionist(jar, agentId, {
    answers,
    setupVariant: setup.variant.key,
    ownVoice: voiceId !== undefined,
    mayLackChanges: sent !== null,
  });
}

/** Logs that the receptionist is created, and throws the redirect to its page. */
export function goToReceptionist({ request, variant, answers }: OpenSetup, agentId: string): never {
  logStep(request, {
    step: variant.createdStep,
    visitType: 'create_agent',
    agentId,
    userEmail: answers.email,
    stepData: { agentId },
  });
  throw redirectTo(request, receptionistPath(agentId));
}
