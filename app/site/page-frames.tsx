import type { ReactNode } from 'react';

import { FlashNotice } from './flash-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageProps {
  title: string;
  children: ReactNode;
}

/** A page of text. */
export function ReadingPage({ title, children }: PageProps) {
  return (
    <SitePage className="reading outline-none">
      <FlashNotice />
      <h1 className="mb-5">{title}</h1>
      {children}
    </SitePage>
  );
}

/** A short page, such as an error. */
export function MessagePage({ title, children }: PageProps) {
  return (
    <SitePage className="page-narrow py-12 outline-none">
      <FlashNotice />
      <h1 className="mb-4">{title}</h1>
      {children}
    </SitePage>
  );
}

/** A page of full-width sections, each with a `.page` inside. */
export function SectionsPage({ title, lead, children }: PageProps & { lead: ReactNode }) {
  return (
    <SitePage className="outline-none">
      <div className="page pt-6 sm:pt-10">
        <FlashNotice />
        <h1 className="mb-3 max-w-4xl">{title}</h1>
        <p className="max-w-2xl text-lg">{lead}</p>
      </div>
      {children}
    </SitePage>
  );
}

function SitePage({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
