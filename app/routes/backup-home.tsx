import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { HomePage } from '~/marketing/home/home-page';
import { landingData } from '~/marketing/landing/landing-data.server';
import { pageMeta, publicHandle } from '~/marketing/seo/page-meta';
import { pages, variantPages } from '~/content/pages/pages';

export const handle = publicHandle(pages.home);

export function loader({ request }: LoaderFunctionArgs) {
  return landingData(request, 'plan');
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, variantPages.backupHome);

export default function BackupHome() {
  return <HomePage {...useLoaderData<typeof loader>()} model="plan" />;
}
