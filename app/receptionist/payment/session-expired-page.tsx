import { FlowPage } from '~/site/flow-page';

export function SessionExpiredPage() {
  return (
    <FlowPage>
      <div className="card">
        <h1 className="mb-3">Session Expired</h1>
        <p className="mb-5">
          We need your name and email again before payment. We’re taking you to the trial form.
        </p>
        <a href="/trial-signup" className="btn btn-primary">
          Go to Trial Signup
        </a>
      </div>
    </FlowPage>
  );
}
