import { createHash, hkdfSync } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as cookie from 'cookie';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { z } from 'zod';

import { env } from '../environment/env.server';

/** Browsers keep a cookie of up to 4,096 bytes, name and attributes included. */
const pieceLength = 3_800;
const piecesAtMost = 3;
const maxAgeSeconds = 30 * 24 * 60 * 60;
const unpackedLimit = 64 * 1024;

const secrets = env.sessionSecrets.map((secret) => ({ id: fingerprint(secret), secret }));

/** The cookies that a request brought, by the names that we gave them. A malformed header gives none. */
export function requestCookies(request: Request): Record<string, string | undefined> {
  const sent = cookie.parse(request.headers.get('Cookie') ?? '');
  const prefix = namePrefix(request);
  const own = Object.entries(sent).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/**
 * Compresses and seals a value (AES-256-GCM, as a JWE) with the first of the secrets. The key is made for this cookie's
 * name, so that a sealed text says nothing under another one. `null` if it is more than cookies hold: the action makes
 * a field error of that.
 */
export async function sealValue(name: string, value: unknown): Promise<string | null> {
  const [writing] = secrets;
  if (!writing) throw new Error('no session secret');
  const expires = Math.floor(Date.now() / 1_000) + maxAgeSeconds;
  const packed = brotliCompressSync(JSON.stringify({ expires, value }), packing);
  const sealed = await new CompactEncrypt(packed)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: writing.id })
    .encrypt(keyFor(name, writing.secret));
  return sealed.length > pieceLength * piecesAtMost ? null : sealed;
}

/** The value that this cookie of the request holds, or `null` if it is forged, expired, sealed with an unknown secret or of another shape. */
export async function unsealCookie<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const sealed = joinedCookie(requestCookies(request), name);
  if (!sealed) return null;
  try {
    const { plaintext } = await compactDecrypt(sealed, ({ kid }) => keyFor(name, secretOf(kid)), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const json = brotliDecompressSync(plaintext, { maxOutputLength: unpackedLimit });
    const { expires, value } = JSON.parse(json.toString('utf8'));
    return expires > Date.now() / 1_000 ? schema.parse(value) : null;
  } catch {
    return null;
  }
}

/** What a cookie holds, all its pieces together. */
export function joinedCookie(cookies: Record<string, string | undefined>, name: string): string {
  return pieceNames(name)
    .map((piece) => cookies[piece] ?? '')
    .join('');
}

/** The `Set-Cookie` values of a sealed text; an empty one takes the cookie back, with every piece that is there. */
export function setSealedCookie(request: Request, name: string, sealed: string): string[] {
  const present = requestCookies(request);
  return pieceNames(name).flatMap((piece, index) => {
    const text = sealed.slice(index * pieceLength, (index + 1) * pieceLength);
    return text || present[piece] !== undefined ? [setCookie(request, piece, text)] : [];
  });
}

/** The value of a `Set-Cookie` header; an empty `value` takes the cookie back. */
export function setCookie(request: Request, name: string, value: string, lifetime = maxAgeSeconds): string {
  return cookie.serialize(namePrefix(request) + name, value, {
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

/** Text in any script: better than the usual compression, and quick at these sizes. */
const packing = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** `draft-a1`, `draft-a1.2`, …: a text that is more than one cookie holds is in several. */
function pieceNames(name: string): string[] {
  return Array.from({ length: piecesAtMost }, (_piece, index) => (index ? `${name}.${index + 1}` : name));
}

/** On https no other host of the domain and no plain connection can set a cookie of this name. */
function namePrefix(request: Request): string {
  return isHttps(request) ? '__Host-' : '';
}

function isHttps(request: Request): boolean {
  return (env.publicUrl ?? request.url).startsWith('https:');
}

function keyFor(name: string, secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', name, 32));
}

function secretOf(id: string | undefined): string {
  const known = secrets.find((secret) => secret.id === id);
  if (!known) throw new Error('sealed with a secret that is not known here');
  return known.secret;
}

/** Names a secret without telling it, so that instances with other orders of secrets read each other's cookies. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
