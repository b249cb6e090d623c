import type { MetaFunction } from '@remix-run/node';

import { brand, pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('About') }];

export default function Page() {
  return (
    <ReadingPage title={`About ${brand.product}`}>
      <p>{brand.product} answers the phone for people whose hands are full.</p>
    </ReadingPage>
  );
}
