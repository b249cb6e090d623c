import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { PlumbingPage } from '~/marketing/trades/plumbing-page';
import { homeData } from '~/marketing/home/home-data.server';
import type { PageHandle } from '~/platform/page-handle';
import { plumbing } from '~/content/trades/plumbing';
import { tradeMeta } from '~/marketing/seo/page-meta';

export const handle: PageHandle = { shared: 'logged' };

export function loader({ request }: LoaderFunctionArgs) {
  return homeData(request);
}

export const meta: MetaFunction = ({ matches }) => tradeMeta(matches, plumbing);

export default function Plumbing() {
  return <PlumbingPage {...useLoaderData<typeof loader>()} />;
}
