import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

import type { ToastText } from './toasts';

/** A message above the page's content; part of the served page, so that it needs no script. */
export function Toast({ toast }: { toast: ToastText }) {
  const [dismissed, setDismissed] = useState<ToastText | null>(null);
  const enhanced = useHydrated();
  if (dismissed === toast) return null;
  return (
    <div className="toast mb-6" role={toast.tone === 'error' ? 'alert' : 'status'} data-toast="">
      <div className="grow">
        <p className="font-bold">{toast.title}</p>
        {toast.description ? <p>{toast.description}</p> : null}
      </div>
      {enhanced ? (
        <button type="button" className="btn btn-quiet btn-small -my-1" onClick={() => setDismissed(toast)}>
          Dismiss
        </button>
      ) : null}
    </div>
  );
}
