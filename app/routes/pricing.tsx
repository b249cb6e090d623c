import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readInputs } from '~/marketing/calculator/inputs';
import { PricingPage } from '~/marketing/pricing/pricing-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: 'cacheable' };

export function loader({ request }: LoaderFunctionArgs) {
  return { inputs: readInputs(new URL(request.url).searchParams) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.pricing);

export default function Pricing() {
  return <PricingPage {...useLoaderData<typeof loader>()} />;
}
