import { FlowPage } from './flow-page';

interface ReceivedCall {
  functionName: string;
  at: string;
  outcome?: number | string | undefined;
  fault?: string | undefined;
  idempotencyKey: string | null;
  body?: unknown;
}

interface ReceivedCallsPageProps {
  chosen: string;
  functions: readonly string[];
  calls: readonly ReceivedCall[];
}

export function ReceivedCallsPage({ chosen, functions, calls }: ReceivedCallsPageProps) {
  return (
    <FlowPage wide>
      <h1 className="mb-3">Calls to the Mock Backend</h1>
      <p className="mb-6">
        What this server sent since it started, newest first, at most 200. Long texts are shortened.
      </p>
      <form className="mb-6 flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor="function" className="field-label">
            Function
          </label>
          <select id="function" name="function" className="input" defaultValue={chosen}>
            <option value="">All functions</option>
            {functions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn btn-quiet">
          Show
        </button>
      </form>
      {calls.length === 0 ? <p>No calls yet. Send a form and come back.</p> : null}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {calls.map((call, index) => (
          <li key={index} className="card">
            <h2 className="text-lg">{call.functionName}</h2>
            <p className="hint break-words">
              {call.at} · answered {call.outcome ?? 'nothing so far'}
              {call.fault ? ` · fault: ${call.fault}` : ''}
              {call.idempotencyKey ? ` · key ${call.idempotencyKey}` : ''}
            </p>
            <pre className="mt-2 text-sm break-words whitespace-pre-wrap">
              {JSON.stringify(call.body, null, 2)}
            </pre>
          </li>
        ))}
      </ol>
    </FlowPage>
  );
}
