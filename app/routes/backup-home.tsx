import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { HomePage } from '~/marketing/home/home-page';
import { landingData } from '~/marketing/landing/landing-data.server';
import { pageMeta } from '~/marketing/seo/page-meta';
import { variantPages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export function loader({ request }: LoaderFunctionArgs) {
  return landingData(request, 'plan');
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, variantPages.backupHome);

export default function BackupHome() {
  return <HomePage {...useLoaderData<typeof loader>()} model="plan" />;
}
