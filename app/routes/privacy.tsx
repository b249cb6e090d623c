import type { MetaFunction } from '@remix-run/node';

import { LegalTexts } from '~/marketing/legal/legal-texts';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';
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
