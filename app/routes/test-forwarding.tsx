import type { MetaFunction } from '@remix-run/node';

import { pageTitle } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = () => [{ title: pageTitle('Forward your calls') }];

export default function Page() {
  return (
    <ReadingPage title="Forward your calls">
      <p>Dial *72 and your number to forward all calls, *73 to stop.</p>
    </ReadingPage>
  );
}
