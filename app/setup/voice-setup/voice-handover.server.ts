import { countFunnelStep } from '~/visits/funnel.server';
import { withSalesRep } from '~/visits/attribution.server';
import { log } from '~/platform/log.server';
import { requestNumber } from '~/receptionist/number/phone.server';
import { cookieHeaders } from '~/platform/session/encrypted-cookie.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { saveTrialPrefill } from '~/receptionist/agent-record.server';
import { isHouseAgent } from '~/receptionist/house-agents.server';
import { logStep } from '~/visits/log-step.server';
import type { CallResult } from './send-call-result';
import { parseHandover } from './handover-form.server';

/** Stores the receptionist that the voice agent created, requests its number and logs step 99. Responds with 400 to an invalid agent ID. */
export async function finishVoiceSetup(request: Request, form: FormData): Promise<Response> {
  const parsed = parseHandover(form);
  if (!parsed || isHouseAgent(parsed.agentId)) return respond({ assigned: false }, { status: 400 });
  const { agentId, handover } = parsed;
  log.info({ agentId }, 'voice setup handed over a receptionist');
  const visitor = withSalesRep(request, await readVisitor(request));
  const email = handover.email || visitor.email;
  const cookies = [await saveVisitor(request, { ...visitor, currentAgentId: agentId, email })];
  const { state, cookies: numberCookies } = await requestNumber({ request, form }, agentId, { handover });
  countFunnelStep({ step: 'created', variant: 'call' });
  cookies.push(...(await saveTrialPrefill(request, agentId, handover, 'call')), ...numberCookies);
  const assigned = state.kind === 'ready' || state.kind === 'none';
  logStep(request, {
    step: 99,
    visitType: 'create_agent',
    origin: 'VoiceAgent',
    stepData: { success: assigned },
    agentId,
    userEmail: email,
  });
  return respond({ assigned }, { headers: cookieHeaders(cookies) });
}

function respond(body: CallResult, init: ResponseInit): Response {
  return Response.json(body, init);
}
