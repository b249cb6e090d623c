import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findSalesRep } from '~/analytics/attribution.server';
import { HomePage } from '~/marketing/home/home-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

/** Home for the visitors of a sales rep. All other names are 404. */
export function loader({ params }: LoaderFunctionArgs) {
  const salesRep = findSalesRep(params.rep);
  if (!salesRep) throw data(null, { status: 404 });
  return { salesRep };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.home);

export default function RepHome() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
