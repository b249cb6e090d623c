import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as cookie from 'cookie';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

import { env } from '../environment/env.server';

/** Browsers accept up to 4,096 bytes, name and attributes included. */
const pieceLength = 3_800;
const piecesAtMost = 3;
const maxAgeSeconds = 30 * 24 * 60 * 60;
const unpackedLimit = 64 * 1024;

interface Secret {
  id: string;
  secret: string;
}

const secrets: Secret[] = env.sessionSecrets.map((secret) => ({ id: fingerprint(secret), secret }));

/** By our own names, without prefix. A malformed header gives none. */
export function requestCookies(request: Request): Record<string, string | undefined> {
  const sent = cookie.parse(request.headers.get('Cookie') ?? '');
  const prefix = namePrefix(request);
  const own = Object.entries(sent).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** AES-256-GCM, as a JWE, by a key for this cookie's name alone. `null` if it is more than cookies hold. */
export function sealValue(name: string, value: unknown): string | null {
  const [writing] = secrets;
  if (!writing) throw new Error('no session secret');
  const expires = Math.floor(Date.now() / 1_000) + maxAgeSeconds;
  const text = Buffer.from(JSON.stringify({ expires, value }));
  const header: Header = { alg: 'dir', enc: 'A256GCM', kid: writing.id };
  const key = keyFor(name, writing);
  const sealed =
    text.length > tinyLength
      ? encrypt(pack(text), header, key)
      : encrypt(text, { ...header, cty: 'json' }, key);
  return sealed.length > pieceLength * piecesAtMost ? null : sealed;
}

const cipherName = 'aes-256-gcm';

interface Header {
  alg: 'dir';
  enc: 'A256GCM';
  kid: string;
  /** Of what is sealed as it is; all else is packed by brotli. */
  cty?: 'json';
}

function encrypt(plain: Buffer, header: Header, key: KeyObject): string {
  const protectedHeader = base64url(Buffer.from(JSON.stringify(header)));
  const nonce = randomBytes(12);
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(protectedHeader));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [protectedHeader, '', ...[nonce, sealed, cipher.getAuthTag()].map(base64url)].join('.');
}

/** Throws unless a key of ours sealed it, the header included, so that nothing else in there is looked at before. */
function decrypt(name: string, sealed: string): { plain: Buffer; isPacked: boolean } {
  const [header = '', key, nonce = '', text = '', tag = '', ...more] = sealed.split('.');
  const { kid, cty } = JSON.parse(bytesOf(header).toString());
  if (key !== '' || more.length > 0) throw new Error('another form of JWE');
  const decipher = createDecipheriv(cipherName, keyFor(name, secretOf(kid)), bytesOf(nonce), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(header)).setAuthTag(bytesOf(tag));
  const plain = Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]);
  return { plain, isPacked: cty !== 'json' };
}

const tagLength = 16; // a shorter one would be guessed sooner

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** `null` if forged, expired, sealed with an unknown secret or of another shape. */
export async function unsealCookie<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (!request.headers.has('Cookie')) return null;
  const found = openOnce(request, name);
  const parsed = found && schema.safeParse(found.value);
  return parsed?.success ? parsed.data : null;
}

/** What was read of each request's cookies, as a page asks several times. */
const opened = new WeakMap<Request, Map<string, Opened>>();
type Opened = { value: unknown } | null;

function openOnce(request: Request, name: string): Opened {
  const known = opened.get(request) ?? new Map<string, Opened>();
  opened.set(request, known);
  if (!known.has(name)) known.set(name, open(name, joinedCookie(requestCookies(request), name)));
  return known.get(name) ?? null;
}

function open(name: string, sealed: string): Opened {
  if (!sealed) return null;
  try {
    const { plain, isPacked } = decrypt(name, sealed);
    const text = isPacked ? brotliDecompressSync(plain, { maxOutputLength: unpackedLimit }) : plain;
    const { expires, value } = JSON.parse(text.toString('utf8'));
    return expires > Date.now() / 1_000 ? { value } : null;
  } catch {
    return null;
  }
}

export function joinedCookie(cookies: Record<string, string | undefined>, name: string): string {
  return pieceNames(name)
    .map((piece) => cookies[piece] ?? '')
    .join('');
}

/** The `Set-Cookie` values of a sealed text; an empty one clears the cookie with all its pieces. */
export function setSealedCookie(request: Request, name: string, sealed: string): string[] {
  const present = requestCookies(request);
  return pieceNames(name).flatMap((piece, index) => {
    const text = sealed.slice(index * pieceLength, (index + 1) * pieceLength);
    return text || present[piece] !== undefined ? [setCookie(request, piece, text)] : [];
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

const packing = packingOf(9);
const quickPacking = packingOf(4);
const briefLength = 1_000;
const tinyLength = 200; // gets hardly shorter, and a compressor takes a fifth of the page's time

function pack(text: Buffer): Buffer {
  return brotliCompressSync(text, text.length > briefLength ? packing : quickPacking);
}

function packingOf(quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 16, // no larger window than `unpackedLimit`: a tenth of the time
    },
  };
}

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

const keys = new LRUCache<string, KeyObject>({ max: 500 });

function keyFor(name: string, { id, secret }: Secret): KeyObject {
  const known = keys.get(`${id} ${name}`) ?? deriveKey(name, secret);
  keys.set(`${id} ${name}`, known);
  return known;
}

function deriveKey(name: string, secret: string): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', name, 32)));
}

function secretOf(id: string | undefined): Secret {
  const known = secrets.find((secret) => secret.id === id);
  if (!known) throw new Error('sealed with a secret that is not known here');
  return known;
}

/** Names a secret without revealing it, so that the order of secrets may differ between instances. */
function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
