import { z } from 'zod';

import type { ToastText } from '../forms/toast-text';
import type { CookieJar } from './cookie-jar.server';
import type { Visit } from './visit.server';

const name = 'toast';
const lifetimeSeconds = 60;

const toastSchema = z.object({
  tone: z.enum(['status', 'error']),
  title: z.string(),
  description: z.string().optional(),
  note: z.string().optional(),
});

/** Makes the next page show a toast, whichever page the response redirects to. */
export async function flashToast({ jar }: Visit, toast: ToastText): Promise<void> {
  await jar.writeCookie(name, toast, lifetimeSeconds);
}

/** Whether a toast is waiting to be shown. */
export function hasToast(jar: CookieJar): boolean {
  return jar.names().includes(name);
}

/** The toast to show on this page, which clears it. `null` without a toast, and for requests that no visitor sees. */
export async function takeToast({ request, jar }: Visit): Promise<ToastText | null> {
  if (!isVisiblePage(request)) return null;
  const toast = await jar.readCookie(name, toastSchema);
  if (toast) jar.clearCookie(name);
  return toast;
}

/** False for fetches by scripts, frames and prefetches: they would use up the toast unseen. */
function isVisiblePage({ headers }: Request): boolean {
  return (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' && !headers.has('Sec-Purpose');
}
