import type { ReactNode } from 'react';

import type { HeaderLink } from '~/platform/ui/site-header';
import { SiteHeader } from '~/platform/ui/site-header';
import { LandingFooter } from './landing-footer';

const links: HeaderLink[] = [
  { href: '#pricing', label: 'Pricing' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
];

interface LandingPageProps {
  /** What the server logged of this visit; the page's analytics get the same. */
  visit: { page: string; pathname: string };
  /** First name of the rep whose page this is. */
  salesRep?: string | undefined;
  children: ReactNode;
}

/** The frame of the home page and its variants: sections one after the other, the disclaimer last. */
export function LandingPage({ visit, salesRep, children }: LandingPageProps) {
  return (
    <>
      <SiteHeader links={links} />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        data-visit={JSON.stringify({ name: 'home_page_visit', ...visit })}
        data-sales-rep={salesRep}
      >
        {children}
      </main>
      <LandingFooter />
    </>
  );
}
