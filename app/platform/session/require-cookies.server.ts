import { data } from '@remix-run/node';

import { honeypotField } from '../forms/honeypot';
import { recordRefusal } from '../telemetry/trace.server';
import type { Resubmission } from '../forms/resubmission';
import { beginSession, hasSession } from './session.server';
import type { Visit } from './visit.server';

/** Throws an error page that posts the same values again, if the browser sent no session cookie. */
export async function requireCookies({ request, jar }: Visit, form: FormData): Promise<void> {
  if (hasSession(jar)) return;
  await beginSession(jar);
  throw resubmitPage('cookies', request, form);
}

/** The error page that offers to send the same form again, without its files. Throw it. */
export function resubmitPage(
  kind: 'cookies' | 'honeypot' | 'too-many' | 'too-many-today',
  request: Request,
  form: FormData,
  headers: HeadersInit = {},
) {
  const isOverLimit = kind === 'too-many' || kind === 'too-many-today';
  const status = isOverLimit ? 429 : 400;
  recordRefusal(isOverLimit ? 'rate-limit' : kind, status);
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]): Resubmission['fields'] =>
    typeof value === 'string' && name !== honeypotField ? [[name, value]] : [],
  );
  return data<Resubmission>({ kind, action: pathname + search, fields }, { status, headers });
}
