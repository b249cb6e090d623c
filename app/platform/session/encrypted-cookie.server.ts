import { createHash, hkdfSync } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as cookie from 'cookie';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { z } from 'zod';

import { env } from '~/environment/env.server';

/** Browsers accept up to 4,096 bytes, name and attributes included. */
const chunkLength = 3_800;
const maxChunks = 3;
const maxAgeSeconds = 30 * 24 * 60 * 60;
const decompressedLimit = 64 * 1024;
/** Gets hardly shorter by compressing. */
const tinyLength = 200;

interface Secret {
  id: string;
  secret: string;
}

const secrets: Secret[] = env.sessionSecrets.map((secret) => ({ id: fingerprint(secret), secret }));

/** AES-256-GCM, as a JWE, by a key for this cookie's name alone. `null` if it is more than cookies hold. */
export async function encryptValue(name: string, value: unknown): Promise<string | null> {
  const [writing] = secrets;
  if (!writing) throw new Error('no session secret');
  const expires = Math.floor(Date.now() / 1_000) + maxAgeSeconds;
  const text = Buffer.from(JSON.stringify({ expires, value }));
  if (text.length > decompressedLimit) return null;
  const isTiny = text.length <= tinyLength;
  const encrypted = await new CompactEncrypt(isTiny ? text : compress(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: writing.id, ...(isTiny ? { cty: 'json' } : {}) })
    .encrypt(keyFor(name, writing));
  return encrypted.length > chunkLength * maxChunks ? null : encrypted;
}

/** `null` if forged, expired, encrypted with an unknown secret or of another shape. */
export async function decryptCookie<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const { cookies, opened } = sessionOf(request);
  const opening = opened.get(name) ?? open(name, joinedCookie(cookies, name));
  opened.set(name, opening);
  const found = await opening;
  const parsed = found && schema.safeParse(found.value);
  return parsed?.success ? parsed.data : null;
}

type Cookies = Record<string, string | undefined>;
type Opened = { value: unknown } | null;

/** What was read of each request's cookies, as a page asks several times. */
const sessions = new WeakMap<Request, { cookies: Cookies; opened: Map<string, Promise<Opened>> }>();

function sessionOf(request: Request) {
  const known = sessions.get(request) ?? { cookies: ownCookies(request), opened: new Map() };
  sessions.set(request, known);
  return known;
}

/** By our own names, without prefix. A malformed header gives none. */
export function requestCookies(request: Request): Cookies {
  return sessionOf(request).cookies;
}

function ownCookies(request: Request): Cookies {
  const sent = cookie.parse(request.headers.get('Cookie') ?? '');
  const prefix = namePrefix(request);
  const own = Object.entries(sent).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

async function open(name: string, encrypted: string): Promise<Opened> {
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

export function joinedCookie(cookies: Cookies, name: string): string {
  return chunkNames(name)
    .map((chunk) => cookies[chunk] ?? '')
    .join('');
}

/** The `Set-Cookie` values of a encrypted text; an empty one clears the cookie with all its chunks. */
export function setEncryptedCookie(request: Request, name: string, encrypted: string): string[] {
  const present = requestCookies(request);
  return chunkNames(name).flatMap((chunk, index) => {
    const text = encrypted.slice(index * chunkLength, (index + 1) * chunkLength);
    return text || present[chunk] !== undefined ? [setCookie(request, chunk, text)] : [];
  });
}

export function setCookie(request: Request, name: string, value: string, lifetime = maxAgeSeconds): string {
  return cookie.serialize(namePrefix(request) + name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: value ? lifetime : 0,
  });
}

export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

function compress(text: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 16, // `decompressedLimit`; a larger window takes ten times as long to make
  };
  return brotliCompressSync(text, { params });
}

function chunkNames(name: string): string[] {
  return Array.from({ length: maxChunks }, (_chunk, index) => (index ? `${name}.${index + 1}` : name));
}

/** On https no other host of the domain and no plain connection can set a cookie of this name. */
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
  if (!known) throw new Error('encrypted with a secret that is not known here');
  return known;
}

/** Names a secret without revealing it, so that the order of secrets may differ between instances. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
