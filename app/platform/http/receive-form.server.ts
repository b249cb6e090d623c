import { getMultipartBoundary } from '@remix-run/multipart-parser';

import { env } from '~/environment/env.server';
import type { Visit } from '../cookies/visit.server';
import { readBoundedBody } from './bounded-body.server';
import { requirePostWithinLimit } from './rate-limit.server';
import { requestRefusal, requireCookies } from './refusal.server';
import { originHeader } from './request-headers.server';

const multipart = 'multipart/form-data';
const formTypes = ['application/x-www-form-urlencoded', multipart];
/** The limit of RFC 2046. The parser's time grows with its square: 88,000 characters took nine seconds. */
const longestBoundary = 70;

/**
 * Reads the form that was posted. Every action starts with it, except for uploads (`receive-upload.server.ts`): it checks
 * origin, rate and size. Throws error pages with status 400, 403, 405, 413, 415 or 429.
 */
export async function receiveForm({ request }: Visit): Promise<FormData> {
  requireReadablePost(request);
  await requirePostWithinLimit(request, 'post');
  const form = await readBoundedBody(request);
  if (typeof form === 'number') throw requestRefusal('body-limit', form);
  return form;
}

/** `receiveForm` for a form that only a visitor with a session can send. Also throws the error page about cookies. */
export async function receiveSessionForm(visit: Visit): Promise<FormData> {
  const form = await receiveForm(visit);
  await requireCookies(visit, form);
  return form;
}

/** Throws an error page unless one of our pages posted a readable form. Actions that stream the body call this first. */
export function requireReadablePost(request: Request): void {
  const status = checkRequest(request, formOrigins(request.url, env.publicUrl));
  if (status !== null) throw requestRefusal('request-check', status);
}

/** The text of a field. Empty if the field is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The value of the clicked button. `null` if it is missing, as in a truncated body. Then don't create or spend anything. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  const sent = form.get('intent');
  return intents.find((intent) => intent === sent) ?? null;
}

/** The status for a request that no action may read, or `null`. Remix's own cross-site check can be bypassed. */
export function checkRequest(request: Request, siteOrigins: readonly string[]): number | null {
  if (request.method !== 'POST') return 405;
  if (new URL(request.url).searchParams.has('_data')) return 400;
  if (!isSameOrigin(request.headers, siteOrigins)) return 403;
  // Nothing here decompresses bodies: a compressed form would look like an empty one.
  if ((request.headers.get('Content-Encoding') ?? 'identity') !== 'identity') return 415;
  const sent = request.headers.get('Content-Type') ?? '';
  const type = sent.replace(/;.*/, '').trim().toLowerCase();
  if (!formTypes.includes(type)) return 415;
  const boundary = type === multipart ? getMultipartBoundary(sent) : 'not needed';
  return boundary && boundary.length <= longestBoundary ? null : 400;
}

/**
 * The origins that forms may come from. Without `PUBLIC_URL`, https is allowed too, because a proxy may terminate TLS
 * without reporting it. With `PUBLIC_URL`, plain HTTP on the public host is rejected.
 */
export function formOrigins(requestUrl: string, publicUrl: string | null): string[] {
  const { origin, host } = new URL(requestUrl);
  if (publicUrl) return new URL(publicUrl).host === host ? [publicUrl] : [publicUrl, origin];
  return [origin, `https://${host}`];
}

/** Current browsers send `Origin` or `Sec-Fetch-Site`. A request with neither is rejected. */
function isSameOrigin(headers: Headers, siteOrigins: readonly string[]): boolean {
  const origin = headers.get(originHeader) ?? headers.get('Origin');
  if (origin && origin !== 'null') return siteOrigins.includes(origin);
  return headers.get('Sec-Fetch-Site') === 'same-origin';
}
