import { data } from '@remix-run/node';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';

import { unlistedMeta } from '~/marketing/seo/page-meta';
import NotFoundPage from '~/content/pages/not-found.mdx';

/** Throws the status of requests that server/app.js rejects before routing, so that they get the error page too. */
export function loader({ context: { refusedWith } }: LoaderFunctionArgs) {
  if (typeof refusedWith === 'number') throw data(null, { status: refusedWith });
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => unlistedMeta('Page not found');

export default NotFoundPage;
