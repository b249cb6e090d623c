import { answersFrom, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { validAnswers } from '~/answers/answer-text';
import { customerOf } from '~/answers/contact';
import { questionNames } from '~/domain/business-questions';
import { isAgentId } from '~/domain/agent-id';
import { customerFields, sessionKeysOf } from '~/domain/customer';
import type { SessionKeys } from '~/domain/customer';
import { countFunnelStep } from '~/analytics/funnel.server';
import { withSalesRep } from '~/analytics/attribution.server';
import { textOf } from '~/platform/http/receive-form.server';
import { log } from '~/platform/telemetry/log.server';
import { assignUnchecked, lookUpNumber } from '~/receptionist/number/number.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { readSession, saveSession } from '~/session/session.server';
import { readReceptionist } from '~/receptionist/record/receptionist.server';
import { addSaid, saveSetupCall } from '~/receptionist/record/agent-record.server';
import { logStep } from '~/analytics/log-step.server';

/** The JSON response of `/voice-handover`. */
export interface CallResultReply {
  /** Whether a phone number was assigned, or will be soon. */
  assigned: boolean;
  /** The valid details, for session storage. */
  sessionKeys?: SessionKeys;
}

/** The valid answers among what the owner said. The voice agent may mishear: the owner types the others on the trial form. */
function answersOfCall(form: FormData): Answers {
  const said = Object.values(customerFields).map(({ parameter, question }) => [
    question,
    textOf(form, parameter),
  ]);
  const { BusinessEmail: email, ...texts } = validAnswers(Object.fromEntries(said), questionNames);
  return { ...noAnswers, fields: answersFrom(texts, 'owner'), email };
}

/**
 * Stores the receptionist that the voice agent created, has its number assigned and logs step 99. Responds with 400 to an
 * invalid agent ID. What a repeated result lacks stays as it was. Anyone can post the id of somebody's receptionist, so the
 * browser becomes its owner's, and has a number assigned, only if the backend says that the receptionist has none yet. If the backend
 * doesn't answer, the next lookup decides. For one that has a number, only its owner's browser asks again.
 */
export async function finishSetupCall(visit: Visit, form: FormData): Promise<Response> {
  const { request, jar } = visit;
  const agentId = textOf(form, 'Agent_Id');
  if (!isAgentId(agentId)) return respond({ assigned: false }, { status: 400 });
  const stored = await readReceptionist(jar, agentId);
  if (stored.relation === 'house') return respond({ assigned: false }, { status: 400 });
  const said = answersOfCall(form);
  const answers = addSaid(said, stored.record.answers);
  const { state: found, receptionist } = await lookUpNumber(visit, form, stored);
  const isNew = found.kind === 'unassigned' || found.kind === 'unassigned-not-owner';
  log.info({ isNew }, 'a setup call ended');
  const session = withSalesRep(request, await readSession(jar));
  const email = answers.email || session.email;
  await saveSession(jar, { ...session, currentAgentId: agentId, email });
  const isOwners = receptionist.relation === 'owner' && found.kind !== 'ended';
  const { state } =
    isNew || isOwners ? await assignUnchecked(visit, form, receptionist, { answers }) : { state: found };
  if (isNew && receptionist.relation !== 'owner') countFunnelStep({ step: 'created', variant: 'call' });
  await saveSetupCall(jar, agentId, { said, isNew, mayBeOwner: found.kind === 'problem' });
  const assigned = state.kind === 'ready' || state.kind === 'requested';
  logStep(request, {
    step: 99,
    visitType: 'create_agent',
    origin: 'VoiceAgent',
    stepData: { success: assigned },
    agentId,
    userEmail: email,
  });
  const sessionKeys = sessionKeysOf(agentId, customerOf(answers));
  return respond({ assigned, sessionKeys });
}

function respond(body: CallResultReply, init?: ResponseInit): Response {
  return Response.json(body, init);
}
