import type { LoaderFunctionArgs } from '@remix-run/node';

import { rssFeed } from '~/marketing/blog/feed';
import { articles } from '~/content/articles';
import { namedFile } from '~/marketing/seo/named-file';
import { siteOrigin } from '~/platform/http/site-origin.server';

export function loader({ request }: LoaderFunctionArgs) {
  return namedFile(rssFeed(siteOrigin(request), articles), 'application/rss+xml');
}
