import { data } from '@remix-run/node';
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readInputs } from '~/marketing/calculator/inputs';
import { PricingPage } from '~/marketing/pricing/pricing-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import { returningOwner } from '~/receptionist/your-receptionist.server';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: 'cacheable' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { receptionist, headers } = await returningOwner(request);
  return data({ inputs: readInputs(new URL(request.url).searchParams), receptionist }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.pricing);

export default function Pricing() {
  return <PricingPage {...useLoaderData<typeof loader>()} />;
}
