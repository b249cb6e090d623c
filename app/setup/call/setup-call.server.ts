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
import { askForNumber, assignUnchecked } from '~/receptionist/number/number.server';
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

/** The valid answers of the call. The voice agent may mishear, so the owner types the others on the trial form. */
function answersOfCall(form: FormData): Answers {
  const said = Object.values(customerFields).map(({ parameter, question }) => [
    question,
    textOf(form, parameter),
  ]);
  const { BusinessEmail: email, ...texts } = validAnswers(Object.fromEntries(said), questionNames);
  return { ...noAnswers, fields: answersFrom(texts, 'owner'), email };
}

/**
 * Stores the receptionist that the voice agent created, has a number assigned, and logs step 99. Details that a repeated
 * result lacks stay as they were. Responds with 400 to an invalid agent ID.
 * Anyone can post the ID of another owner's receptionist, so the backend's number decides:
 * - It has none: the receptionist is new. This becomes the owner's browser and gets the number.
 * - The lookup fails: the next lookup decides.
 * - It has one: nothing changes. Only the owner's browser may have one assigned again.
 */
export async function finishSetupCall(visit: Visit, form: FormData): Promise<Response> {
  const { request, jar } = visit;
  const agentId = textOf(form, 'Agent_Id');
  if (!isAgentId(agentId)) return callResultResponse({ assigned: false }, { status: 400 });
  const stored = await readReceptionist(jar, agentId);
  if (stored.relation === 'house') return callResultResponse({ assigned: false }, { status: 400 });
  const said = answersOfCall(form);
  const answers = addSaid(said, stored.record.answers);
  const { state: found, receptionist } = await askForNumber(visit, form, stored, 'look');
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
  return callResultResponse({ assigned, sessionKeys });
}

function callResultResponse(body: CallResultReply, init?: ResponseInit): Response {
  return Response.json(body, init);
}
