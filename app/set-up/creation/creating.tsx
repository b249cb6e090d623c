import { WaitingContent } from '~/platform/forms/waiting-content';
import { StepHeader } from '../step-header';
import type { Variant } from '../variants';

export function Creating({ variant, intent }: { variant: Variant; intent: string }) {
  return (
    <WaitingContent intent={intent}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was focused */}
      <div tabIndex={-1} autoFocus className="outline-none">
        <StepHeader variant={variant} step="creating" title="Creating your receptionist" />
      </div>
      <p role="status" className="card flex items-center gap-3">
        <span className="spinner text-accent" aria-hidden="true" />
        It learns your business, your hours and how to book. This takes a few seconds.
      </p>
    </WaitingContent>
  );
}
