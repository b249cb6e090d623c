import { data } from '@remix-run/node';

import { honeypotField } from '../forms/honeypot-field';
import { recordRefusal } from '../telemetry/trace.server';
import type { ResubmitNotice } from '../forms/resubmit-notice';
import { commitSession, hasSession } from './session.server';

/** Throws a page that posts the same values again where the browser sends no cookies back. */
export async function requireCookies(request: Request, form: FormData): Promise<void> {
  if (hasSession(request)) return;
  recordRefusal('cookies', 400);
  const headers = { 'Set-Cookie': await commitSession(request, {}) };
  throw data(resubmitNotice('cookies', request, form), { status: 400, headers });
}

/** For pages whose form needs a session and where a visit may begin. */
export async function beginSession(request: Request): Promise<string[]> {
  return hasSession(request) ? [] : [await commitSession(request, {})];
}

/** For an error page that offers the same form again, files aside. */
export function resubmitNotice(
  kind: ResubmitNotice['kind'],
  request: Request,
  form: FormData,
): ResubmitNotice {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== honeypotField ? [[name, value] as const] : [],
  );
  return { kind, action: pathname + search, fields };
}
