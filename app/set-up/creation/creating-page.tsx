import { useEffect, useRef } from 'react';

import { FlowPage } from '~/platform/ui/flow-page';
import { StepHeader } from '../step-header';
import type { Variant } from '../variants';

/** Shown by a hydrated page while the receptionist is created. */
export function CreatingPage({ variant }: { variant: Variant }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FlowPage>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <StepHeader variant={variant} step="creating" title="Creating your receptionist" />
      </div>
      <p role="status" className="card flex items-center gap-3">
        <span className="spinner text-accent" aria-hidden="true" />
        It learns your business, your hours and how to book. This takes a few seconds.
      </p>
    </FlowPage>
  );
}
