import type { ReactNode } from 'react';

import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const links = [
  { href: '/#pricing', label: 'Pricing' },
  { href: '/faq', label: 'FAQ' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
];

/** The frame of the pages that sell or inform. */
export function ReadingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader links={links} />
      <main id="main" tabIndex={-1} className="page py-8 outline-none">
        <h1 className="mb-5 max-w-3xl">{title}</h1>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
