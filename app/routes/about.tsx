import type { MetaFunction } from '@remix-run/node';

import { pages } from '~/content/pages/pages';
import { AboutPage } from '~/marketing/about/about-page';
import { pageMeta, publicHandle } from '~/marketing/seo/page-meta';

export const handle = publicHandle(pages.about);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.about);

export default AboutPage;
