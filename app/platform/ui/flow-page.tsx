import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';

import { Toast } from '../forms/toast';
import type { ToastText } from '../forms/toasts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import type { HeaderLink } from './site-header';

const usualLinks: HeaderLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About Us' },
];

interface FlowPageProps {
  links?: readonly HeaderLink[];
  /** The toast of this page's own form; one that came along with a redirect stands in for none. */
  toast?: ToastText | undefined;
  wide?: boolean;
  children: ReactNode;
}

/** The frame of the pages on which an owner gets something done. */
export function FlowPage({ links = usualLinks, toast, wide = false, children }: FlowPageProps) {
  const root = useRouteLoaderData<{ toast: ToastText | null }>('root');
  const shown = toast ?? root?.toast;
  return (
    <>
      <SiteHeader links={links} />
      <main id="main" tabIndex={-1} className={`${wide ? 'page' : 'page-narrow'} py-6 outline-none`}>
        {shown ? <Toast toast={shown} /> : null}
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
