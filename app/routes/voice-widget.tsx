import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Talk') }];

export default function Page() {
  return (
    <ReadingPage title={`Talk to ${brand.product}`}>
      <p>Call our demo line: {brand.sampleLine}.</p>
    </ReadingPage>
  );
}
