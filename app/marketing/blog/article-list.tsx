import type { Article } from '~/content/articles';
import { LongDay } from '~/site/long-day';
import { ArticleText } from './article-text';

export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <div className="max-w-3xl">
      {articles.map((article) => (
        <details key={article.slug} className="accordion">
          <summary className="flex-wrap">
            <h2 className="grow basis-4/5">{article.title}</h2>
            <span className="order-1 -mt-2 basis-full font-normal text-muted">
              <LongDay day={article.published} />. {article.summary}
            </span>
          </summary>
          <div id={article.slug} className="answer">
            <ArticleText article={article} nested />
            <p className="mt-4">
              <a href={`/blog/${article.slug}`} className="answer-link">
                Open “{article.title}” on its own page
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
