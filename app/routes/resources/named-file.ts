import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';

import { namedFiles } from '~/marketing/seo/named-files';
import { siteOrigin } from '~/platform/http/request-headers.server';

/** Responds with a file that is the same for everyone, and may be an hour old. */
export function loader({ request }: LoaderFunctionArgs) {
  const file = namedFiles.get(new URL(request.url).pathname.toLowerCase());
  if (!file) throw data(null, { status: 404 });
  return new Response(file.write(siteOrigin(request)), {
    headers: { 'Content-Type': `${file.type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}
