import type { ReactNode } from 'react';

import { creationTexts } from '~/content/setup-texts';
import { Ticket } from '~/site/ticket';
import { StepHeader } from './step-header';
import type { StepHeaderProps } from './step-header';

interface WaitingViewProps extends StepHeaderProps {
  /** The value of the button. */
  intent: string;
  /** What is being done. */
  status: ReactNode;
  /** The things that are read or learned. */
  list: readonly string[];
  listTitle?: string;
  /** The end of the ticket. */
  children: ReactNode;
  below?: ReactNode;
}

/** A pause before the redirect, so that the visitor sees that the step succeeded. */
export const pauseMs = 500;

/** The view that the enhanced form shows instead of the page while it is submitted with `intent`. */
export function WaitingView({
  intent,
  status,
  list,
  listTitle,
  children,
  below,
  ...header
}: WaitingViewProps) {
  return (
    <template data-part="waiting" data-for={intent}>
      {/* It takes the place of what was focused. */}
      <div tabIndex={-1} autoFocus className="outline-none">
        <StepHeader {...header} />
      </div>
      <Ticket
        stamp={null}
        title={
          <p role="status" className="flex items-center gap-3">
            <span className="spinner text-accent" aria-hidden="true" />
            {status}
          </p>
        }
      >
        {listTitle ? <p className="mt-3 font-semibold">{listTitle}</p> : null}
        <ul className="mt-2 mb-4 grid list-disc gap-1 pl-6">
          {list.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        {children}
      </Ticket>
      {below}
    </template>
  );
}

/** The view for a step that creates the receptionist. */
export function Creating(props: Pick<WaitingViewProps, 'variant' | 'step' | 'emptySteps' | 'intent'>) {
  return (
    <WaitingView
      {...props}
      title="Creating Your Receptionist"
      status="Learning your business"
      list={creationTexts.learned}
    >
      <p className="hint">{creationTexts.wait}</p>
    </WaitingView>
  );
}
