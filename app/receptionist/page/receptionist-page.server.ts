import { businessNameOf, noAnswers } from '~/answers/answers';
import { customerOf } from '~/answers/contact';
import { widgetSettings } from '~/call-widget/voice-widget.server';
import { checklistSteps } from '~/content/checklist';
import { addCardLabel, forwardAgain } from '~/content/receptionist-texts';
import { isAgentId } from '~/domain/agent-id';
import { sessionKeysOf } from '~/domain/customer';
import { checklistPath } from '~/domain/paths';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import type { Visit } from '~/platform/cookies/visit.server';
import type { NamedReceptionist, NextLink, OwnReceptionist } from '~/site/own-receptionist';
import { readSession } from '~/session/session.server';
import { answerPhoneQuery } from '../number/number.server';
import { phoneLineOf } from '../number/phone-line';
import { reportCheckouts } from '../payment/checkout-report.server';
import { enterReceptionist, readReceptionist } from '../record/receptionist.server';
import { hasReceptionist, readRecordIds } from '../record/agent-record.server';
import { callsNow } from '../record/calls-now';
import { answeringText, nextStep } from '../record/checklist-steps';
import { isKnownHere } from '../record/receptionist';
import { viewReceptionist } from '../record/receptionist-view';
import type { ReceptionistView } from '../record/receptionist-view';
import { setupFacts } from '../record/setup-facts';
import { trialDoubt } from '../trial/trial-notes';

/** The data of a receptionist's page. */
export async function loadReceptionist(visit: Visit, agentId: string) {
  const stored = await readReceptionist(visit.jar, agentId);
  await enterReceptionist(visit, stored);
  const { receptionist, number } = await answerPhoneQuery(visit, stored);
  await reportCheckouts(visit);
  const { record } = receptionist;
  const { answers, customer } = record;
  const view = viewReceptionist(receptionist);
  return {
    view,
    record,
    next: nextLink(view, { offersUnknown: true }),
    number,
    phone: phoneLineOf(view, true),
    /** The customer's details for session storage, which the trial form uses up. */
    sessionKeys: sessionKeysOf(agentId, customerOf(customer ? noAnswers : answers)),
    widget: await widgetSettings(visit, agentId, businessNameOf(answers)),
  };
}

/** The session's current receptionist with what its owner does next, or `null` without one. */
export async function loadOwnReceptionist(jar: CookieJar): Promise<OwnReceptionist | null> {
  if (!hasReceptionist(jar)) return null;
  const { currentAgentId: agentId } = await readSession(jar);
  if (!isAgentId(agentId)) return null;
  const receptionist = await readReceptionist(jar, agentId);
  const view = viewReceptionist(receptionist);
  const { facts, trial, trialNumber, marks } = view;
  const next = nextLink(view, { offersUnknown: false });
  const isSetUp = trial.state === 'started' && nextStep(marks.complete) === null;
  return {
    agentId,
    name: facts.businessName,
    number: trialNumber.text,
    others: await readOthers(jar, agentId),
    numberPeriod: trialNumber.period,
    status: callsNow(view, marks.complete).isAnswering ? answeringText(marks.complete) : null,
    isForwardedAgain: marks.isForwardedAgain,
    trial: trial.period,
    trialDoubt: trial.state === 'unknown' ? trialDoubt(trial.noTrialOn) : null,
    next,
    isComplete: isSetUp && marks.isForwardedAgain,
    isTrialMissing: trial.state === 'not-started',
    toDo: toDoOf(view),
  };
}

/** The receptionists of this browser besides the session's current one. */
async function readOthers(jar: CookieJar, currentAgentId: string): Promise<NamedReceptionist[]> {
  const ids = (await readRecordIds(jar)).filter((id) => id !== currentAgentId && isAgentId(id));
  const others = await Promise.all(ids.map((id) => readReceptionist(jar, id)));
  return others
    .filter(({ relation }) => isKnownHere(relation))
    .map(({ agentId, record, number }) => ({ agentId, name: setupFacts(record).businessName, number }));
}

/** The thing left to do, with its link; `null` if it's nothing, if this browser doesn't know, or if the button below says it. */
function toDoOf({ agentId, trial, marks }: ReceptionistView): NextLink | null {
  if (trial.state !== 'started') return null;
  const step = nextStep(marks.complete);
  if (step) return { label: checklistSteps[step].title, path: checklistPath(agentId) };
  return marks.isForwardedAgain ? null : { label: forwardAgain, path: checklistPath(agentId, 'phone') };
}

interface NextLinkOptions {
  /** Whether to offer a trial that may have started elsewhere: only next to a link to the checklist. */
  offersUnknown: boolean;
}

/**
 * The link to what an owner does next, on the receptionist's page and on the card of an owner who comes back. In the trial,
 * both name the checklist's next step beside it.
 */
function nextLink({ agentId, trial }: ReceptionistView, { offersUnknown }: NextLinkOptions): NextLink {
  if (!trial.start) return { label: 'Create your receptionist', path: '/create-agent' };
  const path = checklistPath(agentId);
  if (trial.state === 'ended') return { label: 'See how to continue', path };
  if (trial.state === 'started') return { label: 'Open your checklist', path };
  if (trial.start.isCardMissing) return { label: addCardLabel, path: trial.start.path };
  if (trial.state === 'unknown' && !offersUnknown) return { label: 'Open your checklist', path };
  return { label: 'Start Trial Now', path: trial.start.path };
}
