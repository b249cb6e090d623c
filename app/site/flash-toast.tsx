import { useRouteLoaderData } from '@remix-run/react';

import { Toast } from '~/platform/forms/toast';
import type { ToastText } from '~/platform/forms/toast-text';

/** The toast that the previous redirect set. Every page shows it at the top of its content. */
export function FlashToast() {
  const root = useRouteLoaderData<{ toast: ToastText | null }>('root');
  return root?.toast ? <Toast toast={root.toast} /> : null;
}
