import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readAssumptions } from '~/marketing/compare/monthly-costs';
import { ComparePage } from '~/marketing/compare/compare-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export function loader({ request }: LoaderFunctionArgs) {
  return { assumptions: readAssumptions(new URL(request.url).searchParams) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.compare);

export default function Compare() {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}
