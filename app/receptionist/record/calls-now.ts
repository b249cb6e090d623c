import type { ChecklistKey } from '~/content/checklist';
import { areNeededDone } from './checklist-steps';
import type { ReceptionistView, TrialState } from './receptionist-view';

/** Who answers calls to the business, and what callers get from the receptionist, as far as this browser knows. */
export interface CallsNow {
  /** `unknown` after the trial, and if calls are forwarded to a number that this browser doesn't know. */
  reach: 'receptionist' | 'trial-number-off' | 'own-phone' | 'unknown';
  callersGet: 'appointment' | 'message' | 'unknown';
  /** Whether callers reach the receptionist, and all that it needs to book appointments is done. */
  isAnswering: boolean;
}

/** What callers get once the calendar is shared. Until then, the receptionist takes messages. */
const onceShared: Record<TrialState, CallsNow['callersGet']> = {
  'not-offered': 'message',
  unknown: 'unknown',
  'not-started': 'message',
  started: 'appointment',
  ended: 'unknown',
};

type View = Pick<ReceptionistView, 'trial' | 'trialNumber'>;

export function callsNow({ trial, trialNumber }: View, complete: readonly ChecklistKey[]): CallsNow {
  const isShared = complete.includes('calendar') && complete.includes('invite');
  const reach = reachOf(trial.state, trialNumber, complete.includes('phone'));
  return {
    reach,
    callersGet: isShared ? onceShared[trial.state] : 'message',
    isAnswering: reach === 'receptionist' && areNeededDone(complete),
  };
}

function reachOf(
  trial: TrialState,
  { text, isOff }: View['trialNumber'],
  areForwarded: boolean,
): CallsNow['reach'] {
  if (trial === 'ended') return 'unknown';
  if (!areForwarded) return 'own-phone';
  if (!text) return 'unknown';
  return isOff ? 'trial-number-off' : 'receptionist';
}
