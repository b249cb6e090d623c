import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { brand } from '~/brand';
import Disclaimer from '~/content/notes/disclaimer.mdx';
import { FlashNotice } from '~/site/page-frames';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { YourReceptionist } from '~/site/your-receptionist';
import { FooterContact, FooterLinks, IndustryLinks } from '~/site/site-footer';
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
  const receptionist = useOwnReceptionist();
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
          {receptionist ? <YourReceptionist {...receptionist} /> : <YourSetup />}
        </div>
        {children}
      </main>
      <LandingFooter />
    </>
  );
}

function LandingFooter() {
  return (
    <footer className="border-t border-line py-2 text-sm sm:py-6 text-muted">
      <div className="page grid gap-2 sm:gap-4">
        <div>
          <IndustryLinks />
          <FooterLinks privacyPath="/privacy" />
        </div>
        <div className="footer-end">
          <FooterContact />
          <section id="disclaimer" aria-labelledby="disclaimer-title">
            <h2 id="disclaimer-title">Disclaimer</h2>
            <Disclaimer />
          </section>
        </div>
        <p className="flex flex-wrap items-center gap-x-6">
          © {brand.copyrightYear} {brand.legalName}{' '}
          <a href={brand.logoCredit.href} className="inline-flex min-h-11 items-center text-muted">
            {brand.logoCredit.label}
          </a>
        </p>
      </div>
    </footer>
  );
}
