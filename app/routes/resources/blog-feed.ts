import type { LoaderFunctionArgs } from '@remix-run/node';

import { rssFeed } from '~/marketing/blog/feed';
import { articles } from '~/content/articles';
import { siteOrigin } from '~/platform/http/site-origin.server';

export function loader({ request }: LoaderFunctionArgs) {
  return new Response(rssFeed(siteOrigin(request), articles), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
