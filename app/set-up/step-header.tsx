import { namedSteps, partOf, stepNumber } from './variants';
import type { Variant, WizardStep } from './variants';

export function StepHeader({
  variant,
  step,
  title,
}: {
  variant: Variant;
  step: WizardStep | 'creating';
  title: string;
}) {
  const current = stepNumber(variant, step);
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold text-muted">
        Step {current} of {variant.stepCount}
      </p>
      <ol className="setup-progress mb-5">
        {namedSteps(variant).map(({ name, steps }) => (
          <li key={name} data-steps={steps.length} aria-current={name === partOf(step) ? 'step' : undefined}>
            <span className="setup-bars" aria-hidden="true">
              {steps.map((number) => (
                <span key={number} data-done={number <= current || undefined} />
              ))}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <h1>{title}</h1>
    </div>
  );
}
