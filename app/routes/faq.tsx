import type { MetaFunction } from '@remix-run/node';

import { questionGroups } from '~/marketing/faq/question-groups';
import { QuestionList } from '~/marketing/faq/question-list';
import { StillUnsure } from '~/marketing/faq/still-unsure';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import { ReadingPage } from '~/site/reading-page';

export const handle: PageHandle = { shared: 'logged' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.faq);

export default function Faq() {
  return (
    <ReadingPage title="Frequently Asked Questions">
      <div
        className="max-w-3xl"
        data-enhance="page-view"
        data-page-view={JSON.stringify({ name: 'faq_page_visit' })}
      >
        <div className="faq-search mb-4" data-enhance="faq-search" />
        <QuestionList groups={questionGroups} />
        <StillUnsure />
      </div>
    </ReadingPage>
  );
}
