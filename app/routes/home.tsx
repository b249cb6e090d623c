import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readInputs } from '~/calculator/inputs';
import { HomePage } from '~/home/home-page';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/seo/page-meta';
import { pages } from '~/seo/pages';
import { homeVisit, logHomeVisit } from '~/step-log/home-visit.server';

export const handle: PageHandle = {
  hydrate: false,
  enhance: ['headline', 'samplePlayer', 'calculator', 'analytics'],
};

export function loader({ request }: LoaderFunctionArgs) {
  logHomeVisit(request);
  return data({ inputs: readInputs(new URL(request.url).searchParams), visit: homeVisit(request) });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.home);

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
