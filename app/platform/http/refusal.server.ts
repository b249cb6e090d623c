import { data } from '@remix-run/node';

import { honeypotField } from '../forms/honeypot';
import type { Resubmission } from '../forms/notice';
import { beginSession, hasSession } from '../cookies/session-cookie.server';
import { isDataResponse } from '../cookies/visit.server';
import type { Visit } from '../cookies/visit.server';
import { countRefusal } from '../telemetry/trace.server';
import type { RefusalReason } from '../telemetry/trace.server';

// Error pages for requests that a check or a limit refuses.

/** The error page for a refused request. With `body`, it offers to send the same form again. Throw it. */
export function requestRefusal(
  by: RefusalReason,
  status: number,
  body: Resubmission | null = null,
  headers?: HeadersInit,
) {
  countRefusal(by, status);
  return data(body, { status, headers });
}

/** The page for a request over a limit. Throw it. */
export function overLimitRefusal(
  kind: 'too-many' | 'too-many-today',
  request: Request,
  form: FormData,
  secondsToWait: number,
) {
  const headers = { 'Retry-After': String(secondsToWait) };
  return requestRefusal('rate-limit', 429, resubmission(kind, request, form), headers);
}

/** Throws a page that offers to send the same form again, if the honeypot field is filled in. */
export function requireNoBot(request: Request, form: FormData): void {
  if ((form.get(honeypotField) ?? '') === '') return;
  throw requestRefusal('honeypot', 400, resubmission('honeypot', request, form));
}

/** Throws a page that offers to send the same form again, if the browser sent no session cookie. */
export async function requireCookies({ request, jar }: Visit, form: FormData): Promise<void> {
  if (hasSession(jar)) return;
  await beginSession(jar);
  throw requestRefusal('cookies', 400, resubmission('cookies', request, form));
}

/** The page for a link whose data is in another browser, with a button to start over at `path`. Throw it. */
export function startOverRefusal(path: string) {
  return requestRefusal('cookies', 400, { kind: 'start-over', action: path, fields: [] });
}

/** Turns thrown error pages into JSON with the same status and headers, for routes that scripts fetch. */
export async function errorsAsJson(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (thrown) {
    if (!isDataResponse(thrown)) throw thrown;
    const { status = 400, headers } = thrown.init ?? {};
    return Response.json({ refused: status }, { status, headers: headers ?? {} });
  }
}

/** The same form without its files. */
function resubmission(kind: Resubmission['kind'], request: Request, form: FormData): Resubmission {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].flatMap(([name, value]): Resubmission['fields'] =>
    typeof value === 'string' && name !== honeypotField ? [[name, value]] : [],
  );
  return { kind, action: pathname + search, fields };
}
