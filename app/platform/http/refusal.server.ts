import { data } from '@remix-run/node';

import { honeypotField } from '../forms/honeypot';
import type { Resubmission } from '../forms/resubmission';
import { beginSession, hasSession } from '../session/session.server';
import { isDataResponse } from '../session/visit.server';
import type { Visit } from '../session/visit.server';
import { recordRefusal } from '../telemetry/trace.server';

// Error pages for requests that a check or a limit refuses.

/** The error page for a request that is refused before its form is read. Throw it. */
export function refuseRequest(by: 'request-check' | 'body-limit', status: number) {
  recordRefusal(by, status);
  return data(null, { status });
}

/** The page for a request over a limit, which offers to send the same form again. Throw it. */
export function refuseOverLimit(
  kind: 'too-many' | 'too-many-today',
  request: Request,
  form: FormData,
  secondsToWait: number,
) {
  recordRefusal('rate-limit', 429);
  return data(resubmission(kind, request, form), {
    status: 429,
    headers: { 'Retry-After': String(secondsToWait) },
  });
}

/** Throws a page that offers to send the same form again, if the honeypot field is filled in. */
export function refuseBots(request: Request, form: FormData): void {
  if ((form.get(honeypotField) ?? '') === '') return;
  recordRefusal('honeypot', 400);
  throw data(resubmission('honeypot', request, form), { status: 400 });
}

/** Throws a page that offers to send the same form again, if the browser sent no session cookie. */
export async function requireCookies({ request, jar }: Visit, form: FormData): Promise<void> {
  if (hasSession(jar)) return;
  await beginSession(jar);
  recordRefusal('cookies', 400);
  throw data(resubmission('cookies', request, form), { status: 400 });
}

/** Throws the page for a link to a setup that began in another browser, with a button to start over at `path`. */
export function refuseElsewhere(path: string): never {
  recordRefusal('cookies', 400);
  throw data<Resubmission>({ kind: 'elsewhere', action: path, fields: [] }, { status: 400 });
}

/** For routes that scripts fetch: responds with JSON, with the same status and headers, where an error page is thrown. */
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
