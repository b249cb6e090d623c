import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readInputs } from '~/calculator/inputs';
import { PlumbingPage } from '~/home/plumbing-page';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/seo/page-meta';
import { pages } from '~/seo/pages';
import { homeVisit, logHomeVisit } from '~/step-log/home-visit.server';

export const handle: PageHandle = { hydrate: false, enhance: ['samplePlayer', 'calculator', 'analytics'] };

export function loader({ request }: LoaderFunctionArgs) {
  logHomeVisit(request);
  return data({ inputs: readInputs(new URL(request.url).searchParams), visit: homeVisit(request) });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.plumbing);

export default function Plumbing() {
  return <PlumbingPage {...useLoaderData<typeof loader>()} />;
}
