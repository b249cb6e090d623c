import type { MetaFunction } from '@remix-run/node';

import { FounderCard, Mission } from '~/marketing/about/about-page';
import { brand } from '~/brand';
import { pageMeta, publicHandle } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import { ReadingPage } from '~/site/page-frames';

export const handle = publicHandle(pages.about);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.about);

export default function About() {
  return (
    <ReadingPage title={`About ${brand.product}`}>
      <Mission />
      <div
        className="my-10 max-w-3xl"
        data-enhance="page-view"
        data-page-view={JSON.stringify({ name: 'about_us_page_visit' })}
      >
        <FounderCard />
      </div>
      <a href="/" className="btn btn-quiet">
        Back to Home
      </a>
    </ReadingPage>
  );
}
