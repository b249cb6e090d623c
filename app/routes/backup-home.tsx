import type { MetaFunction } from '@remix-run/node';

import { pricing, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Plan') }];

export default function Page() {
  return (
    <ReadingPage title="A receptionist for a flat price">
      <p>
        ${pricing.plan.monthly} a month with {pricing.plan.minutes} minutes included.
      </p>
      <a href="/create-agent" className="btn btn-primary mt-6">
        Try Now
      </a>
    </ReadingPage>
  );
}
