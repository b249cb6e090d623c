import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pricing } from '~/brand';
import { HomePage } from '~/marketing/home/home-page';
import { landingData } from '~/marketing/landing/landing-data.server';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';

export const handle = publicHandle(pages.home);

export function loader({ request }: LoaderFunctionArgs) {
  return landingData(request, 'plan');
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...pages.home,
    monthly: true,
    title: 'The Receptionist for One Price a Month',
    description: `${brand.product} answers your business phone for $${pricing.plan.monthly} a month, ${pricing.plan.minutes} minutes included.`,
  });

export default function BackupHome() {
  return <HomePage {...useLoaderData<typeof loader>()} model="plan" />;
}
