import type { ChecklistKey } from '~/content/checklist';
import { areNeededDone } from './checklist-steps';
import type { ReceptionistView, TrialState } from './receptionist-view';

/** Who answers calls to the business, and what callers get from the receptionist, as far as this browser knows. */
export interface CallsNow {
  /** `unknown` after the trial, and if calls are forwarded to a number that this browser doesn't know. */
  reach: 'receptionist' | 'trial-number-off' | 'own-phone' | 'unknown';
  get: 'appointment' | 'message' | 'unknown';
}

/** What callers get once the calendar is shared. Until then, the receptionist takes messages. */
const withCalendar: Record<TrialState, CallsNow['get']> = {
  'not-offered': 'message',
  unknown: 'unknown',
  'not-started': 'message',
  started: 'appointment',
  ended: 'unknown',
};

type View = Pick<ReceptionistView, 'trial' | 'trialNumber'>;

export function callsNow(view: View, complete: readonly ChecklistKey[]): CallsNow {
  const isShared = complete.includes('calendar') && complete.includes('invite');
  return { reach: reachOf(view, complete), get: isShared ? withCalendar[view.trial.state] : 'message' };
}

function reachOf({ trial, trialNumber }: View, complete: readonly ChecklistKey[]): CallsNow['reach'] {
  if (trial.state === 'ended') return 'unknown';
  if (!complete.includes('phone')) return 'own-phone';
  if (trialNumber.text === null) return 'unknown';
  return trialNumber.isOff ? 'trial-number-off' : 'receptionist';
}

/** Whether the receptionist answers calls to the business, with all that it needs for appointments. */
export function isAnswering(view: View, complete: readonly ChecklistKey[]): boolean {
  return areNeededDone(complete) && reachOf(view, complete) === 'receptionist';
}
