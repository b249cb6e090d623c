import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';

import { ErrorSummary } from '~/platform/forms/error-summary';
import type { ToastText } from '~/platform/forms/toast-text';
import { FlashToast, Toast } from './flash-toast';
import { ForgetMe } from './forget-me';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import type { HeaderLink } from './site-header';

interface FlowPageProps {
  /** The header's links, besides the logo; `site` on a page outside the setup. */
  links?: readonly HeaderLink[] | 'site';
  /** The toast of this page's own form response, if the form doesn't show it itself. */
  toast?: ToastText;
  wide?: boolean;
  children: ReactNode;
}

export function FlowPage({ links = [], toast, wide = false, children }: FlowPageProps) {
  const root = useRouteLoaderData<{ salesRep?: string }>('root');
  return (
    <>
      <SiteHeader links={links === 'site' ? undefined : links} pricing="/#pricing" />
      <main id="main" tabIndex={-1} className={`${wide ? 'page' : 'page-narrow'} py-6 outline-none`}>
        {toast ? <FormMessage toast={toast} /> : <FlashToast />}
        {children}
        <ForgetMe />
      </main>
      <SiteFooter salesRep={root?.salesRep} />
    </>
  );
}

/** Shows a success as a toast and a failure as an error summary, which visitors need to read first. */
function FormMessage({ toast }: { toast: ToastText }) {
  if (toast.tone === 'status') return <Toast toast={toast} />;
  return (
    <div className="mb-6">
      <ErrorSummary toast={toast} />
    </div>
  );
}
