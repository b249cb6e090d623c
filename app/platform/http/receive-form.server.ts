import { data } from '@remix-run/node';

import { env } from '~/environment/env.server';
import { recordRefusal } from '../telemetry/trace.server';
import { checkRequest, allowedOrigins } from './check-request';
import { formLimits, readBoundedBody } from './bounded-body.server';
import type { BodyLimits } from './bounded-body.server';
import { limitPosts } from './rate-limit.server';

/** Every action begins with it: guard, rate, then the body within its limits. Throws error pages 400, 403, 405, 413, 415, 429. */
export async function receiveForm(request: Request, limits: BodyLimits = formLimits): Promise<FormData> {
  requireSameOrigin(request);
  await limitPosts(request, 'post');
  const body = await readBoundedBody(request, limits);
  if (!body.ok) throw refuse('body-limit', body.status);
  return body.form;
}

/** The guard alone, for actions that read their body in another way. */
export function requireSameOrigin(request: Request): void {
  const verdict = checkRequest(request, allowedOrigins(request.url, env.publicUrl));
  if (!verdict.ok) throw refuse('request-check', verdict.status);
}

/** The error page of a request that is refused before its form is known. */
export function refuse(by: 'request-check' | 'body-limit', status: number) {
  recordRefusal(by, status);
  return data(null, { status });
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
