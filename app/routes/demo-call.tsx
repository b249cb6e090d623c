import type { MetaFunction } from '@remix-run/node';

import { brand } from '~/brand';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/seo/page-meta';
import { pages } from '~/seo/pages';
import { ReadingPage } from '~/ui/reading-page';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.demoCall);

export default function Page() {
  return (
    <ReadingPage title={`Your ${brand.product} Is Ready to Talk`}>
      <p>Call our demo line: {brand.sampleLine}.</p>
      <a href="/create-agent" className="btn btn-primary mt-6">
        Try Now
      </a>
    </ReadingPage>
  );
}
