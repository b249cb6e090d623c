import pLimit from 'p-limit';
import { z } from 'zod';

import { backend } from '~/backend/backend.server';
import { runInBackground } from '~/backend/background.server';
import type { StepLogEntry } from '~/backend/contract.server';
import { unknownAgent } from '~/domain/agent-id';
import { isWithinLimit } from '~/platform/http/rate-limit.server';
import { log } from '~/platform/telemetry/log.server';
import { openVisit } from '~/platform/cookies/visit.server';
import { defineCounter } from '~/platform/telemetry/metrics.server';
import { readSession } from '~/session/session.server';
import { isPageView } from '~/platform/http/navigation.server';
import { salesRepFor } from './attribution.server';

/** A step of a visitor. `agentId` and `userEmail` default to the session's. */
interface LoggedStep {
  step: StepLogEntry['step'];
  visitType: StepLogEntry['visitType'];
  stepData?: Record<string, unknown>;
  origin?: StepLogEntry['origin'];
  agentId?: string;
  userEmail?: string;
}

/** Limits concurrent calls, so that a slow logging backend doesn't use up sockets or CPU. */
const sendLimit = pLimit(8);
const maxQueued = 1_000;
/** The last step sent for each request. Steps of one request are sent in order. */
const lastSent = new WeakMap<Request, Promise<void>>();

/**
 * Sends the step in the background, which no response waits for. Failed steps and steps over the limits are dropped and
 * counted.
 */
export function logStep(request: Request, step: LoggedStep): void {
  if (!isPageView(request)) return;
  if (sendLimit.pendingCount >= maxQueued) return dropStep();
  const previous = lastSent.get(request) ?? giveHeadStart();
  const sent = previous.then(() => sendWithinLimits(request, step));
  lastSent.set(request, sent);
  runInBackground(sent);
}

/** Steps over an address's rate limit are dropped at once, so that they don't fill the queue for other visitors. */
async function sendWithinLimits(request: Request, step: LoggedStep): Promise<void> {
  if (await isWithinLimit(request, 'visit', '600-a-minute')) await sendLimit(() => send(request, step));
  else dropStep();
}

const countDroppedStep = defineCounter({
  name: 'web_dropped_steps_total',
  help: 'Logged steps that were dropped: too many from one address, or more than the backend accepts.',
  labels: {},
});
let dropped = 0;

/** Logs one summary per ten seconds instead of a line per step. */
function dropStep(): void {
  countDroppedStep({});
  dropped += 1;
  if (dropped > 1) return;
  setTimeout(() => {
    log.warn(
      { dropped },
      'steps were dropped: too many from one address, or more than the backend can accept',
    );
    dropped = 0;
  }, 10_000).unref();
}

async function send(
  request: Request,
  { step, visitType, stepData, origin, agentId, userEmail }: LoggedStep,
): Promise<void> {
  const session = await readSession(openVisit(request).jar); // as sent by the browser, without the changes of the response
  const salesRep = salesRepFor(request, session);
  await backend.logStep({
    step,
    visitType,
    agentId: agentId ?? session.currentAgentId ?? unknownAgent,
    userEmail: userEmail ?? session.email ?? '',
    stepData: { trade: session.trade, ...stepData, salesRep },
    origin: origin ?? 'WebForm',
  });
}

/** Gives a fast response a head start of 20 ms. A slow response, such as a reading's, is sent after the step. */
function giveHeadStart(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** The logged data of each step that a script reports (`report-step.ts`). */
const reportedStep = z.union([
  z
    .object({ step: z.literal('2') })
    .transform((): LoggedStep => ({ step: 2, visitType: 'create_agent', origin: 'VoiceAgent' })),
  z
    .object({ step: z.literal('faq_page_visit') })
    .transform(({ step }): LoggedStep => ({ step, visitType: 'faq' })),
  z
    .object({
      step: z.literal('faq_question_clicked'),
      question: z.string().trim().min(1).max(300),
      index: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    })
    .transform(({ step, ...stepData }): LoggedStep => ({ step, visitType: 'faq', stepData })),
  z
    .object({ step: z.literal(['about_us_page_visit', 'founder_card_expanded', 'founder_email_clicked']) })
    .transform(({ step }): LoggedStep => ({ step, visitType: 'about_us' })),
]);

/** The step that a script reported, or `null` if the form isn't one. */
export function parseReportedStep(form: FormData): LoggedStep | null {
  return reportedStep.safeParse(Object.fromEntries(form)).data ?? null;
}
