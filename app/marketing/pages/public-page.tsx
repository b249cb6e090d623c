import type { ReactNode } from 'react';

import About from '~/content/pages/about.mdx';
import Contact from '~/content/pages/contact.mdx';
import Integrations from '~/content/pages/integrations.mdx';
import { pages, variantPages } from '~/content/pages/pages';
import type { IndexedPage, TextPageName } from '~/content/pages/pages';
import TermsAndPrivacy from '~/content/pages/privacy.mdx';
import Security from '~/content/pages/security.mdx';
import Trades from '~/content/pages/trades.mdx';
import { ComparePage } from '../compare/compare-page';
import { HomePage } from '../home/home-page';
import { PricingPage } from '../pricing/pricing-page';
import { Line } from '../section';

interface PublicPage {
  /** The title and description for search engines. */
  page: IndexedPage;
  content: ReactNode;
}

/** The pages that are the same for everybody and need no loader, by the IDs of their routes. */
const publicPages: Record<TextPageName | 'home' | 'backupHome', PublicPage> = {
  home: { page: pages.home, content: <HomePage /> },
  backupHome: { page: variantPages.backupHome, content: <HomePage model="plan" /> },
  about: { page: pages.about, content: <About /> },
  compare: { page: pages.compare, content: <ComparePage /> },
  contact: { page: pages.contact, content: <Contact /> },
  integrations: { page: pages.integrations, content: <Integrations /> },
  pricing: { page: pages.pricing, content: <PricingPage /> },
  privacy: { page: pages.privacy, content: <TermsAndPrivacy /> },
  security: { page: pages.security, content: <Security components={{ p: Line }} /> },
  trades: { page: pages.trades, content: <Trades /> },
};

export function publicPageById(id: string | undefined): PublicPage {
  const [, page] = Object.entries(publicPages).find(([name]) => name === id) ?? [];
  if (!page) throw new Error('This route has no public page');
  return page;
}
