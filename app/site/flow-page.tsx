import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';

import { ErrorSummary } from '~/platform/forms/error-summary';
import type { Notice } from '~/platform/forms/notice';
import { FlashNotice, NoticeBox } from './flash-notice';
import { ForgetMe } from './forget-me';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import type { HeaderLink } from './site-header';

interface FlowPageProps {
  /** The header's links, besides the logo; `site` on a page outside the setup. */
  links?: readonly HeaderLink[] | 'site';
  /** The notice of this page's own form response, if the form doesn't show it itself. */
  notice?: Notice;
  wide?: boolean;
  children: ReactNode;
}

export function FlowPage({ links = [], notice, wide = false, children }: FlowPageProps) {
  const root = useRouteLoaderData<{ salesRep?: string }>('root');
  return (
    <>
      <SiteHeader links={links === 'site' ? undefined : links} pricing="/#pricing" />
      <main id="main" tabIndex={-1} className={`${wide ? 'page' : 'page-narrow'} py-6 outline-none`}>
        {notice ? <FormMessage notice={notice} /> : <FlashNotice />}
        {children}
        <ForgetMe />
      </main>
      <SiteFooter salesRep={root?.salesRep} />
    </>
  );
}

/** Shows a success as a notice and a failure as an error summary, which visitors need to read first. */
function FormMessage({ notice }: { notice: Notice }) {
  if (notice.tone === 'status') return <NoticeBox notice={notice} />;
  return (
    <div className="mb-6">
      <ErrorSummary notice={notice} />
    </div>
  );
}
