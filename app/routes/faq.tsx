import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';

import { brand, pricing } from '~/brand';
import { faq } from '~/content/faq';
import { QuestionList } from '~/faq/question-list';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/seo/page-meta';
import { pages } from '~/seo/pages';
import { logStep } from '~/step-log/log-step.server';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false, enhance: ['faqSearch'] };

export function loader({ request }: LoaderFunctionArgs) {
  logStep(request, { step: 'faq_page_visit', visitType: 'faq' });
  return null;
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.faq);

export default function Faq() {
  return (
    <ReadingPage title="Questions and answers">
      <div className="max-w-3xl">
        <div className="search-place mb-4" data-faq-search />
        <QuestionList entries={faq} />
        <section aria-labelledby="still" className="card mt-10">
          <h2 id="still" className="mb-2">
            Still unsure?
          </h2>
          <p className="mb-4">
            Try it on your own calls for {pricing.trialDays} days, free of charge. Nothing is billed during
            the trial, and there is nothing to cancel.
          </p>
          <p className="flex flex-wrap gap-3">
            <a href="/create-agent" className="btn btn-primary">
              Try Now - Free {pricing.trialDays} Days
            </a>
            <a href={`mailto:${brand.supportEmail}`} className="btn btn-quiet">
              Contact Support
            </a>
          </p>
        </section>
      </div>
    </ReadingPage>
  );
}
