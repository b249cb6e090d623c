import type { ReactNode } from 'react';

import { FlashToast } from '~/platform/ui/flash-toast';
import type { HeaderLink } from '~/platform/ui/site-header';
import { SiteHeader } from '~/platform/ui/site-header';
import { useTradeQuery } from '../trades/trade-query';
import { LandingFooter } from './landing-footer';

const links: HeaderLink[] = [
  { href: '#pricing', label: 'Pricing' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
];

interface LandingPageProps {
  /** What the server logged of this visit, for the page's analytics. */
  visit: { page: string; pathname: string };
  salesRep?: string | undefined;
  hero: ReactNode;
  children: ReactNode;
}

export function LandingPage({ visit, salesRep, hero, children }: LandingPageProps) {
  const query = useTradeQuery();
  return (
    <>
      <SiteHeader links={links} action={{ href: `/create-agent${query}`, label: 'Try Now' }} />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        data-enhance={salesRep ? 'analytics sales-rep' : 'analytics'}
        data-visit={JSON.stringify({ name: 'home_page_visit', ...visit })}
        data-sales-rep={salesRep}
      >
        <div className="page">
          <FlashToast />
        </div>
        {hero}
        {/* The foot bar sticks within these: not beside the first screen. */}
        <div>
          {children}
          <FootBar />
        </div>
      </main>
      <LandingFooter />
    </>
  );
}

/** Sticks to the foot of a phone's screen once the first screen with its buttons has gone. */
function FootBar() {
  const query = useTradeQuery();
  return (
    <nav aria-label="Try it" className="foot-bar">
      <a href={`/create-agent${query}`} className="btn btn-primary btn-small">
        Try Free Tonight
      </a>
      <a href={`/demo-call${query}`} className="btn btn-quiet btn-small" data-enhance="talk-here">
        Talk to it
      </a>
    </nav>
  );
}
