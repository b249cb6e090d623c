import { givesUrgentNumber } from '~/answers/answer-text';
import { goesToCustomers, hasWebsite, shownNameOf, textsOf } from '~/answers/answers';
import type { SamplePage } from '~/content/phone-lines';
import { hasPatients, samplePageOf } from '~/content/trades/trades';
import type { Answers } from '~/answers/answers';

/** Where the owner set the receptionist up. `elsewhere` is another browser. This one doesn't have its answers. */
type SetupPlace = 'form' | 'call' | 'elsewhere';

/** The parts of a record that come from the setup. */
interface Setup {
  answers: Answers;
  /** How the receptionist was set up, if it was set up in this browser. */
  setupVariant?: 'A' | 'B' | 'C' | 'call' | undefined;
  ownVoice?: boolean | undefined;
  /** `hasUrgentNumber` of the record. It is known even if the description was dropped. */
  hasUrgentNumber?: boolean | undefined;
}

/** The facts of the setup that pages depend on. */
export interface SetupFacts {
  place: SetupPlace;
  /** The business's name as pages show it, or empty. */
  businessName: string;
  /** The business's number, which the owner forwards. `null` if it is unknown. */
  businessNumber: string | null;
  /** Whether the business travels to its customers. */
  goesToCustomers: boolean;
  /** Whether the owner gave a website, or may have given one in another browser. */
  mayHaveWebsite: boolean;
  /** Whether a recording of the owner's own voice has been sent. */
  hasOwnVoice: boolean;
  /** See `gaveUrgentNumber`. */
  hasUrgentNumber: boolean | undefined;
  /** Whether callers may be patients. Pages then don't suggest forwarding tonight. `null` if the trade isn't listed. */
  mayHavePatients: boolean | null;
  /** The page with sample calls of the trade, if there is one. */
  samples: SamplePage | undefined;
}

export function setupFacts(setup: Setup): SetupFacts {
  const { answers } = setup;
  return {
    place: setupPlace(setup),
    businessName: shownNameOf(answers),
    businessNumber: textsOf(answers).BusinessPhoneNumber ?? null,
    goesToCustomers: goesToCustomers(answers),
    mayHaveWebsite: hasWebsite(answers) || setupPlace(setup) === 'elsewhere',
    hasOwnVoice: setup.ownVoice === true,
    hasUrgentNumber: gaveUrgentNumber(setup),
    mayHavePatients: answers.trade?.value ? hasPatients(answers.trade.value) : null,
    samples: samplePageOf(answers.trade?.value),
  };
}

export function setupPlace({ setupVariant }: Pick<Setup, 'setupVariant'>): SetupPlace {
  if (!setupVariant) return 'elsewhere';
  return setupVariant === 'call' ? 'call' : 'form';
}

/**
 * Whether the owner gave a number for urgent calls, in its field or in the description. `undefined` if this browser doesn't
 * know. Only a form that was filled in here shows that there is none, because the owner may have said one in a call.
 */
export function gaveUrgentNumber(setup: Setup): boolean | undefined {
  if (givesUrgentNumber(textsOf(setup.answers))) return true;
  return setup.hasUrgentNumber ?? (setupPlace(setup) === 'form' ? false : undefined);
}
