import { FlowPage } from '~/site/flow-page';

export function NoAgentPage() {
  return (
    <FlowPage>
      <div className="card" role="alert">
        <h1 className="mb-3">Error</h1>
        <p className="mb-5">No agent ID provided in the URL.</p>
        <a href="/create-agent" className="btn btn-primary">
          Create your receptionist
        </a>
      </div>
    </FlowPage>
  );
}
