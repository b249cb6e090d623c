import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('For plumbers') }];

export default function Page() {
  return (
    <ReadingPage title="A receptionist for plumbers">
      <p>{brand.tagline}</p>
      <a href="/create-agent" className="btn btn-primary mt-6">
        Try Now
      </a>
    </ReadingPage>
  );
}
