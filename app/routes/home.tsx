import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { HomePage } from '~/marketing/home/home-page';
import { landingData } from '~/marketing/landing/landing-data.server';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export function loader({ request }: LoaderFunctionArgs) {
  return landingData(request);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.home);

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
