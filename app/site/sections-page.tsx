import type { ReactNode } from 'react';

import { FlashToast } from './flash-toast';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SectionsPageProps {
  title: string;
  lead: ReactNode;
  /** Full-width sections, each with a `.page` inside. */
  children: ReactNode;
}

export function SectionsPage({ title, lead, children }: SectionsPageProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <div className="page pt-6 sm:pt-10">
          <FlashToast />
          <h1 className="mb-3 max-w-4xl">{title}</h1>
          <p className="max-w-2xl text-lg">{lead}</p>
        </div>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
