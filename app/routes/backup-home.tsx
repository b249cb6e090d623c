import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pageTitle, pricing } from '~/brand';
import { readInputs } from '~/calculator/inputs';
import { HomePage } from '~/home/home-page';
import type { PageHandle } from '~/page-handle';
import { homeVisit, logHomeVisit } from '~/step-log/home-visit.server';

export const handle: PageHandle = {
  hydrate: false,
  enhance: ['headline', 'samplePlayer', 'calculator', 'analytics'],
};

export function loader({ request }: LoaderFunctionArgs) {
  logHomeVisit(request);
  return data({ inputs: readInputs(new URL(request.url).searchParams, 'plan'), visit: homeVisit(request) });
}

export const meta: MetaFunction = () => [
  { title: pageTitle('The receptionist for one price a month') },
  {
    name: 'description',
    content: `${brand.product} answers your business phone for $${pricing.plan.monthly} a month, ${pricing.plan.minutes} minutes included.`,
  },
];

export default function BackupHome() {
  return <HomePage {...useLoaderData<typeof loader>()} model="plan" />;
}
