import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('FAQ') }];

export default function Page() {
  return (
    <ReadingPage title="Questions and answers">
      <p>
        Call {brand.supportPhone}, {brand.supportHours}.
      </p>
    </ReadingPage>
  );
}
