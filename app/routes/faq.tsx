import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import StillUnsure from '~/content/notes/still-unsure.mdx';
import { questionGroups } from '~/content/faq/questions';
import { searchFaq } from '~/marketing/faq/faq-search.server';
import { QuestionList, QuestionSearch } from '~/marketing/faq/faq-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import type { PageHandle } from '~/platform/page-handle';
import { ReadingPage } from '~/site/page-frames';

export const handle: PageHandle = { shared: true };

export function loader({ request }: LoaderFunctionArgs) {
  return searchFaq(request);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.faq);

export default function Faq() {
  const { query, result, isNearest, shown } = useLoaderData<typeof loader>();
  return (
    <ReadingPage title="Frequently Asked Questions">
      <div
        className="max-w-3xl"
        data-enhance="page-view"
        data-page-view={JSON.stringify({ name: 'faq_page_visit' })}
      >
        <QuestionSearch query={query} result={result} isNearest={isNearest} />
        <QuestionList groups={questionGroups} shown={shown} />
        <StillUnsure />
      </div>
    </ReadingPage>
  );
}
