import { useRouteLoaderData } from '@remix-run/react';

import type { Notice } from '~/platform/forms/notice';

/** The notice that the previous redirect set. Every page shows it at the top of its content. */
export function FlashNotice() {
  const root = useRouteLoaderData<{ notice: Notice | null }>('root');
  return root?.notice ? <NoticeBox notice={root.notice} /> : null;
}

export function NoticeBox({ notice }: { notice: Notice }) {
  return (
    <div className="notice mb-6" role={notice.tone === 'error' ? 'alert' : 'status'} data-notice="">
      <p className="font-bold">{notice.title}</p>
      {notice.description ? <p>{notice.description}</p> : null}
      {notice.note ? <p>{notice.note}</p> : null}
    </div>
  );
}
