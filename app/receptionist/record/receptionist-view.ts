import { contactOf } from '~/answers/contact';
import type { ChecklistKey } from '~/content/checklist';
import { mailHref } from '~/content/contact';
import { ownNumberTo, waitTimes } from '~/content/durations';
import { pricingCopy } from '~/content/pricing-copy';
import { messagesTo } from '~/content/receptionist-texts';
import { ownersLinkTexts } from '~/content/owners-link-texts';
import { paymentPath, trialPath } from '~/domain/paths';
import type { AgentRecord } from './agent-record.server';
import { completeSteps } from './checklist-steps';
import { isSetUpHere } from './receptionist';
import type { Receptionist, Relation } from './receptionist';
import { setupFacts } from './setup-facts';
import type { SetupFacts } from './setup-facts';
import { dayInWords, lastDayFrom, numberPeriod, today, trialPeriod } from './trial-end';
import type { Period } from './trial-end';

export interface NextLink {
  label: string;
  path: string;
}

/** The view of a receptionist that all pages of the owner share. */
export interface ReceptionistView {
  agentId: string;
  relation: Relation;
  facts: SetupFacts;
  permanentNumber: PermanentNumberView;
  urgentNumberLink: string;
  trial: TrialView;
  trialNumber: TrialNumberView;
  /** Where the messages of callers arrive, as a sentence. */
  messagesArriveAt: string;
  marks: MarksView;
}

/** `unknown` if the trial may have started in another browser. `not-offered` if this visitor can't start one. */
export type TrialState = 'not-offered' | 'unknown' | 'not-started' | 'started' | 'ended';

interface TrialView {
  state: TrialState;
  /** `null` before the checkout. */
  period: Period | null;
  /** The last day of a trial that starts today, in words. */
  endIfStartedToday: string;
  /** The texts of a browser that may not know of a trial. `null` if it knows. */
  doubt: TrialDoubt | null;
  /** How to start the trial, the same on every page. `null` if no trial is offered. */
  start: TrialStart | null;
}

export interface TrialDoubt {
  text: string;
  /** The question before the link that starts the trial. */
  question: string;
}

export interface TrialStart {
  /** Whether only the card is missing, because the trial form was sent. */
  isCardMissing: boolean;
  path: string;
}

interface TrialNumberView {
  /** `null` until the number is known. */
  text: string | null;
  /** How long the number works. `null` if that is unknown. */
  period: Period | null;
  /** Whether the number may no longer work. */
  mayBeOff: boolean;
  /** Whether the number is off, but the owner still forwards calls to it. */
  isOff: boolean;
}

/** The texts of the current state, so that browsers don't load those of other states. */
interface PermanentNumberView {
  /** When the number arrives and, once that is known, at which address. */
  wait: string;
  /** The trial form's email address. `null` before the trial, or if this browser doesn't know the address. */
  email: string | null;
  /** A link to correct the address. */
  correction: NextLink;
}

interface MarksView {
  /** The steps that are complete on the checklist. */
  complete: ChecklistKey[];
  /** False if the owner's marks may be in another browser. */
  areKnown: boolean;
  /** Says from which time the marks of an owner's link are. `null` if there are none. */
  asOf: string | null;
  /** Whether calls are forwarded to the permanent number. */
  isForwardedAgain: boolean;
}

interface ViewOptions {
  /** Whether the owner tries the checklist with all steps but the voice complete. */
  isTest?: boolean;
  now?: Date;
}

export function viewReceptionist(
  { agentId, relation, record, number }: Receptionist,
  { isTest = false, now = new Date() }: ViewOptions = {},
): ReceptionistView {
  const { answers, checklist, customer, noTrialOn } = record;
  const period = trialPeriod(record, now);
  const state = trialState(period, relation, record);
  const ownPeriod = numberPeriod(record, now);
  const isForwardedAgain = record.isForwardedAgain === true;
  return {
    agentId,
    relation,
    facts: setupFacts(record),
    urgentNumberLink: urgentNumberLink(agentId),
    permanentNumber: permanentNumber(agentId, state, customer?.email),
    trial: {
      state,
      period,
      endIfStartedToday: dayInWords(lastDayFrom(now, answers)),
      doubt: state === 'unknown' ? trialDoubt(noTrialOn, today(answers, now)) : null,
      start: state === 'not-offered' ? null : trialStart(agentId, record),
    },
    trialNumber: {
      text: number,
      period: ownPeriod,
      mayBeOff: state === 'ended' || ownPeriod?.hasEnded === true,
      isOff: ownPeriod?.hasEnded === true && !isForwardedAgain,
    },
    messagesArriveAt: messagesTo(contactOf(answers)),
    marks: {
      complete: completeSteps(record, isTest),
      areKnown: checklist !== undefined || isTest || knowsMarks(relation, record),
      asOf: marksAsOf(record),
      isForwardedAgain,
    },
  };
}

/** A link to give us the number for urgent calls. */
function urgentNumberLink(agentId: string): string {
  return mailHref(`Number for urgent calls of ${agentId}`);
}

function permanentNumber(agentId: string, trial: TrialState, address = ''): PermanentNumberView {
  const email = trial === 'started' && address ? address : null;
  return {
    wait: trial !== 'started' ? waitTimes.permanentNumber : email ? ownNumberTo(email) : waitTimes.ownNumber,
    email,
    correction: {
      label: 'Wrong address? Email us.',
      path: mailHref(`Another address for the permanent number of ${agentId}`),
    },
  };
}

function trialStart(agentId: string, { customer }: AgentRecord): TrialStart {
  return customer
    ? { isCardMissing: true, path: paymentPath(agentId) }
    : { isCardMissing: false, path: trialPath(agentId) };
}

function marksAsOf(record: AgentRecord): string | null {
  const { linkMadeOn, linkMadeTime, linkMarks = [] } = record;
  if (!linkMadeOn || linkMarks.length === 0 || isSetUpHere(record)) return null;
  return ownersLinkTexts.marksAsOf([dayInWords(linkMadeOn), linkMadeTime ?? []].flat().join(', '));
}

/** `noTrialOn` is the day of an owner's link without a trial. */
function trialDoubt(noTrialOn: string | undefined, today: string): TrialDoubt {
  if (!noTrialOn) return { text: pricingCopy.maybeStarted, question: 'Not yet?' };
  const day = noTrialOn === today ? 'earlier today' : `on ${dayInWords(noTrialOn)}`;
  return { text: `When you made this device’s link ${day}, no trial had started.`, question: 'Still none?' };
}

/** A browser that used the owner's link, and has seen no checkout since, doesn't know of a trial. */
function trialState(period: Period | null, relation: Relation, record: AgentRecord): TrialState {
  if (relation === 'none' || relation === 'house') return 'not-offered';
  if (period) return period.hasEnded ? 'ended' : 'started';
  if (!knowsMarks(relation, record)) return 'unknown';
  return record.isClaimed && !isSetUpHere(record) ? 'unknown' : 'not-started';
}

/** Whether this browser has the record. False if the cookie of the session’s current receptionist was lost. */
function knowsMarks(relation: Relation, { isUsedHere }: AgentRecord): boolean {
  return relation === 'owner' || (relation === 'known' && isUsedHere === true);
}
