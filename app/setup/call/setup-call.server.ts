import { z } from 'zod';

import { answersFrom, noAnswers } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { usableAnswer } from '~/answers/answer-text';
import type { QuestionName } from '~/domain/business-questions';
import { isAgentId } from '~/domain/agent-id';
import { countFunnelStep } from '~/visits/funnel.server';
import { withSalesRep } from '~/visits/attribution.server';
import { log } from '~/platform/telemetry/log.server';
import { hasNumber, requestNumber } from '~/receptionist/number/number.server';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { isOurAgent } from '~/receptionist/permission/permission.server';
import { rememberReceptionist } from '~/receptionist/record/agent-record.server';
import { logStep } from '~/visits/log-step.server';
import type { CallResultReply } from './call-result';

const spokenText = z.string().catch('');

/** The parameters of the voice agent's redirect tool. */
const callResultSchema = z.object({
  Agent_Id: z.string().refine(isAgentId),
  UsersEmailAddress: spokenText,
  BusinessName: spokenText,
  UsersAddress: spokenText,
  UsersCity: spokenText,
  UsersState: spokenText,
  UsersZipcode: spokenText,
});

/** The valid answers among what the owner said. The voice agent may mishear: the owner types the others on the trial form. */
function answersOfCall(said: z.infer<typeof callResultSchema>): Answers {
  const usable = (name: QuestionName, text: string) => usableAnswer(name, text) ?? '';
  const texts = {
    BusinessName: usable('BusinessName', said.BusinessName),
    BusinessAddressStreet: usable('BusinessAddressStreet', said.UsersAddress),
    BusinessAddressCity: usable('BusinessAddressCity', said.UsersCity),
    BusinessAddressState: usable('BusinessAddressState', said.UsersState),
    BusinessAddressZipcode: usable('BusinessAddressZipcode', said.UsersZipcode),
  };
  const email = usable('BusinessEmail', said.UsersEmailAddress);
  return { ...noAnswers, fields: answersFrom(texts, 'owner'), email: email || undefined };
}

/**
 * Stores the receptionist that the voice agent created, requests its number and logs step 99. Responds with 400 to an
 * invalid agent ID. Anyone can post the id of somebody's receptionist, so a browser becomes its owner's only if it is new:
 * one that has a number isn't.
 */
export async function finishSetupCall(visit: Visit, form: FormData): Promise<Response> {
  const { request, jar } = visit;
  const said = callResultSchema.safeParse(Object.fromEntries(form)).data;
  if (!said || isOurAgent(said.Agent_Id)) return respond({ assigned: false }, { status: 400 });
  const agentId = said.Agent_Id;
  const answers = answersOfCall(said);
  const isNew = !(await hasNumber({ ...visit, form }, agentId));
  log.info({ isNew }, 'a setup call created a receptionist');
  const visitor = withSalesRep(request, await readVisitor(jar));
  const email = answers.email || visitor.email;
  await saveVisitor(jar, { ...visitor, currentAgentId: agentId, email });
  const state = await requestNumber({ ...visit, form }, agentId, { answers });
  if (isNew) countFunnelStep({ step: 'created', variant: 'call' });
  await rememberReceptionist(jar, agentId, {
    answers,
    setupVariant: isNew ? 'call' : undefined,
    ownVoice: false,
    isFirstVersion: false,
  });
  const assigned = state.kind === 'ready' || state.kind === 'none';
  logStep(request, {
    step: 99,
    visitType: 'create_agent',
    origin: 'VoiceAgent',
    stepData: { success: assigned },
    agentId,
    userEmail: email,
  });
  return respond({ assigned }, { headers: { 'Cache-Control': 'no-store' } });
}

function respond(body: CallResultReply, init: ResponseInit): Response {
  return Response.json(body, init);
}
