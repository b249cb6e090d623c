import { FlowPage } from '~/site/flow-page';

/** Shown instead of the trial form for our demo and setup receptionists. */
export function NoTrialPage() {
  return (
    <FlowPage>
      <h1 className="mb-3">Our Own Receptionist Has No Trial</h1>
      <p className="mb-6">
        You came from the receptionist that we show to everybody. Create yours: it takes a few minutes, and
        its trial is free.
      </p>
      <a href="/create-agent" className="btn btn-primary">
        Create your receptionist
      </a>
    </FlowPage>
  );
}
