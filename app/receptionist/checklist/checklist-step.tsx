import type { ReactNode } from 'react';

import { Stamp } from '~/platform/ui/ticket';
import { isCounted } from './checklist';
import type { ChecklistKey } from './checklist';
import { markLabels } from './mark-labels';

interface ChecklistStepProps {
  stepKey: ChecklistKey;
  title: string;
  minutes: number;
  place: 'On your phone' | 'On a computer' | 'On a phone or a computer';
  complete: boolean;
  open: boolean;
  children: ReactNode;
}

export function ChecklistStep(props: ChecklistStepProps) {
  const { stepKey, title, minutes, place, complete, open, children } = props;
  const { label, status } = markLabels(complete);
  return (
    <details
      id={`step-${stepKey}`}
      className="accordion checklist-step"
      data-step={stepKey}
      data-counted={isCounted(stepKey)}
      data-complete={complete}
      open={open}
    >
      <summary>
        <StepMark />
        <span className="grow">
          {title} <span className="sr-only">{status}</span>
          <span className="checklist-time hint">
            {minutes} min · {place}
          </span>
        </span>
        <span className="checklist-stamp" aria-hidden="true">
          <Stamp>Done</Stamp>
        </span>
      </summary>
      <div className="grid gap-4 wrap-anywhere">
        {children}
        <form method="post" autoComplete="off" aria-label={title} data-enhance="checklist">
          <input type="hidden" name="step" value={stepKey} />
          <input type="hidden" name="done" value={String(!complete)} />
          <button type="submit" className={`btn btn-small ${complete ? 'btn-quiet' : 'btn-primary'}`}>
            <span>{label}</span>
            <span className="sr-only">: {title}</span>
          </button>
        </form>
      </div>
    </details>
  );
}

function StepMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.53rem" height="1.53rem" aria-hidden="true" className="checklist-mark">
      <circle cx="12" cy="12" r="10" stroke="currentColor" strokeWidth="2" />
      <path
        d="m7.5 12.5 3 3 6-7"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
