import {
  agentPhoneLine,
  demoPhoneLine,
  formerPhoneLine,
  pendingPhoneLine,
  unknownPhoneLine,
} from '~/content/phone-lines';
import type { PhoneLine } from '~/content/phone-lines';
import { isOfBusiness } from '../record/receptionist';
import type { ReceptionistView } from '../record/receptionist-view';

/**
 * The number to call instead of using the widget, the same on each page of a receptionist. `isPending` says whether the page
 * looks the number up. Only then can the text say that there is none yet.
 */
export function phoneLineOf(view: ReceptionistView, isPending = false): PhoneLine {
  const { relation, facts, trialNumber } = view;
  const { samples } = facts;
  if (!isOfBusiness(relation)) return demoPhoneLine;
  if (trialNumber.mayBeOff) return formerPhoneLine(samples);
  if (trialNumber.text) return agentPhoneLine(trialNumber.text);
  if (relation === 'stranger') return demoPhoneLine;
  return isPending ? pendingPhoneLine(samples) : unknownPhoneLine(samples);
}
