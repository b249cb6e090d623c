import { useRouteLoaderData } from '@remix-run/react';

import type { ToastText } from '~/platform/forms/toast-text';

/** The toast that the previous redirect set. Every page shows it at the top of its content. */
export function FlashToast() {
  const root = useRouteLoaderData<{ toast: ToastText | null }>('root');
  return root?.toast ? <Toast toast={root.toast} /> : null;
}

export function Toast({ toast }: { toast: ToastText }) {
  return (
    <div className="toast mb-6" role={toast.tone === 'error' ? 'alert' : 'status'} data-toast="">
      <p className="font-bold">{toast.title}</p>
      {toast.description ? <p>{toast.description}</p> : null}
      {toast.note ? <p>{toast.note}</p> : null}
    </div>
  );
}
