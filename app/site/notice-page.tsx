import type { ReactNode } from 'react';

import { FlashToast } from './flash-toast';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="page-narrow py-12 outline-none">
        <FlashToast />
        <h1 className="mb-4">{title}</h1>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
