import type { ReactNode } from 'react';

import { forgetPath } from '~/domain/paths';
import type { Notice } from '~/platform/forms/notice';
import { useRootData } from './root-data';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface PageProps {
  title: ReactNode;
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
      <div className="page pt-6 pb-3 sm:pt-10 sm:pb-0">
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

/** The notice that the previous redirect set. Every page shows it at the top of its content. */
export function FlashNotice() {
  const { notice } = useRootData();
  return notice ? <NoticeBox notice={notice} /> : null;
}

export function NoticeBox({ notice }: { notice: Notice }) {
  return (
    <div className="notice mb-6" role={notice.tone === 'error' ? 'alert' : 'status'} data-part="notice">
      <p className="font-bold">{notice.title}</p>
      {notice.description ? <p>{notice.description}</p> : null}
      {notice.note ? <p>{notice.note}</p> : null}
      {notice.next ? (
        <p className="mt-3">
          <a href={notice.next.href} className="btn btn-quiet btn-small">
            {notice.next.label}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** Links to the page that forgets the visitor’s answers. On a shared device, the next person must not see or change them. */
export function ForgetMeLink() {
  return (
    <p className="mt-8 text-sm">
      <a href={forgetPath} className="inline-block py-3">
        This isn’t my device: forget me here
      </a>
    </p>
  );
}
