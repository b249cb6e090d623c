import type { LoaderFunctionArgs } from '@remix-run/node';

import { namedFile } from '~/marketing/seo/named-file';
import { siteOrigin } from '~/platform/http/site-origin.server';
import { indexedPages } from '~/content/pages/indexed-pages';

export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const urls = indexedPages.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return namedFile(xml, 'application/xml');
}
