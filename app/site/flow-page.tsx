import type { ReactNode } from 'react';

import { ErrorSummary } from '~/platform/forms/error-summary';
import type { Notice } from '~/platform/forms/notice';
import { FlashNotice, ForgetMeLink, NoticeBox } from './page-frames';
import { useRootData } from './root-data';
import { SiteFooter } from './site-footer';
import { LinkItems, SiteHeader } from './site-header';
import type { PageLink } from './site-header';
import { SupportEmail, SupportHours, SupportPhone } from './support-contact';

interface FlowPageProps {
  /** Whether the page has the site's header, because buyers read it, too. */
  hasSiteHeader?: boolean;
  /** The links above the content: the first at the left edge, the others at the right. */
  links?: readonly PageLink[];
  /** The notice of this page's own form response, if the page doesn't show it itself. */
  notice?: Notice;
  wide?: boolean;
  children: ReactNode;
}

export function FlowPage({ hasSiteHeader = false, links, notice, wide = false, children }: FlowPageProps) {
  const { hasAnswers, salesRep } = useRootData();
  return (
    <>
      <SiteHeader isInFlow={!hasSiteHeader} pricing="/#pricing" pageLinks={links} />
      <main id="main" tabIndex={-1} className={`${wide ? 'page' : 'page-narrow'} py-6 outline-none`}>
        {links ? <FlowLinks links={links} /> : null}
        {notice ? <FormMessage notice={notice} /> : <FlashNotice />}
        {children}
        {hasAnswers ? <ForgetMeLink /> : null}
      </main>
      <SiteFooter salesRep={salesRep} />
    </>
  );
}

interface FlowMessagePageProps {
  title: string;
  text: string;
  next: { label: string; path: string };
}

/** A page that only says what is wrong, and links to the next page. */
export function FlowMessagePage({ title, text, next }: FlowMessagePageProps) {
  return (
    <FlowPage>
      <div className="card">
        <h1 className="mb-3">{title}</h1>
        <p className="mb-5">{text}</p>
        <a href={next.path} className="btn btn-primary">
          {next.label}
        </a>
      </div>
    </FlowPage>
  );
}

function FlowLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <header>
      <nav aria-label="Page">
        <ul className="flow-links">
          <LinkItems links={links} />
        </ul>
      </nav>
    </header>
  );
}

interface FormMessageProps {
  notice: Notice;
  /** The form that tries again. */
  children?: ReactNode;
}

/** Shows a success as a notice and a failure as an error summary, which visitors need to read first. */
export function FormMessage({ notice, children }: FormMessageProps) {
  if (notice.tone === 'status') return <NoticeBox notice={notice} />;
  return (
    <div className="mb-6">
      <ErrorSummary notice={notice}>{children}</ErrorSummary>
      {notice.isFault ? (
        <p className="mt-2">
          Still not working? Call <SupportPhone /> (<SupportHours end=")" /> or email <SupportEmail />.
        </p>
      ) : null}
    </div>
  );
}
