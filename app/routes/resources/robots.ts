import type { LoaderFunctionArgs } from '@remix-run/node';

import { siteOrigin } from '~/platform/http/site-origin.server';

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /mock-checkout',
    'Disallow: /mock-calls',
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
