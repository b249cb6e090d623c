import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { defaults, seal, unseal } from '@hapi/iron';
import * as cookie from 'cookie';
import type { z } from 'zod';

import { env } from '../environment/env.server';

/** Browsers keep a cookie of up to 4,096 bytes, name included. */
const sizeLimit = 4_000;
const maxAgeSeconds = 30 * 24 * 60 * 60;
const unpackedLimit = 64 * 1024;

const secrets = env.sessionSecrets.map((secret) => ({ id: fingerprint(secret), secret }));
const readableBy = Object.fromEntries(secrets.map(({ id, secret }) => [id, secret]));

/** The cookies that a request brought, by name. A malformed header gives none. */
export function requestCookies(request: Request): Record<string, string | undefined> {
  return cookie.parse(request.headers.get('Cookie') ?? '');
}

/**
 * Compresses and seals a value (AES-256-CBC and HMAC-SHA-256 by iron), with the first of the secrets.
 * `null` if it does not fit into a cookie: the action makes a field error of that.
 */
export async function sealValue(name: string, value: unknown): Promise<string | null> {
  const [writing] = secrets;
  if (!writing) throw new Error('no session secret');
  const packed = deflateRawSync(JSON.stringify(value)).toString('base64url');
  const sealed = await seal(packed, writing, { ...defaults, ttl: maxAgeSeconds * 1_000 });
  return name.length + sealed.length > sizeLimit ? null : sealed;
}

/** The value behind a sealed text, or `null` if it is forged, expired, sealed with an unknown secret or of another shape. */
export async function unsealValue<Schema extends z.ZodType>(
  sealed: string | undefined,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (!sealed || sealed.length > sizeLimit) return null;
  try {
    const packed = await unseal(sealed, readableBy, defaults);
    const json = inflateRawSync(Buffer.from(String(packed), 'base64url'), { maxOutputLength: unpackedLimit });
    return schema.parse(JSON.parse(json.toString('utf8')));
  } catch {
    return null;
  }
}

/** The value of a `Set-Cookie` header; an empty `value` takes the cookie back. */
export function setCookie(request: Request, name: string, value: string, lifetime = maxAgeSeconds): string {
  return cookie.serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: value ? lifetime : 0,
  });
}

/** Response headers with these `Set-Cookie` values. */
export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

function isHttps(request: Request): boolean {
  return (env.publicUrl ?? request.url).startsWith('https:');
}

/** Names a secret without telling it, so that instances with other orders of secrets read each other's cookies. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
