import type { LoaderFunctionArgs } from '@remix-run/node';

import { indexedPaths } from '~/content/indexed-paths';
import { siteOrigin } from '~/security/site-origin.server';

export function loader({ request }: LoaderFunctionArgs) {
  const urls = indexedPaths.map((path) => `<url><loc>${siteOrigin(request)}${path}</loc></url>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
