import { data } from '@remix-run/node';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ArticleText, ArticleTicket, MoreArticles } from '~/marketing/blog/articles';
import { outlines } from '~/marketing/blog/outlines.server';
import { articleBySlug, articles } from '~/content/articles';
import type { PageHandle } from '~/platform/page-handle';
import { feedLink } from '~/marketing/blog/feed';
import { articleMeta } from '~/marketing/seo/page-meta';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { shared: true };

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug);
  const outline = article && outlines.get(article.slug);
  if (!outline) throw data(null, { status: 404 });
  return { article, outline };
}

export const links: LinksFunction = () => [feedLink];

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page ? articleMeta(matches, page.article) : [];

export default function ArticlePage() {
  const { article, outline } = useLoaderData<typeof loader>();
  return (
    <ReadingPage title={article.title}>
      <article>
        <p className="mb-6 text-lg text-muted">{article.summary}</p>
        <div className="mb-8 max-w-md">
          <ArticleTicket title="About This Article" article={article} outline={outline} />
        </div>
        <ArticleText article={article} />
      </article>
      <MoreArticles articles={articles.filter(({ slug }) => slug !== article.slug)} />
    </ReadingPage>
  );
}
