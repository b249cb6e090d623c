import { stepLabel, stepNumber } from './variants';
import type { SetupStep, Variant } from './variants';

export interface StepHeaderProps {
  variant: Variant;
  step: SetupStep;
  title: string;
  /** Steps that the owner skipped. */
  skipped?: readonly SetupStep[];
}

export function StepHeader({ variant, step, title, skipped = [] }: StepHeaderProps) {
  const current = stepNumber(variant, step);
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold text-muted">
        Step {current} of {variant.steps.length}
      </p>
      <ol className="setup-progress mb-5">
        {variant.steps.map((each, index) => {
          const state = skipped.includes(each) ? 'skipped' : index < current ? 'done' : undefined;
          return (
            <li key={each} data-state={state} aria-current={each === step ? 'step' : undefined}>
              {stepLabel(each)}
              {state === 'skipped' ? ' skipped' : null}
            </li>
          );
        })}
      </ol>
      <h1>{title}</h1>
    </div>
  );
}
