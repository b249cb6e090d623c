import { businessNameOf, noAnswers } from '~/answers/answers';
import { customerOf } from '~/answers/contact';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { checklistSteps } from '~/content/checklist';
import { forwardAgain } from '~/content/receptionist-texts';
import { isAgentId } from '~/domain/agent-id';
import { sessionKeysOf } from '~/domain/customer';
import { checklistPath, paymentPath, trialPath } from '~/domain/paths';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import type { OwnReceptionist } from '~/site/own-receptionist';
import { readVisitor } from '~/visitor/visitor.server';
import { loadNumber } from '../number/number.server';
import { readyNumber } from '../number/trial-number';
import { reportCheckouts } from '../payment/checkout-report.server';
import { enterReceptionist, readReceptionist } from '../permission/permission.server';
import { hasReceptionist } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { nextStep } from '../record/checklist-steps';
import { viewReceptionist } from '../record/receptionist-view';
import type { ReceptionistView } from '../record/receptionist-view';

/** The data of a receptionist's page. */
export async function loadReceptionist(visit: Visit, agentId: string) {
  const { jar } = visit;
  const arriving = await readReceptionist(jar, agentId);
  await enterReceptionist(visit, arriving);
  const number = await loadNumber(visit, arriving);
  await reportCheckouts(visit);
  const receptionist = await readReceptionist(jar, agentId); // the lookup may have made this browser the owner's
  const { record } = receptionist;
  const { answers, customer } = record;
  return {
    view: viewReceptionist({ ...receptionist, number: readyNumber(number.state) }),
    record,
    number,
    /** The customer's details for session storage, which the trial form uses up. */
    sessionKeys: sessionKeysOf(agentId, customerOf(customer ? noAnswers : answers)),
    widget: await widgetSettings(visit, agentId, businessNameOf(answers)),
  };
}

/** The session's current receptionist with what its owner does next, or `null` without one. */
export async function loadOwnReceptionist(jar: CookieJar): Promise<OwnReceptionist | null> {
  if (!hasReceptionist(jar)) return null;
  const { currentAgentId: agentId } = await readVisitor(jar);
  if (!isAgentId(agentId)) return null;
  const receptionist = await readReceptionist(jar, agentId);
  const view = viewReceptionist(receptionist);
  const { facts, trial, trialNumber, marks } = view;
  const next = nextLink(view, receptionist.record);
  const isSetUp = trial.state === 'started' && nextStep(marks.complete) === null;
  return {
    agentId,
    name: facts.businessName,
    number: trialNumber.text,
    trial: trial.period,
    next,
    toDo: isSetUp ? (marks.isForwardedAgain ? null : forwardAgain) : next.label,
  };
}

function nextLink({ agentId, trial, marks }: ReceptionistView, { customer }: AgentRecord) {
  const checklist = checklistPath(agentId);
  if (trial.state === 'ended') return { label: 'See how to continue', path: checklist };
  if (trial.state !== 'started' && customer)
    return { label: 'Add a card to start your trial', path: paymentPath };
  if (trial.state === 'not-started') return { label: 'Start your free trial', path: trialPath(agentId) };
  const step = trial.state === 'started' ? nextStep(marks.complete) : null;
  return { label: step ? checklistSteps[step].title : 'Open your checklist', path: checklist };
}
