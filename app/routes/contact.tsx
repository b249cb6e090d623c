import type { MetaFunction } from '@remix-run/node';

import { ContactPage } from '~/marketing/contact/contact-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import { pages, publicHandle } from '~/marketing/seo/pages';

export const handle = publicHandle(pages.contact);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.contact);

export default function Contact() {
  return <ContactPage />;
}
