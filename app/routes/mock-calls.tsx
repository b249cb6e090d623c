import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { FlowPage } from '~/site/flow-page';
import { pageTitle } from '~/brand';
import { isMock } from '~/environment/env.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  if (!isMock) throw data(null, { status: 404 });
  const chosen = new URL(request.url).searchParams.get('function') ?? '';
  const { receivedCalls } = await import('../../mocks/call-log');
  const calls = receivedCalls();
  const functions = [...new Set(calls.map((call) => call.functionName))].sort();
  return { chosen, functions, calls: calls.filter((call) => !chosen || call.functionName === chosen) };
}

export const meta: MetaFunction = () => [{ title: pageTitle('Calls to the Mock Backend') }];

export default function MockCalls() {
  const { chosen, functions, calls } = useLoaderData<typeof loader>();
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
