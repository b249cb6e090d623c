import { namedSteps, stepNumber } from './variants';
import type { Variant, SetupStep } from './variants';

interface StepHeaderProps {
  variant: Variant;
  step: SetupStep | 'creating';
  title: string;
  /** Steps that the owner skipped. */
  skipped?: readonly SetupStep[];
}

export function StepHeader({ variant, step, title, skipped = [] }: StepHeaderProps) {
  const current = stepNumber(variant, step);
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold text-muted">
        Step {current} of {variant.stepCount}
      </p>
      <ol className="setup-progress mb-5">
        {namedSteps(variant).map(({ name, step: named }, index) => {
          const state = skipped.includes(named) ? 'skipped' : index < current ? 'done' : undefined;
          return (
            <li key={name} data-state={state} aria-current={index + 1 === current ? 'step' : undefined}>
              {name}
              {state === 'skipped' ? <span className="setup-skipped"> skipped</span> : null}
            </li>
          );
        })}
      </ol>
      <h1>{title}</h1>
    </div>
  );
}
