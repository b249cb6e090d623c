import type { LoaderFunctionArgs } from '@remix-run/node';

import { brand } from '~/brand';
import { pages } from '~/content/pages/pages';
import { indexedPages } from '~/content/pages/indexed-pages';
import { namedFile } from '~/marketing/seo/named-file';
import { siteOrigin } from '~/platform/http/site-origin.server';

/** The list of pages for language models: https://llmstxt.org */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const links = indexedPages.map(
    ({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`,
  );
  const lines = [`# ${brand.product}`, '', `> ${pages.home.description}`, '', '## Pages', '', ...links, ''];
  return namedFile(lines.join('\n'), 'text/plain');
}
