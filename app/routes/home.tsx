import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { HomePage } from '~/marketing/home/home-page';
import { landingData } from '~/marketing/landing/landing-data.server';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';

export const handle = publicHandle(pages.home);

export function loader({ request }: LoaderFunctionArgs) {
  return landingData(request);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.home);

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
