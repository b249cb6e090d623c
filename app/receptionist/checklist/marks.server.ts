import { countFunnelStep } from '~/analytics/funnel.server';
import type { ChecklistKey } from '~/content/checklist';
import type { Visit } from '~/platform/cookies/visit.server';
import { redirectTo } from '~/platform/http/action-response.server';
import { readLinked } from '../owners-link/linked-receptionist.server';
import { requireSavedRecord } from '../record/agent-record.server';
import {
  checklistKeys,
  completeSteps,
  isChecklistKey,
  isSetupComplete,
  nextStep,
  nextStepId,
  withStep,
} from '../record/checklist-steps';

/** Whether the owner tries the checklist with all steps but the voice complete. */
export function isTestMode(request: Request): boolean {
  return new URL(request.url).searchParams.get('test') === 'true';
}

/**
 * Marks a step, and throws a redirect that opens the next step. With an owner's link in the URL, also stores the link's
 * marks, but none of its other facts. Throws error page 422 if the mark can't be stored.
 */
export async function markStep(visit: Visit, form: FormData): Promise<never> {
  const { request, jar } = visit;
  const key = form.get('step');
  const done = form.get('done');
  if (!isChecklistKey(key) || (done !== 'true' && done !== 'false')) throw redirectAfterMark(visit); // a truncated body
  const { stored, linked } = await readLinked(visit);
  const { agentId, record } = stored;
  const { linkMarks, linkForwardedAgain } = linked.record;
  const before = completeSteps(linked.record, isTestMode(request));
  const checklist = withStep(withEarlierMarks(before, form), key, done === 'true');
  const marks = { checklist, linkMarks, linkForwardedAgain };
  const isForwardedAgain = checklist.includes('phone') && linked.record.isForwardedAgain;
  await requireSavedRecord(jar, agentId, { ...record, ...marks, isForwardedAgain });
  if (isSetupComplete(checklist) && !isSetupComplete(before))
    countFunnelStep({ step: 'checklist-complete', variant: record.setupVariant ?? 'unknown' });
  if (done === 'false') throw redirectAfterMark(visit, ['none'], `step-${key}`);
  const next = nextStep(checklist);
  throw redirectAfterMark(visit, next ? [key, next] : [key], nextStepId(key, checklist));
}

/** Applies earlier marks that the script has sent, and that may not be stored. */
function withEarlierMarks(complete: ChecklistKey[], form: FormData): ChecklistKey[] {
  return checklistKeys.reduce((now, key) => {
    const done = form.get(`earlier.${key}`);
    return done === null ? now : withStep(now, key, done === 'true');
  }, complete);
}

/** Marks whether calls are forwarded to the permanent number, and throws a redirect to the page. */
export async function markForwardedAgain(visit: Visit, form: FormData): Promise<never> {
  const done = form.get('done');
  if (done !== 'true' && done !== 'false') throw redirectAfterMark(visit); // a truncated body
  const { stored, linked } = await readLinked(visit);
  const { agentId, record } = stored;
  const { linkForwardedAgain } = linked.record;
  const isForwardedAgain = done === 'true';
  await requireSavedRecord(visit.jar, agentId, { ...record, isForwardedAgain, linkForwardedAgain });
  throw redirectAfterMark(visit);
}

/** A redirect to the same checklist, with the owner's link if the URL has one. `open` has the open steps. */
function redirectAfterMark(visit: Visit, open: string[] = [], id = '') {
  const next = new URL(visit.request.url);
  for (const name of ['open', 'phone']) next.searchParams.delete(name);
  for (const step of open) next.searchParams.append('open', step);
  next.hash = id;
  return redirectTo(visit, next.pathname + next.search + next.hash);
}
