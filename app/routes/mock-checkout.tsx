import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { randomUUID } from 'node:crypto';

import { pageTitle } from '~/brand';
import { isMock } from '~/environment/env.server';
import type { PageHandle } from '~/platform/page-handle';
import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { MockCheckoutPage } from '~/receptionist/payment/mock-checkout-page';

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
  return <MockCheckoutPage {...useLoaderData<typeof loader>()} />;
}
