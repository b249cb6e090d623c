import { data } from '@remix-run/node';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ArticleText } from '~/marketing/blog/article-text';
import { MoreArticles } from '~/marketing/blog/more-articles';
import { articleBySlug, articles } from '~/content/articles';
import type { PageHandle } from '~/platform/page-handle';
import { feedLink } from '~/marketing/blog/feed';
import { articleMeta } from '~/marketing/seo/page-meta';
import { LongDay } from '~/site/long-day';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { shared: 'cacheable' };

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug);
  if (!article) throw data(null, { status: 404 });
  return { article };
}

export const links: LinksFunction = () => [feedLink];

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
      <MoreArticles articles={articles.filter(({ slug }) => slug !== article.slug)} />
    </ReadingPage>
  );
}
