import type { MetaFunction } from '@remix-run/node';

import { pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Website widget') }];

export default function Page() {
  return (
    <ReadingPage title="The website widget">
      <p>One line of code adds a call button to your website.</p>
    </ReadingPage>
  );
}
