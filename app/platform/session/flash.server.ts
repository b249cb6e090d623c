import { isToastCode, toasts } from '../forms/toasts';
import type { ToastCode, ToastText } from '../forms/toasts';
import { requestCookies, setCookie } from './sealed-cookie.server';

const name = 'toast';

/** The `Set-Cookie` value that shows a toast on the page that a redirect leads to. */
export function flashToast(request: Request, code: ToastCode): string {
  return setCookie(request, name, code, 60);
}

/** The toast to show on this page and the header that takes it back, if there is one. */
export function takeToast(request: Request): { toast: ToastText; header: string } | null {
  const code = requestCookies(request)[name];
  return isToastCode(code) ? { toast: toasts[code], header: setCookie(request, name, '') } : null;
}
