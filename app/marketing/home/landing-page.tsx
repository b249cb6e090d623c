import type { ReactNode } from 'react';

import { FlashToast } from '~/site/flash-toast';
import { SiteHeader } from '~/site/site-header';
import { useTradeQuery } from '../trades/trade-query';
import { LandingFooter } from './landing-footer';

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
      <SiteHeader pricing="#pricing" start={`/create-agent${query}`} />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        data-enhance={salesRep ? 'seen-visit sales-rep' : 'seen-visit'}
        data-visit={JSON.stringify({ name: 'home_page_visit', ...visit })}
        data-sales-rep={salesRep}
      >
        <div className="page">
          <FlashToast />
        </div>
        {hero}
        {children}
      </main>
      <LandingFooter />
    </>
  );
}
