import type { MetaFunction } from '@remix-run/node';

import { pages } from '~/content/pages/pages';
import { AboutPage } from '~/marketing/about/about-page';
import { pageMeta } from '~/marketing/seo/page-meta';
import type { PageHandle } from '~/platform/page-handle';

export const handle: PageHandle = { shared: true };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, pages.about);

export default AboutPage;
