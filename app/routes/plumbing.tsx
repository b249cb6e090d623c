import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { brand, pageTitle } from '~/brand';
import { readInputs } from '~/calculator/inputs';
import { PlumbingPage } from '~/home/plumbing-page';
import type { PageHandle } from '~/page-handle';
import { homeVisit, logHomeVisit } from '~/step-log/home-visit.server';

export const handle: PageHandle = { hydrate: false, enhance: ['samplePlayer', 'calculator', 'analytics'] };

export function loader({ request }: LoaderFunctionArgs) {
  logHomeVisit(request);
  return data({ inputs: readInputs(new URL(request.url).searchParams), visit: homeVisit(request) });
}

export const meta: MetaFunction = () => [
  { title: pageTitle('A phone receptionist for plumbers') },
  {
    name: 'description',
    content: `${brand.product} answers while you are under the sink, books the job with the drive counted in and puts floods through to you. ${brand.tagline}`,
  },
];

export default function Plumbing() {
  return <PlumbingPage {...useLoaderData<typeof loader>()} />;
}
