import type { ReactNode } from 'react';

import { YourReceptionist } from '~/receptionist/your-receptionist';
import { FlashNotice } from '~/site/flash-notice';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { SiteHeader } from '~/site/site-header';
import { useTradeQuery } from '../trades/trade-query';
import { LandingFooter } from './landing-footer';

interface LandingPageProps {
  /** The page view as the server logs it, which the page repeats to analytics. */
  visit: { page: string; pathname: string };
  salesRep?: string | undefined;
  hero: ReactNode;
  children: ReactNode;
}

export function LandingPage({ visit, salesRep, hero, children }: LandingPageProps) {
  const query = useTradeQuery();
  const receptionist = useOwnReceptionist();
  return (
    <>
      <SiteHeader pricing="#pricing" start={`/create-agent${query}`} />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        data-enhance={salesRep ? 'page-view sales-rep' : 'page-view'}
        data-page-view={JSON.stringify({ name: 'home_page_visit', ...visit })}
        data-sales-rep={salesRep}
      >
        <div className="page">
          <FlashNotice />
          {receptionist ? <YourReceptionist {...receptionist} /> : null}
        </div>
        {hero}
        {children}
      </main>
      <LandingFooter />
    </>
  );
}
