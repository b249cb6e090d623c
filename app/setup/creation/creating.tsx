import { Ticket } from '~/site/ticket';
import { StepHeader } from '../step-header';
import type { Variant, SetupStep } from '../variants';

interface CreatingProps {
  variant: Variant;
  /** The step that creates the receptionist. */
  step: SetupStep;
  skipped: readonly SetupStep[];
  intent: string;
}

/** The progress of the creation, which the enhanced form shows while it is submitted with `intent`. */
export function Creating({ variant, step, skipped, intent }: CreatingProps) {
  return (
    <template data-waiting={intent}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was focused */}
      <div tabIndex={-1} autoFocus className="outline-none">
        <StepHeader {...{ variant, skipped }} step={step} title="Creating Your Receptionist" />
      </div>
      <Ticket
        stamp={null}
        title={
          <p role="status" className="flex items-center gap-3">
            <span className="spinner text-accent" aria-hidden="true" />
            Learning your business
          </p>
        }
      >
        <ul className="mt-2 mb-4 grid list-disc gap-1 pl-6">
          {learned.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <p className="hint">This takes a few seconds.</p>
      </Ticket>
    </template>
  );
}

const learned = ['What you do, and where', 'When you’re open', 'How to book a job'];
