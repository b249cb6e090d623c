import type { MetaFunction } from '@remix-run/node';

import { pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Blog') }];

export default function Page() {
  return (
    <ReadingPage title="The receptionist’s corner">
      <p>Articles on answering the phone well.</p>
    </ReadingPage>
  );
}
