import { requiredQuestions } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';

export type SetupStep = 'website' | 'analysis' | 'business' | 'voice' | 'confirm';

export interface Variant {
  key: 'A' | 'B' | 'C';
  path: '/create-agent' | '/create-agent2' | '/create-agent3';
  formLabel: 'Instant Setup' | 'Quick Setup';
  steps: readonly SetupStep[];
  /** The number of steps that the visitor sees. In variant A, the analysis is one of them, although it has no page. */
  stepCount: 4 | 5;
  extractionLimitMs: number;
  /** How long reading a website may take, in seconds, as pages say it. Some more pass before the request is given up. */
  readingSeconds: 90 | 30;
  requiredForNext: readonly QuestionName[];
  requiredForCreation: readonly QuestionName[];
  createdStep: 5 | 6;
  trialPitch: boolean;
  landingVisitType: 'create_agent' | 'try_free';
  fillsDefaults: boolean;
}

const instant: Variant = {
  key: 'A',
  path: '/create-agent',
  formLabel: 'Instant Setup',
  steps: ['website', 'business', 'voice'],
  stepCount: 4,
  extractionLimitMs: 120_000,
  readingSeconds: 90,
  requiredForNext: requiredQuestions('A', 'requiredToContinue'),
  requiredForCreation: requiredQuestions('A', 'requiredToCreate'),
  createdStep: 6,
  trialPitch: false,
  landingVisitType: 'create_agent',
  fillsDefaults: true,
};

const quick: Variant = {
  key: 'B',
  path: '/create-agent2',
  formLabel: 'Quick Setup',
  steps: ['website', 'analysis', 'business', 'voice', 'confirm'],
  stepCount: 5,
  extractionLimitMs: 30_000,
  readingSeconds: 30,
  requiredForNext: requiredQuestions('B', 'requiredToContinue'),
  requiredForCreation: requiredQuestions('B', 'requiredToCreate'),
  createdStep: 5,
  trialPitch: false,
  landingVisitType: 'create_agent',
  fillsDefaults: false,
};

const trialPitch: Variant = {
  ...quick,
  key: 'C',
  path: '/create-agent3',
  formLabel: 'Instant Setup',
  requiredForNext: requiredQuestions('C', 'requiredToContinue'),
  requiredForCreation: requiredQuestions('C', 'requiredToCreate'),
  trialPitch: true,
  landingVisitType: 'try_free',
};

export const variants = [instant, quick, trialPitch] as const;

export function variantOf(pathname: string): Variant {
  const root = `/${pathname.split('/')[1] ?? ''}`;
  return variants.find(({ path }) => path === root) ?? instant;
}

export function variantByKey(key: Variant['key']): Variant {
  return variants.find((variant) => variant.key === key) ?? instant;
}

/** The numbered steps that the visitor sees. */
export function namedSteps({ stepCount }: Variant): { name: string; step: SetupStep }[] {
  const named: { name: string; step: SetupStep }[] = [
    { name: 'Website', step: 'website' },
    { name: 'Reading', step: 'analysis' },
    { name: 'Details', step: 'business' },
    { name: 'Voice', step: 'voice' },
    { name: 'Ready', step: 'confirm' },
  ];
  return named.slice(0, stepCount);
}

export function stepNumber(variant: Variant, step: SetupStep | 'creating'): number {
  const numbers = { website: 1, analysis: 2, business: 3, voice: 4, confirm: 5, creating: variant.stepCount };
  return numbers[step];
}
