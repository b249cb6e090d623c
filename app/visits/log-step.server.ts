import pLimit from 'p-limit';

import { salesRepOf } from './attribution.server';
import { backend } from '~/backend/backend.server';
import { inBackground } from '~/backend/background.server';
import type { StepLogEntry } from '~/backend/messages.server';
import { unknownAgent } from '~/domain/agent-id';
import { isWithinLimit } from '~/platform/http/rate-limit.server';
import { log } from '~/platform/log.server';
import { observe } from '~/platform/observation/observe.server';
import { readVisitor } from './visitor.server';
import { isVisit } from './visit.server';

/** What is absent comes from the visitor's session. */
export interface Step {
  step: StepLogEntry['step'];
  visitType: StepLogEntry['visitType'];
  stepData?: Record<string, unknown>;
  origin?: StepLogEntry['origin'];
  agentId?: string | undefined;
  userEmail?: string | undefined;
}

/** Few at once, so that a slow log function takes neither sockets nor the processor from visitors. */
const inTurn = pLimit(8);
const waitingAtMost = 1_000;
/** The steps of one request arrive in their order. */
const lastOf = new WeakMap<Request, Promise<void>>();

/** Sent once the response is under way; never delays a page. Failed and excess steps are dropped, and counted. */
export function logStep(request: Request, step: Step): void {
  if (!isVisit(request)) return;
  if (inTurn.pendingCount >= waitingAtMost) return drop();
  const before = lastOf.get(request) ?? afterTheResponse();
  const sent = before.then(() => sendInTurn(request, step));
  lastOf.set(request, sent);
  inBackground(sent);
}

/** What is over an address's limit never waits: it would take the room of others. */
async function sendInTurn(request: Request, step: Step): Promise<void> {
  if (await isWithinLimit(request, 'visit')) await inTurn(() => send(request, step));
  else drop();
}

let dropped = 0;

function drop(): void {
  observe({ kind: 'dropped-step' });
  dropped += 1;
  if (dropped > 1) return;
  setTimeout(() => {
    log.warn(
      { dropped },
      'steps were not logged: too many of one address, or faster than the backend takes them',
    );
    dropped = 0;
  }, 10_000).unref();
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
    stepData: {
      ...(visitor.trade ? { trade: visitor.trade } : {}),
      ...stepData,
      ...(salesRep ? { salesRep } : {}),
    },
    origin: origin ?? 'WebForm',
  });
}

function afterTheResponse(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
