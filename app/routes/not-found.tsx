import { data } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/node';

import type { PageHandle } from '~/platform/page-handle';
import { unlistedMeta } from '~/marketing/seo/page-meta';
import { NotFoundPage } from '~/site/not-found-page';

export const handle: PageHandle = {};

export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => unlistedMeta('Page not found');

export default NotFoundPage;
