import { data } from '@remix-run/node';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ArticleText } from '~/marketing/blog/article-text';
import { articleBySlug, articles } from '~/content/articles';
import type { PageHandle } from '~/platform/page-handle';
import { feedPath } from '~/marketing/blog/feed';
import { pages } from '~/marketing/seo/pages';
import { articleMeta } from '~/marketing/seo/page-meta';
import { LongDay } from '~/platform/ui/long-day';
import { ReadingPage } from '~/platform/ui/reading-page';

export const handle: PageHandle = { shared: 'cacheable' };

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug);
  if (!article) throw data(null, { status: 404 });
  return { article };
}

export const links: LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: pages.blog.title, href: feedPath },
];

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page ? articleMeta(matches, page.article) : [];

export default function ArticlePage() {
  const { article } = useLoaderData<typeof loader>();
  return (
    <ReadingPage title={article.title}>
      <article>
        <p className="mb-6 text-muted">
          <LongDay day={article.published} />. {article.summary}
        </p>
        <ArticleText article={article} />
      </article>
      <nav aria-labelledby="more" className="mt-12 max-w-2xl border-t border-line pt-6">
        <h2 id="more" className="mb-2">
          More from the corner
        </h2>
        <ul>
          {articles
            .filter(({ slug }) => slug !== article.slug)
            .map(({ slug, title }) => (
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
    </ReadingPage>
  );
}
