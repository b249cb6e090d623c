import type { MetaFunction } from '@remix-run/node';

import { ContactPage } from '~/marketing/contact/contact-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages } from '~/marketing/seo/pages';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: 'cacheable' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.contact);

export default function Contact() {
  return <ContactPage />;
}
