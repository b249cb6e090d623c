import { z } from 'zod';

import type { ToastText } from '../forms/toast-text';
import { requestCookies, encryptValue, setCookie, decryptCookie } from './encrypted-cookie.server';

const name = 'toast';
const lifetimeSeconds = 60;

const toastSchema = z.object({
  tone: z.enum(['status', 'error']),
  title: z.string(),
  description: z.string().exactOptional(),
  note: z.string().exactOptional(),
});

/** Adds the cookie by which the page that a redirect leads to shows a toast, whichever page that is. */
export async function flashToast(
  request: Request,
  toast: ToastText,
  headers = new Headers(),
): Promise<Headers> {
  const encrypted = (await encryptValue(name, toast)) ?? '';
  headers.append('Set-Cookie', setCookie(request, name, encrypted, lifetimeSeconds));
  return headers;
}

export function hasToast(request: Request): boolean {
  return Boolean(requestCookies(request)[name]);
}

/** The toast for this page, with the header that clears its cookie. It waits for a page that somebody looks at. */
export async function takeToast(request: Request): Promise<{ toast: ToastText; header: string } | null> {
  if (!isLookedAt(request)) return null;
  const toast = await decryptCookie(request, name, toastSchema);
  return toast && { toast, header: setCookie(request, name, '') };
}

/** Not what a script fetches, a frame shows or a browser loads ahead. */
function isLookedAt({ headers }: Request): boolean {
  return (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' && !headers.has('Sec-Purpose');
}
