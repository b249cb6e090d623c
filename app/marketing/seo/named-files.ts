import { brand, pageTitle } from '~/brand';
import { articles } from '~/content/articles';
import type { Article } from '~/content/articles';
import { indexedPages } from '~/content/pages/indexed-pages';
import { feedPath, pages } from '~/content/pages/pages';
import { escapeXml } from './escape-xml';

interface NamedFile {
  type: string;
  write: (origin: string) => string;
}

/** The files at fixed addresses for programs that read the site, by path. `app/routes.ts` has a route for each. */
export const namedFiles: ReadonlyMap<string, NamedFile> = new Map([
  ['/robots.txt', { type: 'text/plain', write: robots }],
  ['/sitemap.xml', { type: 'application/xml', write: sitemap }],
  ['/llms.txt', { type: 'text/plain', write: languageModelPages }],
  [feedPath, { type: 'application/rss+xml', write: rssFeed }],
]);

function robots(origin: string): string {
  return `User-agent: *
Disallow: /mock-checkout
Disallow: /mock-calls
Sitemap: ${origin}/sitemap.xml
`;
}

function sitemap(origin: string): string {
  const urls = indexedPages.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}

/** The list of pages for language models: https://llmstxt.org */
function languageModelPages(origin: string): string {
  const links = indexedPages.map(
    ({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`,
  );
  return [`# ${brand.product}`, '', `> ${pages.home.description}`, '', '## Pages', '', ...links, ''].join(
    '\n',
  );
}

export function rssFeed(origin: string, listed: readonly Article[] = articles): string {
  const items = listed.map(({ slug, title, summary, published }) => {
    const url = escapeXml(`${origin}/blog/${slug}`);
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><description>${escapeXml(summary)}</description><pubDate>${new Date(published).toUTCString()}</pubDate></item>`;
  });
  const { title, description, path } = pages.blog;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(pageTitle(title))}</title><link>${escapeXml(origin + path)}</link><description>${escapeXml(description)}</description><language>en-us</language><atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
