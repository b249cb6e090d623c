import { agentPhoneLine, demoPhoneLine, formerPhoneLine, unknownPhoneLine } from '~/content/phone-lines';
import type { PhoneLine } from '~/content/phone-lines';
import { samplePageOf } from '~/content/trades/trades';
import { isOfBusiness } from '../record/receptionist';
import type { Receptionist } from '../record/receptionist';
import { numberPeriod, trialPeriod } from '../record/trial-end';

/**
 * What to call instead of using the widget, the same on each page of a receptionist. `isPending` says whether the page looks
 * its number up: only then can it say that there is none yet.
 */
export function phoneLineOf({ relation, record, number }: Receptionist, isPending = false): PhoneLine {
  if (!isOfBusiness(relation)) return demoPhoneLine;
  const samples = samplePageOf(record.answers.trade?.value);
  if (trialPeriod(record)?.hasEnded || numberPeriod(record)?.hasEnded) return formerPhoneLine(samples);
  if (number) return agentPhoneLine(number);
  if (relation === 'stranger') return demoPhoneLine;
  return isPending ? agentPhoneLine(null, samples) : unknownPhoneLine(samples);
}
