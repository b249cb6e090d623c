import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('See it at work') }];

export default function Page() {
  return (
    <ReadingPage title={`See ${brand.product} at work`}>
      <p>{brand.tagline}</p>
      <a href="/create-agent" className="btn btn-primary mt-6">
        Try Now
      </a>
    </ReadingPage>
  );
}
