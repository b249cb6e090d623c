import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { receivedCalls } from '~/backend/mock.server';
import { ReceivedCallsPage } from '~/site/received-calls-page';
import { pageTitle } from '~/brand';
import { isMock } from '~/environment/env.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { flow: true };

export async function loader({ request }: LoaderFunctionArgs) {
  if (!isMock) throw data(null, { status: 404 });
  const chosen = new URL(request.url).searchParams.get('function') ?? '';
  const calls = await receivedCalls();
  const functions = [...new Set(calls.map((call) => call.functionName))].sort();
  return { chosen, functions, calls: calls.filter((call) => !chosen || call.functionName === chosen) };
}

export const meta: MetaFunction = () => [{ title: pageTitle('Calls to the Mock Backend') }];

export default function MockCalls() {
  return <ReceivedCallsPage {...useLoaderData<typeof loader>()} />;
}
