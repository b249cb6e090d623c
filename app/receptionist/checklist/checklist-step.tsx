import { useFetcher } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

import type { ChecklistKey } from './checklist';

interface ChecklistStepProps {
  stepKey: ChecklistKey;
  title: string;
  complete: boolean;
  initiallyOpen: boolean;
  children: ReactNode;
}

/** A step that opens, and a form that marks it. Completing leaves it open, taking that back closes it. */
export function ChecklistStep({ stepKey, title, complete, initiallyOpen, children }: ChecklistStepProps) {
  const [openAtFirst] = useState(initiallyOpen); // from then on the visitor opens and closes
  const panel = useRef<HTMLDetailsElement>(null);
  const fetcher = useFetcher({ key: `step-${stepKey}` });
  const enhanced = useHydrated();
  return (
    <details ref={panel} id={`step-${stepKey}`} className="accordion last:border-b-0" open={openAtFirst}>
      <summary>
        <span className="flex items-center gap-3">
          <StepMark complete={complete} />
          {title}
          <span className="sr-only">{complete ? '(complete)' : '(not complete)'}</span>
        </span>
      </summary>
      <div className="grid gap-4">
        {children}
        <fetcher.Form
          method="post"
          onSubmit={() => {
            if (complete && panel.current) panel.current.open = false;
          }}
        >
          <input type="hidden" name="step" value={stepKey} />
          <input type="hidden" name="done" value={String(!complete)} />
          {enhanced ? <input type="hidden" name="enhanced" value="true" /> : null}
          <button type="submit" className={`btn btn-small ${complete ? 'btn-quiet' : 'btn-primary'}`}>
            {complete ? 'Mark as Incomplete' : 'Mark as Complete'}
            <span className="sr-only">: {title}</span>
          </button>
        </fetcher.Form>
      </div>
    </details>
  );
}

function StepMark({ complete }: { complete: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" className="flex-none text-accent">
      <circle
        cx="12"
        cy="12"
        r="10"
        fill={complete ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      />
      {complete ? (
        <path
          d="m7.5 12.5 3 3 6-7"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  );
}
