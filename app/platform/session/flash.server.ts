import { z } from 'zod';

import type { ToastText } from '../forms/toast-text';
import { requestCookies, encryptValue, setCookie, decryptCookie } from './encrypted-cookie.server';

const name = 'toast';
const lifetimeSeconds = 60;

const toastSchema = z.object({
  tone: z.enum(['status', 'error']),
  title: z.string(),
  description: z.string().optional(),
  note: z.string().optional(),
});

/** The `Set-Cookie` value that makes the next page show a toast, whichever page the response redirects to. */
export async function flashToast(request: Request, toast: ToastText): Promise<string> {
  return setCookie(request, name, (await encryptValue(name, toast)) ?? '', lifetimeSeconds);
}

/** Whether a toast is waiting to be shown. */
export function hasToast(request: Request): boolean {
  return Boolean(requestCookies(request)[name]);
}

/** The toast to show on this page, and the `Set-Cookie` value that clears it. `null` without a toast, and for requests that no visitor sees. */
export async function takeToast(request: Request): Promise<{ toast: ToastText; header: string } | null> {
  if (!isVisiblePage(request)) return null;
  const toast = await decryptCookie(request, name, toastSchema);
  return toast && { toast, header: setCookie(request, name, '') };
}

/** False for fetches by scripts, frames and prefetches: they would use up the toast unseen. */
function isVisiblePage({ headers }: Request): boolean {
  return (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' && !headers.has('Sec-Purpose');
}
