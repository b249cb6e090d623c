import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findSalesRep } from '~/analytics/attribution.server';
import { HomePage } from '~/marketing/home/home-page';
import { pageMeta, unlistedMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import NotFoundPage from '~/content/pages/not-found.mdx';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

/** Home for the visitors of a sales rep. All other names are 404. */
export function loader({ params }: LoaderFunctionArgs) {
  const salesRep = findSalesRep(params.rep);
  return salesRep ? { salesRep } : data(null, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ data: home, matches }) =>
  home ? pageMeta(matches, pages.home) : unlistedMeta('Page not found');

export default function RepHome() {
  const home = useLoaderData<typeof loader>();
  if (!home) return <NotFoundPage />;
  return <HomePage {...home} />;
}
