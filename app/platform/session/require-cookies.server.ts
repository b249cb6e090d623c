import { data } from '@remix-run/node';

import { honeypotField } from '../forms/honeypot';
import { recordRefusal } from '../telemetry/trace.server';
import type { ResubmitNotice } from '../forms/resubmit-notice';
import { commitSession, hasSession } from './session.server';

/** Throws an error page that posts the same values again, if the browser sent no session cookie. */
export async function requireCookies(request: Request, form: FormData): Promise<void> {
  if (hasSession(request)) return;
  const headers = { 'Set-Cookie': await commitSession(request, {}) };
  throw resubmitPage('cookies', request, form, headers);
}

/** `Set-Cookie` values that start a session if there is none, for pages whose form needs one. */
export async function beginSession(request: Request): Promise<string[]> {
  return hasSession(request) ? [] : [await commitSession(request, {})];
}

/** The error page that offers to send the same form again, without its files. Throw it. */
export function resubmitPage(
  kind: 'cookies' | 'honeypot' | 'too-many' | 'too-many-today',
  request: Request,
  form: FormData,
  headers: HeadersInit,
) {
  const isOverLimit = kind === 'too-many' || kind === 'too-many-today';
  const status = isOverLimit ? 429 : 400;
  recordRefusal(isOverLimit ? 'rate-limit' : kind, status);
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]): ResubmitNotice['fields'] =>
    typeof value === 'string' && name !== honeypotField ? [[name, value]] : [],
  );
  return data<ResubmitNotice>({ kind, action: pathname + search, fields }, { status, headers });
}
