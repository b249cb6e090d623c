import { articles } from '~/content/articles';
import { renderText, wordsOf } from '../pages/rendered-text.server';
import { ArticleText } from './articles';
import type { ShownArticle } from './articles';

const wordsPerMinute = 220;

/** The articles with what pages show of them: the reading time and the headings come from an article's own text. */
export const shownArticles: readonly ShownArticle[] = articles.map((article) => {
  const html = renderText(<ArticleText article={article} />);
  const words = wordsOf(html).split(/\s+/).length;
  const contents = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: wordsOf(title),
  }));
  return { ...article, minutes: Math.max(1, Math.round(words / wordsPerMinute)), contents };
});
