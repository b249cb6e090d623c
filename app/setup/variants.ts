import type { QuestionName } from '~/domain/business-questions';

/** The steps of the setup, in order. A step's name is the name of its module in `app/routes/create-agent`. */
const stepRows = {
  website: { path: 'website', label: 'Website' },
  reading: { path: 'analysis', label: 'Reading', needs: 'website' },
  business: { path: 'business', label: 'Details' },
  voice: { path: 'voice', label: 'Voice', needs: 'business' },
  review: { path: 'confirm', label: 'Review', needs: 'business' },
} as const satisfies Record<string, StepRow>;

interface StepRow {
  /** The last part of the page's path. It can't change, because owners have links to these pages. */
  path: string;
  /** The step's name in the progress that visitors see. */
  label: string;
  /** The step that must be done before this step can be opened. */
  needs?: NeededStep;
}

export type SetupStep = keyof typeof stepRows;
type NeededStep = 'website' | 'business';

// `keysOf` can't be used here: `app/routes.ts` loads this file before the alias `~/` exists.
export const setupSteps = Object.keys(stepRows) as SetupStep[]; // it has no other keys

/** One of the three forms of the setup. */
export interface Variant {
  key: 'A' | 'B' | 'C';
  path: '/create-agent' | '/create-agent2' | '/create-agent3';
  formLabel: 'Instant Setup' | 'Quick Setup';
  /** The steps that the visitor sees, in order. The last one creates the receptionist. */
  steps: readonly SetupStep[];
  /** Whether the website step itself reads the website. The reading then has no page of its own. */
  readsAtOnce: boolean;
  readingLimitMs: number;
  /** The questions that must be answered before the next step. */
  requiredToContinue: readonly QuestionName[];
  /** The questions that must be answered before the receptionist is created. */
  requiredToCreate: readonly QuestionName[];
  /** Whether empty answers are replaced with defaults when the receptionist is created. */
  fillsDefaults: boolean;
  /** The number of the logged step when the receptionist was created. */
  createdStep: 5 | 6;
  pitchesTrial: boolean;
  landingVisitType: 'create_agent' | 'try_free';
}

const instant: Variant = {
  key: 'A',
  path: '/create-agent',
  formLabel: 'Instant Setup',
  steps: ['website', 'reading', 'business', 'voice'],
  readsAtOnce: true,
  readingLimitMs: 120_000,
  requiredToContinue: [
    'BusinessName',
    'BusinessPhoneNumber',
    'TimeZone',
    'ServiceType',
    'BusinessAddressStreet',
  ],
  requiredToCreate: [],
  fillsDefaults: true,
  createdStep: 6,
  pitchesTrial: false,
  landingVisitType: 'create_agent',
};

const quick: Variant = {
  key: 'B',
  path: '/create-agent2',
  formLabel: 'Quick Setup',
  steps: ['website', 'reading', 'business', 'voice', 'review'],
  readsAtOnce: false,
  readingLimitMs: 30_000,
  requiredToContinue: ['BusinessName'],
  requiredToCreate: ['BusinessName', 'TimeZone', 'ServiceType'],
  fillsDefaults: false,
  createdStep: 5,
  pitchesTrial: false,
  landingVisitType: 'create_agent',
};

const trialPitch: Variant = {
  ...quick,
  key: 'C',
  path: '/create-agent3',
  formLabel: 'Instant Setup',
  pitchesTrial: true,
  landingVisitType: 'try_free',
};

export const variants = [instant, quick, trialPitch] as const;

export function variantOf(pathname: string): Variant {
  const root = `/${pathname.split('/')[1] ?? ''}`.toLowerCase();
  return variants.find(({ path }) => path === root) ?? instant;
}

export function variantByKey(key: Variant['key']): Variant {
  return variants.find((variant) => variant.key === key) ?? instant;
}

/** The path of the step's page, without the draft. */
export function pagePath({ path }: Variant, step: SetupStep): string {
  return `${path}/${stepRows[step].path}`;
}

export function stepLabel(step: SetupStep): string {
  return stepRows[step].label;
}

/** The number that the visitor sees and that is logged when the step is done. */
export function stepNumber({ steps }: Variant, step: SetupStep): number {
  return steps.indexOf(step) + 1;
}

/** Whether the receptionist is created by this step. */
export function isLastStep(variant: Variant, step: SetupStep): boolean {
  return stepAfter(variant, step) === null;
}

/** The page after this step. The last step has none. */
export function stepAfter(variant: Variant, step: SetupStep): SetupStep | null {
  return pagesOf(variant).find((page) => isBefore(step, page)) ?? null;
}

/** The page before this step. The variant may lack the step. The first step has no page before. */
function previousStep(variant: Variant, step: SetupStep): SetupStep | null {
  return pagesOf(variant).findLast((page) => isBefore(page, step)) ?? null;
}

/**
 * The page to show to a visitor who requests this step: the needed step if that isn't done, or the page before if the variant
 * lacks this step's page.
 */
export function openableStep(
  variant: Variant,
  step: SetupStep,
  isDone: Readonly<Record<NeededStep, boolean>>,
  pages: readonly SetupStep[] = pagesOf(variant),
): SetupStep {
  const { needs }: StepRow = stepRows[step];
  if (needs && !isDone[needs]) return openableStep(variant, needs, isDone);
  return pages.includes(step) ? step : (previousStep(variant, step) ?? 'website');
}

function pagesOf({ steps, readsAtOnce }: Variant): SetupStep[] {
  return steps.filter((step) => !(readsAtOnce && step === 'reading'));
}

function isBefore(one: SetupStep, other: SetupStep): boolean {
  return setupSteps.indexOf(one) < setupSteps.indexOf(other);
}
