import { businessNameOf, hasWebsite } from '~/answers/answers';
import { isAgentId } from '~/domain/agent-id';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { OwnReceptionist } from '~/site/own-receptionist';
import { readVisitor } from '~/visits/visitor.server';
import { checklistPath, paymentPath, trialPath } from '~/domain/paths';
import { readRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { completeSteps, firstOpenStep, stepTitles } from '../record/checklist-steps';
import { isTrialUnknown } from '../record/known-here';
import { trialStatus } from '../trial/trial-end';
import { knownNumber } from '../number/number.server';

/** The session's current receptionist with what its owner does next, or `null` without one. */
export async function readYourReceptionist(jar: CookieJar): Promise<OwnReceptionist | null> {
  if (!hasReceptionist(jar)) return null;
  const { currentAgentId: agentId } = await readVisitor(jar);
  if (!isAgentId(agentId)) return null;
  const record = await readRecord(jar, agentId);
  return {
    agentId,
    name: businessNameOf(record.answers),
    number: await knownNumber(jar, agentId),
    trialStatus: trialStatus(record),
    next: nextStep(agentId, record),
    isSetUp:
      record.trialEnds !== undefined &&
      firstOpenStep(completeSteps(record), hasWebsite(record.answers)) === null,
  };
}

/** Whether the request carries the cookie of a receptionist, whose owner gets personal pages. A forged one costs a rendering and shows nothing. */
export function hasReceptionist(jar: CookieJar): boolean {
  return jar.names().some((name) => name.startsWith('agent-agent_'));
}

function nextStep(agentId: string, record: AgentRecord) {
  const { customer, trialEnds } = record;
  const checklist = checklistPath(agentId);
  if (!customer && isTrialUnknown(record)) return { label: 'Open your checklist', path: checklist };
  if (!customer && !trialEnds) return { label: 'Start your free trial', path: trialPath(agentId) };
  if (!trialEnds) return { label: 'Add a card to start your trial', path: paymentPath };
  const step = firstOpenStep(completeSteps(record), hasWebsite(record.answers));
  return { label: step ? stepTitles[step] : 'Open your checklist', path: checklist };
}
