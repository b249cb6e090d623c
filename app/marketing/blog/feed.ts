import { pageTitle } from '~/brand';
import type { Article } from '~/content/articles';
import { escapeXml } from '../seo/escape-xml';
import { pages } from '~/content/pages/pages';

export const feedPath = '/blog/rss.xml';

export const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: pages.blog.title,
  href: feedPath,
};

export function rssFeed(origin: string, articles: readonly Article[]): string {
  const items = articles.map(({ slug, title, summary, published }) => {
    const url = `${origin}/blog/${slug}`;
    return `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(url)}</guid><description>${escapeXml(summary)}</description><pubDate>${new Date(published).toUTCString()}</pubDate></item>`;
  });
  const { title, description, path } = pages.blog;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(pageTitle(title))}</title><link>${escapeXml(origin + path)}</link><description>${escapeXml(description)}</description><language>en-us</language><atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
