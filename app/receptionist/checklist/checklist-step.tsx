import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { checklistSteps } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import type { Notice } from '~/platform/forms/notice';
import { Stamp } from '~/site/ticket';
import type { Marks } from './use-marks';

interface ChecklistStepProps {
  stepKey: ChecklistKey;
  marks: Marks;
  open: boolean;
  /** Whether the step doesn't suit this business, so that it looks less important than the others. */
  isQuiet: boolean;
  children: ReactNode;
}

export function ChecklistStep({ stepKey, marks, open, isQuiet, children }: ChecklistStepProps) {
  const { title, minutes, place } = checklistSteps[stepKey];
  const isComplete = marks.complete.includes(stepKey);
  return (
    <details
      ref={marks.refOf(`step-${stepKey}`)}
      id={`step-${stepKey}`}
      className="accordion checklist-step"
      data-step={stepKey}
      data-complete={isComplete}
      data-quiet={isQuiet || undefined}
      open={open}
    >
      <summary>
        <StepMark />
        <h3 className="checklist-title grow">
          {title} <span className="sr-only">{isComplete ? '(complete)' : '(not complete)'}</span>{' '}
          <span className="checklist-time hint">
            {minutes} min · {isQuiet ? 'Only with a website' : place}
          </span>
        </h3>{' '}
        <span className="checklist-stamp" aria-hidden="true">
          <Stamp>Done</Stamp>
        </span>
      </summary>
      <div className="grid gap-4 wrap-anywhere">
        {children}
        <form
          method="post"
          autoComplete="off"
          aria-label={title}
          onSubmit={(event) => marks.mark(event, stepKey)}
        >
          <input type="hidden" name="intent" value="mark" />
          <input type="hidden" name="step" value={stepKey} />
          <input type="hidden" name="done" value={String(!isComplete)} />
          {marks.problem?.key === stepKey ? <Problem text={marks.problem.text} /> : null}
          <button type="submit" className="btn btn-small btn-quiet">
            <span>{isComplete ? 'Mark as Incomplete' : 'Mark as Complete'}</span>
            <span className="sr-only">: {title}</span>
          </button>
        </form>
      </div>
    </details>
  );
}

function Problem({ text }: { text: Notice }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="notice" role="alert" tabIndex={-1}>
      <p className="font-bold">{text.title}</p>
      {text.description ? <p>{text.description}</p> : null}
      {text.note ? <p className="hint">{text.note}</p> : null}
    </div>
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
