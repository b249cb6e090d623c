import { stepNumber } from './variants';
import type { Variant, WizardStep } from './variants';

/** 'Step 3 of 4' with the bar, above a step's heading. */
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
  const bars = Array.from({ length: variant.stepCount }, (_, index) => index + 1);
  return (
    <div className="mb-6">
      <p className="mb-2 font-semibold text-muted">
        Step {current} of {variant.stepCount}
      </p>
      <ol className="setup-progress mb-5" aria-hidden="true">
        {bars.map((bar) => (
          <li key={bar} data-done={bar <= current || undefined} />
        ))}
      </ol>
      <h1>{title}</h1>
    </div>
  );
}
