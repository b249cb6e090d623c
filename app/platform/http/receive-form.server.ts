import { data } from '@remix-run/node';

import { env } from '~/environment/env.server';
import { recordRefusal } from '../telemetry/trace.server';
import { checkRequest, allowedOrigins } from './check-request';
import { formLimits, readBoundedBody } from './bounded-body.server';
import type { BodyLimits } from './bounded-body.server';
import { limitPosts } from './rate-limit.server';

/**
 * Reads the form that was posted. Every action starts with it: it checks origin, rate and size. Throws error pages with
 * status 400, 403, 405, 413, 415 or 429.
 */
export async function receiveForm(request: Request, limits: BodyLimits = formLimits): Promise<FormData> {
  requireSameOrigin(request);
  await limitPosts(request, 'post');
  const body = await readBoundedBody(request, limits);
  if (!body.ok) throw refuseRequest('body-limit', body.status);
  return body.form;
}

/** Same-origin check only, for actions that stream their own body. */
export function requireSameOrigin(request: Request): void {
  const verdict = checkRequest(request, allowedOrigins(request.url, env.publicUrl));
  if (!verdict.ok) throw refuseRequest('request-check', verdict.status);
}

/** The error page for a request that is rejected before its form is read. Throw it. */
export function refuseRequest(by: 'request-check' | 'body-limit', status: number) {
  recordRefusal(by, status);
  return data(null, { status });
}

/** The text of a field; empty if it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The value of the button that was clicked; `null` if it is missing, for example in a truncated body. Don't create or spend anything then. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  const sent = form.get('intent');
  return intents.find((intent) => intent === sent) ?? null;
}
