import { data } from '@remix-run/node';

import { honeypotField } from '../forms/honeypot-field';
import { recordRefusal } from '../telemetry/trace.server';
import type { ResubmitNotice } from '../forms/resubmit-notice';
import { commitSession, hasSession } from './session.server';

/** Throws an error page that posts the same values again, if the browser sent no session cookie. */
export async function requireCookies(request: Request, form: FormData): Promise<void> {
  if (hasSession(request)) return;
  recordRefusal('cookies', 400);
  const headers = { 'Set-Cookie': await commitSession(request, {}) };
  throw data(resubmitNotice('cookies', request, form), { status: 400, headers });
}

/** `Set-Cookie` values that start a session if there is none, for pages whose form needs one. */
export async function beginSession(request: Request): Promise<string[]> {
  return hasSession(request) ? [] : [await commitSession(request, {})];
}

/** The data of an error page that offers to send the same form again, without its files. */
export function resubmitNotice(
  kind: ResubmitNotice['kind'],
  request: Request,
  form: FormData,
): ResubmitNotice {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== honeypotField ? [[name, value] satisfies [string, string]] : [],
  );
  return { kind, action: pathname + search, fields };
}
