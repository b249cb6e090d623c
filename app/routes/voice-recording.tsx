import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Record a voice sample') }];

export default function Page() {
  return (
    <ReadingPage title="Record a voice sample">
      <p>Call {brand.supportPhone} and we record your sample with you.</p>
    </ReadingPage>
  );
}
