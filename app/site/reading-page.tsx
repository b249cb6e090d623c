import type { ReactNode } from 'react';

import { FlashToast } from './flash-toast';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface ReadingPageProps {
  title: string;
  children: ReactNode;
}

export function ReadingPage({ title, children }: ReadingPageProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="reading outline-none">
        <FlashToast />
        <h1 className="mb-5">{title}</h1>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
