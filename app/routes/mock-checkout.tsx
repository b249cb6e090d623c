import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { randomUUID } from 'node:crypto';

import { pageTitle } from '~/brand';
import { isMock } from '~/environment/env.server';
import type { PageHandle } from '~/platform/page-handle';
import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { FlashNotice } from '~/site/page-frames';
import { checklistPath, paymentPath } from '~/domain/paths';

export const handle: PageHandle = { flow: true };

export function loader({ request }: LoaderFunctionArgs) {
  if (!isMock) throw data(null, { status: 404 });
  const agentId = new URL(request.url).searchParams.get('agentId');
  return {
    agentId: isAgentId(agentId) ? agentId : unknownAgent,
    sessionId: `cs_test_${randomUUID().replaceAll('-', '')}`,
  };
}

export const meta: MetaFunction = () => [{ title: pageTitle('Test Checkout') }];

export default function MockCheckout() {
  const { agentId, sessionId } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className="page-narrow py-12 outline-none">
      <FlashNotice />
      <div className="card">
        <h1 className="mb-3">Test Checkout</h1>
        <p className="mb-6">
          This page stands in for the payment provider while the product runs with its mock backend. Nothing
          is charged and no card is asked for.
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href={`${checklistPath()}?session_id=${sessionId}&agentId=${agentId}`}
            className="btn btn-primary"
          >
            Pay
          </a>{' '}
          <a href={paymentPath()} className="btn btn-quiet">
            Cancel
          </a>
        </div>
      </div>
    </main>
  );
}
