import { textsOf } from '~/answers/answers';
import { hasPatients } from '~/content/trades/trades';
import { hasPhoneNumber } from '~/domain/typed-text';
import type { Answers } from '~/answers/answers';

/** Where the owner set the receptionist up. `elsewhere` is another browser, whose answers this one doesn't have. */
export type SetupPlace = 'form' | 'call' | 'elsewhere';

interface KnownSetup {
  answers: Answers;
  /** How the receptionist was set up, if it was set up in this browser. */
  setupVariant?: 'A' | 'B' | 'C' | 'call' | undefined;
  /** What is known about the number without the answers. */
  hasUrgentNumber?: boolean | undefined;
}

export function setupPlace({ setupVariant }: Pick<KnownSetup, 'setupVariant'>): SetupPlace {
  if (!setupVariant) return 'elsewhere';
  return setupVariant === 'call' ? 'call' : 'form';
}

/**
 * Whether the owner gave a number for urgent calls, in its own field or in the notes; `undefined` if this browser doesn't
 * know. Only a form that was filled in here shows that there is none: in a call, the owner may have said one.
 */
export function hasUrgentNumber(record: KnownSetup): boolean | undefined {
  const { BusinessDescription: notes, UrgentCallsNumber: number } = textsOf(record.answers);
  if (number || hasPhoneNumber(notes)) return true;
  return record.hasUrgentNumber ?? (setupPlace(record) === 'form' ? false : undefined);
}

/**
 * Whether the trial may have been started in another browser: this one got the receptionist by the owner's link, and has
 * seen no checkout since.
 */
export function isTrialUnknown({
  setupVariant,
  isClaimed,
  trialEnds,
}: Pick<KnownSetup, 'setupVariant'> & {
  isClaimed?: boolean | undefined;
  trialEnds?: string | undefined;
}): boolean {
  return isClaimed === true && !setupVariant && !trialEnds;
}

/** Whether its callers may be patients; `null` if this browser doesn't know the trade. */
export function mayHavePatients({ answers }: Pick<KnownSetup, 'answers'>): boolean | null {
  return answers.trade === undefined ? null : hasPatients(answers.trade.value);
}
