import { createHash, hkdfSync } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as cookie from 'cookie';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { z } from 'zod';

import { env } from '~/environment/env.server';

/** Browsers limit a cookie to 4,096 bytes, including its name and attributes; longer values are split into chunks. */
const chunkLength = 3_800;
const maxChunks = 3;
const maxAgeSeconds = 30 * 24 * 60 * 60;
/** Protects against small cookies that decompress to a lot of memory. */
const decompressedLimit = 64 * 1024;
/** Below this many bytes, compression saves next to nothing. */
const tinyLength = 200;

interface Secret {
  id: string;
  secret: string;
}

const secrets: Secret[] = env.sessionSecrets.map((secret) => ({ id: fingerprint(secret), secret }));

/** Encrypts a value as a JWE (AES-256-GCM) that only a cookie of this name can hold. `null` if it doesn't fit into cookies. */
export async function encryptValue(name: string, value: unknown): Promise<string | null> {
  const [current] = secrets;
  if (!current) throw new Error('no session secret');
  const expires = Math.floor(Date.now() / 1_000) + maxAgeSeconds;
  const text = Buffer.from(JSON.stringify({ expires, value }));
  if (text.length > decompressedLimit) return null;
  const isTiny = text.length <= tinyLength;
  const encrypted = await new CompactEncrypt(isTiny ? text : compress(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id, ...(isTiny ? { cty: 'json' } : {}) })
    .encrypt(keyFor(name, current));
  return encrypted.length > chunkLength * maxChunks ? null : encrypted;
}

/** The value of a cookie. `null` if the cookie is missing, forged, expired, encrypted with an unknown secret, or doesn't match the schema. */
export async function decryptCookie<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const { cookies, decrypted } = cachedCookies(request);
  const decrypting = decrypted.get(name) ?? decrypt(name, joinedCookie(cookies, name));
  decrypted.set(name, decrypting);
  const found = await decrypting;
  const parsed = found && schema.safeParse(found.value);
  return parsed?.success ? parsed.data : null;
}

type Cookies = Record<string, string | undefined>;
type Decrypted = { value: unknown } | null;

/** The cookies that were already read from each request, because several functions read the same ones. */
const cookieCache = new WeakMap<Request, { cookies: Cookies; decrypted: Map<string, Promise<Decrypted>> }>();

function cachedCookies(request: Request) {
  const known = cookieCache.get(request) ?? { cookies: ownCookies(request), decrypted: new Map() };
  cookieCache.set(request, known);
  return known;
}

/** The request's cookies by name, without `__Host-`. Empty if the header is malformed. */
export function requestCookies(request: Request): Cookies {
  return cachedCookies(request).cookies;
}

function ownCookies(request: Request): Cookies {
  const sent = cookie.parse(request.headers.get('Cookie') ?? '');
  const prefix = namePrefix(request);
  const own = Object.entries(sent).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

async function decrypt(name: string, encrypted: string): Promise<Decrypted> {
  if (!encrypted) return null;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      encrypted,
      ({ kid }) => keyFor(name, secretOf(kid)),
      { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
    );
    const isCompressed = protectedHeader.cty !== 'json';
    const text = isCompressed
      ? brotliDecompressSync(plaintext, { maxOutputLength: decompressedLimit })
      : plaintext;
    const { expires, value } = JSON.parse(Buffer.from(text).toString('utf8'));
    return expires > Date.now() / 1_000 ? { value } : null;
  } catch {
    return null;
  }
}

/** The encrypted text of a cookie, joined from its chunks. */
export function joinedCookie(cookies: Cookies, name: string): string {
  return chunkNames(name)
    .map((chunk) => cookies[chunk] ?? '')
    .join('');
}

/** The `Set-Cookie` values that store an encrypted value in chunks, or clear all its chunks if it is empty. */
export function setEncryptedCookie(request: Request, name: string, encrypted: string): string[] {
  const present = requestCookies(request);
  return chunkNames(name).flatMap((chunk, index) => {
    const text = encrypted.slice(index * chunkLength, (index + 1) * chunkLength);
    return text || present[chunk] !== undefined ? [setCookie(request, chunk, text)] : [];
  });
}

/** The `Set-Cookie` value of one cookie; an empty `value` clears it. `lifetime` is in seconds. */
export function setCookie(request: Request, name: string, value: string, lifetime = maxAgeSeconds): string {
  return cookie.serialize(namePrefix(request) + name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: value ? lifetime : 0,
  });
}

/** Headers of an uncached response that sets these cookies. */
export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

function compress(text: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 16, // 64 KB, as `decompressedLimit`; allocating a larger window takes ten times as long
  };
  return brotliCompressSync(text, { params });
}

function chunkNames(name: string): string[] {
  return Array.from({ length: maxChunks }, (_chunk, index) => (index ? `${name}.${index + 1}` : name));
}

/** With the `__Host-` prefix, neither other hosts of the domain nor plain HTTP connections can set these cookies. */
function namePrefix(request: Request): string {
  return isHttps(request) ? '__Host-' : '';
}

function isHttps(request: Request): boolean {
  return (env.publicUrl ?? request.url).startsWith('https:');
}

function keyFor(name: string, { secret }: Secret): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', name, 32));
}

function secretOf(id: string | undefined): Secret {
  const known = secrets.find((secret) => secret.id === id);
  if (!known) throw new Error('unknown session secret');
  return known;
}

/** Identifies a secret without revealing it, so that instances may list secrets in a different order. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
