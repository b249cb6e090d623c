import type { LinksFunction, MetaFunction } from '@remix-run/node';

import { ArticleText } from '~/marketing/blog/article-text';
import { feedPath } from '~/marketing/blog/feed';
import { articles } from '~/content/articles';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import { LongDay } from '~/platform/ui/long-day';
import { ReadingPage } from '~/platform/ui/reading-page';

export const handle: PageHandle = { shared: 'cacheable' };

export const links: LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: pages.blog.title, href: feedPath },
];

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.blog);

export default function Blog() {
  return (
    <ReadingPage title={pages.blog.title}>
      <p className="mb-6 max-w-2xl">{pages.blog.description}</p>
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
                  Open ‘{article.title}’ on its own page
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
      <p className="mt-8">
        <a href={feedPath} className="answer-link">
          Follow the articles by RSS
        </a>
      </p>
    </ReadingPage>
  );
}
