import type { LoaderFunctionArgs } from '@remix-run/node';

import { namedFile } from '~/marketing/seo/named-file';
import { siteOrigin } from '~/platform/http/site-origin.server';

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /mock-checkout',
    'Disallow: /mock-calls',
    `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
    '',
  ];
  return namedFile(lines.join('\n'), 'text/plain');
}
