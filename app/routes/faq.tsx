import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';

import { brand, pricing } from '~/brand';
import { faq, faqGroups } from '~/marketing/faq/questions';
import { QuestionList } from '~/marketing/faq/question-list';
import { TrialTerms } from '~/platform/ui/trial-terms';
import type { PageHandle } from '~/platform/page-handle';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import { logStep } from '~/visits/log-step.server';
import { ReadingPage } from '~/platform/ui/reading-page';
import addFaqSearch from '~/marketing/faq/search.enhance?worker&url';
import addAnalytics from '~/visits/analytics.enhance?worker&url';

export const handle: PageHandle = { shared: 'logged', enhance: [addFaqSearch, addAnalytics] };

const visit = { step: 'faq_page_visit', visitType: 'faq' } as const;

export function loader({ request }: LoaderFunctionArgs) {
  logStep(request, visit);
  return null;
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.faq);

export default function Faq() {
  return (
    <ReadingPage title="Questions and answers">
      <div className="max-w-3xl" data-visit={JSON.stringify({ name: visit.step })}>
        <div className="faq-search mb-4" data-faq-search />
        <QuestionList entries={faq} groups={faqGroups} />
        <section aria-labelledby="still" className="card mt-10">
          <h2 id="still" className="mb-2">
            Still unsure?
          </h2>
          <p className="mb-4">Try it on your own calls, {pricing.trialDays} days for free.</p>
          <p className="flex flex-wrap gap-3">
            <a href="/create-agent" className="btn btn-primary">
              Try Now - Free {pricing.trialDays} Days
            </a>
            <a href={`mailto:${brand.supportEmail}`} className="btn btn-quiet">
              Contact Support
            </a>
          </p>
          <div className="mt-3">
            <TrialTerms />
          </div>
        </section>
      </div>
    </ReadingPage>
  );
}
