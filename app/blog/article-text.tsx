import type { Article } from '../content/articles';
import { articleBodies } from './article-bodies';

/** An article's text. Within the list of articles its headings are one level lower. */
export function ArticleText({ article, nested = false }: { article: Article; nested?: boolean }) {
  const Body = articleBodies[article.slug];
  return (
    <div className="prose">
      <Body components={nested ? { h2: 'h3' } : {}} />
    </div>
  );
}

export function PublishedOn({ article }: { article: Article }) {
  return <time dateTime={article.published}>{longDate(article.published)}</time>;
}

function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
