import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PlumbingPage } from '~/marketing/home/plumbing-page';
import { receiveVisit } from '~/marketing/home/receive-visit.server';
import type { PageHandle } from '~/platform/page-handle';
import { plumbing } from '~/content/trades/plumbing';
import { tradeMeta } from '~/marketing/seo/page-meta';

export const handle: PageHandle = { shared: 'logged' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { home, headers } = await receiveVisit(request);
  return data(home, { headers });
}

export const meta: MetaFunction = ({ matches }) => tradeMeta(matches, plumbing);

export default function Plumbing() {
  return <PlumbingPage {...useLoaderData<typeof loader>()} />;
}
