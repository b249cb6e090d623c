import { renderToStaticMarkup } from 'react-dom/server';

import { articles } from '~/content/articles';
import { MdxComponentsContext } from '~/content/mdx-components';
import { mdxComponents } from '../pages/mdx-components';
import { ArticleText } from './articles';
import type { ShownArticle } from './articles';

const wordsPerMinute = 220;

/** The articles with what pages show of them: the reading time and the headings come from an article's own text. */
export const shownArticles: readonly ShownArticle[] = articles.map((article) => {
  const html = renderToStaticMarkup(
    <MdxComponentsContext.Provider value={mdxComponents}>
      <ArticleText article={article} />
    </MdxComponentsContext.Provider>,
  );
  const words = toText(html).split(/\s+/).length;
  const contents = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: toText(title),
  }));
  return { ...article, minutes: Math.max(1, Math.round(words / wordsPerMinute)), contents };
});

function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .trim();
}
