import type { Article } from '~/content/articles';
import { articleBodies } from './article-bodies';
import { StartButton } from './start-button';

export function ArticleText({ article, nested = false }: { article: Article; nested?: boolean }) {
  const Body = articleBodies[article.slug];
  return (
    <div className="prose">
      <Body components={{ StartButton, ...(nested ? { h2: 'h3' } : {}) }} />
    </div>
  );
}
