import type { ReactNode } from 'react';

import { FlashToast } from '~/platform/ui/flash-toast';
import type { HeaderLink } from '~/platform/ui/site-header';
import { SiteHeader } from '~/platform/ui/site-header';
import { useTradeQuery } from '../trades/trade-query';
import { LandingFooter } from './landing-footer';
import { TalkLink } from './talk-link';

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
  hearsOwnCall?: boolean;
  hero: ReactNode;
  children: ReactNode;
}

export function LandingPage({ visit, salesRep, hearsOwnCall, hero, children }: LandingPageProps) {
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
          <FootBar hearsOwnCall={hearsOwnCall} />
        </div>
      </main>
      <LandingFooter />
    </>
  );
}

/** Sticks to the foot of a phone's screen once the first screen with its buttons has gone. */
function FootBar({ hearsOwnCall }: Pick<LandingPageProps, 'hearsOwnCall'>) {
  const query = useTradeQuery();
  return (
    <nav aria-label="Try it" className="foot-bar">
      <a href={`/create-agent${query}`} className="btn btn-primary btn-small">
        Try Free Tonight
      </a>
      <TalkLink look="btn-small" label="Talk to it" hearsOwnCall={hearsOwnCall} />
    </nav>
  );
}
