import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Terms and privacy') }];

export default function Page() {
  return (
    <ReadingPage title="Terms of Service and Privacy Policy">
      <p>{brand.legalName}</p>
    </ReadingPage>
  );
}
