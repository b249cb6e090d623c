import { salesRepOf } from './attribution.server';
import { backend } from '~/platform/backend/backend.server';
import { inBackground } from '~/platform/backend/background.server';
import type { StepLogEntry } from '~/platform/backend/messages.server';
import { unknownAgent } from '~/domain/agent-id';
import { readVisitor } from '~/platform/session/visitor.server';
import { isVisit } from './visit.server';

/** A logged step (decisions §3); what is not given comes from the visitor's session. */
export interface Step {
  step: StepLogEntry['step'];
  visitType: StepLogEntry['visitType'];
  stepData?: Record<string, unknown>;
  origin?: StepLogEntry['origin'];
  agentId?: string | undefined;
  userEmail?: string | undefined;
}

/**
 * Logs a step once the answer to `request` is under way; never delays or breaks a page.
 * A failure goes to the server's log alone. HEAD requests, prefetches and bots are not logged.
 */
export function logStep(request: Request, step: Step): void {
  if (isVisit(request)) inBackground(afterTheAnswer().then(() => send(request, step)));
}

async function send(
  request: Request,
  { step, visitType, stepData, origin, agentId, userEmail }: Step,
): Promise<void> {
  const visitor = await readVisitor(request);
  const salesRep = salesRepOf(request, visitor);
  await backend.logStep({
    step,
    visitType,
    agentId: agentId ?? visitor.currentAgentId ?? unknownAgent,
    userEmail: userEmail ?? visitor.email ?? '',
    stepData: { ...stepData, ...(salesRep ? { salesRep } : {}) },
    origin: origin ?? 'WebForm',
  });
}

function afterTheAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
