import { isbot } from 'isbot';

import { salesRepOf } from '../attribution/attribution.server';
import { backend } from '../backend/backend.server';
import type { StepLogEntry } from '../backend/messages.server';
import { unknownAgent } from '../signup/agent-id';
import { readVisitor } from '../session/visitor.server';

/** A logged step (decisions §3); what is not given comes from the visitor's session. */
export interface Step {
  step: StepLogEntry['step'];
  visitType: StepLogEntry['visitType'];
  stepData?: Record<string, unknown>;
  origin?: StepLogEntry['origin'];
  agentId?: string | undefined;
  userEmail?: string | undefined;
}

const pending = new Set<Promise<unknown>>();

/**
 * Logs a step once the answer to `request` is under way; never delays or breaks a page.
 * A failure goes to the server's log alone. HEAD requests, prefetches and bots are not logged.
 */
export function logStep(request: Request, step: Step): void {
  if (request.method === 'HEAD' || isPrefetch(request) || isbot(request.headers.get('User-Agent'))) return;
  const sending = afterTheAnswer().then(() => send(request, step));
  pending.add(sending);
  void sending.finally(() => pending.delete(sending));
}

/** Resolves when every step logged so far has been sent or has failed. */
export async function settlePendingSteps(): Promise<void> {
  await Promise.allSettled(pending);
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

function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '';
  return purpose.includes('prefetch') || request.headers.get('X-Moz') === 'prefetch';
}

function afterTheAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
