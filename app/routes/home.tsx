import { data } from '@remix-run/node';
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { returningOwner } from '~/receptionist/your-receptionist.server';
import { useLoaderData } from '@remix-run/react';

import { HomePage } from '~/marketing/home/home-page';
import { homeData } from '~/marketing/home/home-data.server';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';

export const handle: PageHandle = { shared: 'logged' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { receptionist, headers } = await returningOwner(request);
  return data({ ...homeData(request), receptionist }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.home);

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
