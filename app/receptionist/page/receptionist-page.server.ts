import { businessNameOf } from '~/answers/answers';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { checklistSteps } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import { isAgentId } from '~/domain/agent-id';
import { checklistPath, paymentPath, receptionistPath, trialPath } from '~/domain/paths';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import type { OwnReceptionist } from '~/site/own-receptionist';
import { readVisitor } from '~/analytics/visitor.server';
import { knownNumber, loadNumber } from '../number/number.server';
import { noScriptRefresh } from '../number/trial-number';
import { reportCheckouts } from '../payment/checkout-report.server';
import {
  isHouseAgent,
  isOwnersBrowser,
  makeCurrentOnGet,
  mayHaveTrialElsewhere,
} from '../permission/permission.server';
import { hasReceptionist, readRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { completeSteps, nextStep } from '../record/checklist-steps';
import { isTrialUnknown } from '../record/known-here';
import { numberPeriod, trialPeriod } from '../trial/trial-end';
import type { Period } from '../trial/trial-end';

/** The data of a receptionist's page. */
export async function loadReceptionist(visit: Visit, agentId: string) {
  const { jar } = visit;
  const { wasAskedFor, automatic, state: numberState } = await loadNumber(visit, agentId);
  if (!wasAskedFor) await makeCurrentOnGet(visit, agentId);
  await reportCheckouts(visit);
  const record = await readRecord(jar, agentId);
  return {
    agentId,
    numberState,
    automatic,
    widget: await widgetSettings(visit, agentId, businessNameOf(record.answers)),
    mayHaveTrial: await mayHaveTrialElsewhere(jar, agentId),
    isHouseAgent: isHouseAgent(agentId),
    isOwnersBrowser: isOwnersBrowser(record),
    record,
    trial: trialPeriod(record),
    numberPeriod: numberPeriod(record),
    noScriptRefresh: noScriptRefresh(receptionistPath(agentId), numberState, automatic),
  };
}

/** The session's current receptionist with what its owner does next, or `null` without one. */
export async function loadOwnReceptionist(jar: CookieJar): Promise<OwnReceptionist | null> {
  if (!hasReceptionist(jar)) return null;
  const { currentAgentId: agentId } = await readVisitor(jar);
  if (!isAgentId(agentId)) return null;
  const record = await readRecord(jar, agentId);
  const trial = trialPeriod(record);
  const step = nextStep(completeSteps(record));
  return {
    agentId,
    name: businessNameOf(record.answers),
    number: await knownNumber(jar, agentId),
    trial,
    next: nextLink(agentId, record, trial, step),
    isSetUp: trial !== null && !trial.hasEnded && step === null,
  };
}

function nextLink(agentId: string, record: AgentRecord, trial: Period | null, step: ChecklistKey | null) {
  const checklist = checklistPath(agentId);
  if (trial?.hasEnded) return { label: 'See how to continue', path: checklist };
  if (!trial && record.customer) return { label: 'Add a card to start your trial', path: paymentPath };
  if (!trial && !isTrialUnknown(record)) return { label: 'Start your free trial', path: trialPath(agentId) };
  if (!trial) return { label: 'Open your checklist', path: checklist };
  return { label: step ? checklistSteps[step].title : 'Open your checklist', path: checklist };
}
