import { isToastCode, toasts } from '../forms/toasts';
import type { ToastCode, ToastText } from '../forms/toasts';
import { claimCookies } from './cookie-owners.server';
import { requestCookies, setCookie } from './sealed-cookie.server';

const name = 'toast';
claimCookies(/^toast$/);

export function flashToast(request: Request, code: ToastCode): string {
  return setCookie(request, name, code, 60);
}

export function takeToast(request: Request): { toast: ToastText; header: string } | null {
  const code = requestCookies(request)[name];
  return isToastCode(code) ? { toast: toasts[code], header: setCookie(request, name, '') } : null;
}
