import { data } from '@remix-run/node';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ArticleText, ArticleTicket, MoreArticles } from '~/marketing/blog/articles';
import { shownArticles } from '~/marketing/blog/shown-articles.server';
import { articles } from '~/content/articles';
import type { PageHandle } from '~/platform/page-handle';
import { articleMeta, feedLink } from '~/marketing/seo/page-meta';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { shared: true };

export function loader({ params }: LoaderFunctionArgs) {
  const article = shownArticles.find(({ slug }) => slug === params.slug?.toLowerCase());
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
        <p className="mb-6 text-lg text-muted">{article.summary}</p>
        <div className="mb-8 max-w-xl">
          <ArticleTicket title="About This Article" article={article} />
        </div>
        <ArticleText article={article} />
      </article>
      <MoreArticles articles={articles.filter(({ slug }) => slug !== article.slug)} />
    </ReadingPage>
  );
}
