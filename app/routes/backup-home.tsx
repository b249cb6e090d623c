import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pricing } from '~/brand';
import { HomePage } from '~/marketing/home/home-page';
import { receiveVisit } from '~/marketing/home/visit.server';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import addHeadline from '~/marketing/home/headline.enhance?worker&url';
import addLanding from '~/marketing/home/landing.enhance?worker&url';
import addSamplePlayer from '~/marketing/sample-calls/sample-player.enhance?worker&url';
import addCalculator from '~/marketing/calculator/calculator.enhance?worker&url';
import addAnalytics from '~/visits/analytics.enhance?worker&url';

export const handle: PageHandle = {
  shared: 'logged',
  enhance: [addHeadline, addLanding, addSamplePlayer, addCalculator, addAnalytics],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { home, headers } = await receiveVisit(request, 'plan');
  return data(home, { headers });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...pages.home,
    monthly: true,
    title: 'The receptionist for one price a month',
    description: `${brand.product} answers your business phone for $${pricing.plan.monthly} a month, ${pricing.plan.minutes} minutes included.`,
  });

export default function BackupHome() {
  return <HomePage {...useLoaderData<typeof loader>()} model="plan" />;
}
