import type { MetaFunction } from '@remix-run/node';

import { LegalTexts } from '~/marketing/legal/legal-texts';
import { pageMeta, publicHandle } from '~/marketing/seo/page-meta';
import { pages } from '~/content/pages/pages';
import { ReadingPage } from '~/site/page-frames';

export const handle = publicHandle(pages.privacy);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.privacy);

export default function TermsAndPrivacy() {
  return (
    <ReadingPage title="Terms of Service and Privacy Policy">
      <LegalTexts />
      <a href="/" className="btn btn-quiet">
        Return to Home
      </a>
    </ReadingPage>
  );
}
