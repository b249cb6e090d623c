import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pageTitle } from '~/brand';
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
  return data({ inputs: readInputs(new URL(request.url).searchParams), visit: homeVisit(request) });
}

export const meta: MetaFunction = () => [
  { title: pageTitle('The receptionist that answers every call') },
  {
    name: 'description',
    content: `${brand.product} answers your business phone day and night and books jobs into your calendar. ${brand.tagline}`,
  },
];

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
