import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ArticleList } from '~/marketing/blog/articles';
import { feedLink, feedPath } from '~/marketing/blog/feed';
import { outlines } from '~/marketing/blog/outlines.server';
import { articles } from '~/content/articles';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { shared: true };

export function loader() {
  return {
    articles: articles.flatMap((article) => {
      const outline = outlines.get(article.slug);
      return outline ? [{ ...article, outline }] : [];
    }),
  };
}

export const links: LinksFunction = () => [feedLink];

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.blog);

export default function Blog() {
  return (
    <ReadingPage title={pages.blog.title}>
      <p className="mb-6 max-w-2xl">{pages.blog.description}</p>
      <ArticleList {...useLoaderData<typeof loader>()} />
      <p className="mt-8">
        <a href={feedPath} className="answer-link">
          Follow by RSS
        </a>
      </p>
    </ReadingPage>
  );
}
