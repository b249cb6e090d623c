import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { FlowPage } from '~/platform/ui/flow-page';
import { StepHeader } from '../step-header';
import { useElapsedSeconds } from './use-elapsed-seconds';
import type { Variant } from '../variants';

interface AnalysingProps {
  variant: Variant;
  website: string;
  email: string;
}

/** Shown by the enhanced page while the website is read: what happens, for how long, and the way past it. */
export function Analysing({ variant, website, email }: AnalysingProps) {
  const seconds = useElapsedSeconds();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <FlowPage>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <StepHeader variant={variant} step="analysis" title="Reading your website" />
      </div>
      <div className="card grid gap-4">
        <p role="status" className="flex items-center gap-3 font-semibold">
          <span className="spinner text-accent" aria-hidden="true" />
          <span className="break-all">{website}</span>
        </p>
        <progress
          className="progress"
          max={variant.extractionLimitMs / 1_000}
          value={seconds}
          aria-label="Time used for reading"
        />
        <p className="hint">
          {seconds} {seconds === 1 ? 'second' : 'seconds'} so far.{' '}
          {readsAtOnce(variant)
            ? 'This can take up to 90 seconds.'
            : `We stop after ${variant.extractionLimitMs / 1_000} seconds.`}
        </p>
        <SkipForm variant={variant} website={website} email={email} />
      </div>
    </FlowPage>
  );
}

/** In variant A the analysis is no page of its own, so that skipping it skips the website step. */
function readsAtOnce({ steps }: Variant): boolean {
  return !steps.includes('analysis');
}

/** Sending this form gives up the request that is under way. */
function SkipForm({ variant, website, email }: AnalysingProps) {
  const skip = readsAtOnce(variant)
    ? { intent: 'skip', label: 'Skip' }
    : { intent: 'manual', label: 'Fill in Manually' };
  return (
    <Form method="post">
      <input type="hidden" name="websiteAddress" value={website} />
      <input type="hidden" name="email" value={email} />
      <button type="submit" name="intent" value={skip.intent} className="btn btn-quiet">
        {skip.label}
      </button>
    </Form>
  );
}
