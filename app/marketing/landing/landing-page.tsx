import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import LandingFooter from '~/content/sections/landing-footer.mdx';
import { FlashNotice, ForgetMeLink } from '~/site/page-frames';
import { useCurrentReceptionist, YourReceptionist } from '~/receptionist/own/your-receptionist';
import { SiteHeader } from '~/site/site-header';
import { YourSetup } from '~/site/unfinished-setup';
import { useTradeQuery } from '~/site/page-trade';
import { homePageViewData } from '~/analytics/step-data';

interface LandingPageProps {
  salesRep?: string | undefined;
  children: ReactNode;
}

export function LandingPage({ salesRep, children }: LandingPageProps) {
  const query = useTradeQuery();
  const { pathname } = useLocation();
  const receptionist = useCurrentReceptionist();
  return (
    <>
      <SiteHeader pricing="#pricing" start={`/create-agent${query}`} />
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        data-enhance={salesRep ? 'page-view sales-rep' : 'page-view'}
        data-page-view={JSON.stringify({ name: 'home_page_visit', ...homePageViewData(pathname) })}
        data-sales-rep={salesRep}
      >
        <div className="page">
          <FlashNotice />
          {receptionist ? (
            <YourReceptionist view={receptionist}>
              <ForgetMeLink />
            </YourReceptionist>
          ) : (
            <YourSetup />
          )}
        </div>
        {children}
      </main>
      <LandingFooter />
    </>
  );
}
