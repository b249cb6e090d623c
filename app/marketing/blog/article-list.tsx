import type { Article } from '~/content/articles';
import { ArticleText, ArticleTicket } from './article';
import type { ArticleOutline } from './article';

interface ArticleListProps {
  articles: readonly (Article & { outline: ArticleOutline })[];
}

/** The title leads to the article's page; the text also unfolds here. */
export function ArticleList({ articles }: ArticleListProps) {
  return (
    <div className="grid max-w-3xl gap-10">
      {articles.map(({ outline, ...article }) => (
        <div key={article.slug}>
          <ArticleTicket
            title={
              <h2>
                <a href={`/blog/${article.slug}`}>{article.title}</a>
              </h2>
            }
            article={article}
            outline={outline}
          >
            <p className="mt-3">{article.summary}</p>
          </ArticleTicket>
          <details className="accordion">
            <summary aria-label={`Read “${article.title}” here`}>Read it here</summary>
            <div id={article.slug} className="answer">
              <ArticleText article={article} nested />
            </div>
          </details>
        </div>
      ))}
    </div>
  );
}

export function MoreArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <nav aria-labelledby="more" className="mt-12 max-w-2xl border-t border-line pt-6">
      <h2 id="more" className="mb-2">
        More From the Receptionist’s Corner
      </h2>
      <ul>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/blog/${slug}`} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <a href="/blog" className="btn btn-quiet mt-4">
        All articles
      </a>
    </nav>
  );
}
