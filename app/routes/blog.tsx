import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ArticleList } from '~/marketing/blog/articles';
import { shownArticles } from '~/marketing/blog/shown-articles.server';
import { feedLink, pageMeta } from '~/marketing/seo/page-meta';
import { feedPath, pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { shared: true };

export function loader() {
  return { articles: shownArticles };
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
