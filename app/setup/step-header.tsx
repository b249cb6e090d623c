import { stepLabel, stepNumber } from './variants';
import type { SetupStep, Variant } from './variants';

/** Why steps have no result, by their names. */
export type EmptySteps = Partial<Record<SetupStep, 'skipped' | 'found nothing'>>;

export interface StepHeaderProps {
  variant: Variant;
  step: SetupStep;
  title: string;
  emptySteps?: EmptySteps;
}

export function StepHeader({ variant, step, title, emptySteps = {} }: StepHeaderProps) {
  const current = stepNumber(variant, step);
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold text-muted">
        Step {current} of {variant.steps.length}
      </p>
      <ol className="setup-progress mb-5">
        {variant.steps.map((each, index) => {
          const why = emptySteps[each];
          const state = why ? 'empty' : index < current ? 'done' : undefined;
          return (
            <li key={each} data-state={state} aria-current={each === step ? 'step' : undefined}>
              {why === 'found nothing' ? (
                <>
                  <span className="sr-only">{stepLabel(each)}:</span> Nothing found
                </>
              ) : (
                [stepLabel(each), why].join(' ').trim()
              )}
            </li>
          );
        })}
      </ol>
      <h1>{title}</h1>
    </div>
  );
}
