import { renderToStaticMarkup } from 'react-dom/server';

import { articles } from '~/content/articles';
import type { ArticleSlug } from '~/content/articles';
import { ArticleText } from './articles';
import type { ArticleOutline } from './articles';

const wordsPerMinute = 220;

/** The reading time and the headings of each article, from its own text. */
export const outlines: ReadonlyMap<ArticleSlug, ArticleOutline> = new Map(
  articles.map((article) => {
    const html = renderToStaticMarkup(<ArticleText article={article} />);
    const words = toText(html).split(/\s+/).length;
    const contents = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
      id,
      title: toText(title),
    }));
    return [article.slug, { minutes: Math.max(1, Math.round(words / wordsPerMinute)), contents }];
  }),
);

function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .trim();
}
