import * as cookie from 'cookie';
import { z } from 'zod';

import { env } from '~/environment/env.server';
import { decryptValue, encryptValue, maxAgeSeconds } from './encrypted-cookie.server';

/** Browsers limit a cookie to 4,096 bytes, including its name and attributes; longer values are split into chunks. */
const chunkLength = 3_800;
const maxChunks = 3;
const maxIds = 3;
/** Limits the decryption work that one request can cause. */
const maxCookiesRead = 20;
/** A client can send any number of cookies. Clearing all of them would make response headers that proxies reject. */
const maxCookiesCleared = 3;
/** All cookies of one family together: proxies reject requests with more than 8 KB of headers. */
const maxTotalBytes = 3_600;
/** Beyond this, values are shortened if their family can be. */
const maxUnshortenedBytes = 2_600;
const maxIdLength = 80;

interface CookieNames {
  /** Cookies are named `{prefix}-{id}`. */
  prefix: string;
  /** The prefix in an earlier release. Both names are written, so that going back to that release loses nothing. */
  formerPrefix: string | undefined;
}

/** Values of one kind in encrypted cookies: one cookie per ID, so that two tabs don't overwrite each other's. */
export interface CookieFamily<Value> extends CookieNames {
  entry: z.ZodType<Entry<Value>>;
  /** A value without what is worth less than another value of the family. */
  shorten: ((value: Value) => Value) | undefined;
}

interface FamilyOptions<Value> {
  formerPrefix?: string;
  shorten?: (value: Value) => Value;
}

/** Prefixes of all families, to tell our cookies from those of other products on the host. */
const familyPrefixes = new Set<string>();
/** Names of cookies that aren't of a family. */
const fixedNames = new Set<string>();
/** Clearing more cookies would make response headers that proxies reject. */
const maxForgotten = 40;

export function cookieFamily<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
  { formerPrefix, shorten }: FamilyOptions<Value> = {},
): CookieFamily<Value> {
  for (const each of [prefix, formerPrefix]) if (each) familyPrefixes.add(each);
  return { prefix, entry: z.object({ at: z.number(), value: schema }), formerPrefix, shorten };
}

/** Whether a family counts and evicts the cookie with this ID. */
export function isCookieId(id: string): boolean {
  return id.length <= maxIdLength && /^\w+$/.test(id);
}

/** Registers the name of a cookie that isn't of a family, so that “forget me” clears it. */
export function fixedCookie(name: string): string {
  fixedNames.add(name);
  return name;
}

/** The cookies of one request. Reads see what was written earlier in the same request; the response sends what was written. */
export interface CookieJar {
  /** `null` if the cookie is missing, forged, expired, encrypted with an unknown secret, or doesn't match the schema. */
  read: <Value>(family: CookieFamily<Value>, id: string) => Promise<Value | null>;
  /** The family's values, the one that was written last first. */
  readAll: <Value>(family: CookieFamily<Value>) => Promise<{ id: string; value: Value }[]>;
  /**
   * Also shortens or clears older cookies of the family. Returns `false`, and writes nothing, if the value doesn't fit into
   * cookies.
   */
  write: <Value>(family: CookieFamily<Value>, id: string, value: Value) => Promise<boolean>;
  forget: (family: CookieNames, id: string) => void;
  /** Whether there is a cookie of any family. */
  hasEntries: () => boolean;
  /** Names of the cookies, without `__Host-`. */
  names: () => string[];
  /** Like `read`, for a cookie with a fixed name. */
  readCookie: <Value>(name: string, schema: z.ZodType<Value>) => Promise<Value | null>;
  /** Like `write`, for a cookie with a fixed name. */
  writeCookie: (name: string, value: unknown, lifetimeSeconds?: number) => Promise<boolean>;
  clearCookie: (name: string) => void;
  /** Clears all our cookies, and none of other products on the host. */
  forgetVisitor: () => void;
}

/** The cookies that a request sent, updated by what was written since. All jars of a request share them. */
export type Cookies = Map<string, string>;

/** The request's cookies by name, without `__Host-`. Empty if the header is malformed. */
export function requestCookies(request: Request): Cookies {
  const prefix = namePrefix(request);
  const sent = Object.entries(cookie.parse(request.headers.get('Cookie') ?? ''));
  const own = sent.filter(([name]) => name.startsWith(prefix));
  return new Map(own.map(([name, value = '']) => [name.slice(prefix.length), value]));
}

/** A jar with the `Set-Cookie` lines of what was written to it. */
export function openJar(request: Request, cookies = requestCookies(request)) {
  const lines = new Map<string, string>();

  const textOf = (name: string) =>
    chunkNames(name)
      .map((chunk) => cookies.get(chunk) ?? '')
      .join('');

  function set(name: string, text: string, lifetime: number): void {
    for (const [index, chunk] of chunkNames(name).entries()) {
      const part = text.slice(index * chunkLength, (index + 1) * chunkLength);
      if (!part && !cookies.has(chunk)) continue;
      if (part) cookies.set(chunk, part);
      else cookies.delete(chunk);
      lines.set(chunk, setCookieLine(request, chunk, part, lifetime));
    }
  }
  const clearCookie = (name: string) => set(name, '', maxAgeSeconds);

  async function readCookie<Value>(name: string, schema: z.ZodType<Value>): Promise<Value | null> {
    const found = await decryptCached(cookies, name, textOf(name));
    const parsed = found && schema.safeParse(found.value);
    return parsed?.success ? parsed.data : null;
  }

  /** The other cookies of the family, newest first. */
  async function siblings<Value>(family: CookieFamily<Value>, except: string) {
    const { prefix, entry } = family;
    const isOwn = (name: string) =>
      name.startsWith(`${prefix}-`) && isCookieId(name.slice(prefix.length + 1));
    const others = [...cookies.keys()].filter((name) => isOwn(name) && name !== except);
    const read = others.slice(0, maxCookiesRead).map(async (name): Promise<Sibling<Value>> => {
      const found = await readCookie(name, entry);
      const id = name.slice(prefix.length + 1);
      const size = namesOf(family, id).reduce((sum, each) => sum + textOf(each).length, 0);
      return { id, size, at: found?.at ?? 0, value: found?.value };
    });
    return (await Promise.all(read)).sort((one, other) => other.at - one.at);
  }

  /** Shortens values until the family is small enough: others first, the oldest one before newer ones. */
  async function encryptShortened<Value>(
    { shorten, prefix }: CookieFamily<Value>,
    name: string,
    entry: Entry<Value>,
    others: Sibling<Value>[],
  ) {
    const encrypted = await encryptToFit(name, entry);
    if (!shorten) return { entry, encrypted };
    const shortened = { ...entry, value: shorten(entry.value) };
    const encryptShort = async () => ({ entry: shortened, encrypted: await encryptToFit(name, shortened) });
    if (!encrypted) return encryptShort();
    const isOver = () => others.reduce((sum, { size }) => sum + size, encrypted.length) > maxUnshortenedBytes;
    for (const other of [...others].reverse()) {
      const { id, at, value } = other;
      if (!isOver() || value === undefined) continue;
      const otherName = `${prefix}-${id}`;
      const shorter = await encryptToFit(otherName, { at, value: shorten(value) });
      if (!shorter || shorter.length >= other.size) continue;
      set(otherName, shorter, maxAgeSeconds);
      other.size = shorter.length;
    }
    return isOver() ? encryptShort() : { entry, encrypted };
  }

  const jar: CookieJar = {
    async read(family, id) {
      const found = await Promise.all(namesOf(family, id).map((name) => readCookie(name, family.entry)));
      const [newest] = found.flatMap((entry) => entry ?? []).sort((one, other) => other.at - one.at);
      return newest?.value ?? null;
    },

    async readAll(family) {
      const all = await siblings(family, '');
      return all.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, value }]));
    },

    async write(family, id, value) {
      const [name = '', ...former] = namesOf(family, id);
      const others = await siblings(family, name);
      const { entry, encrypted } = await encryptShortened(family, name, { at: Date.now(), value }, others);
      if (!encrypted) return false;
      const hasSpace = encrypted.length * (former.length + 1) <= maxTotalBytes;
      const size = hasSpace ? encrypted.length * (former.length + 1) : encrypted.length;
      const evicted = evictedSiblings(size, others);
      set(name, encrypted, maxAgeSeconds);
      for (const other of former)
        set(other, (hasSpace && (await encryptToFit(other, entry))) || '', maxAgeSeconds);
      for (const sibling of evicted.slice(0, maxCookiesCleared)) jar.forget(family, sibling.id);
      return true;
    },

    forget: (family, id) => namesOf(family, id).forEach(clearCookie),

    hasEntries: () => ownNames(jar.names()).some((name) => !fixedNames.has(name)),
    names: () => [...cookies].filter(([, text]) => text).map(([name]) => name),
    readCookie,
    async writeCookie(name, value, lifetimeSeconds = maxAgeSeconds) {
      const encrypted = await encryptToFit(name, value);
      if (encrypted) set(name, encrypted, lifetimeSeconds);
      return encrypted !== null;
    },
    clearCookie,
    forgetVisitor: () =>
      ownNames([...cookies.keys()])
        .slice(0, maxForgotten)
        .forEach(clearCookie),
  };
  return { ...jar, setCookieLines: () => [...lines.values()] };
}

interface Entry<Value> {
  /** When it was written, in milliseconds. */
  at: number;
  value: Value;
}

interface Sibling<Value> {
  id: string;
  /** The length of its cookies, including the one under the former prefix. */
  size: number;
  /** When it was written, in milliseconds; 0 if it can't be decrypted. */
  at: number;
  value: Value | undefined;
}

/** The cookies to clear: all but the newest that fit next to one of `size` bytes. */
function evictedSiblings(size: number, newestFirst: Sibling<unknown>[]): Sibling<unknown>[] {
  let sum = size;
  return newestFirst.filter((sibling, index) => {
    sum += sibling.size;
    return index + 2 > maxIds || sum > maxTotalBytes || sibling.at === 0;
  });
}

/** The names of our cookies among these, without the numbers of their chunks. */
function ownNames(names: string[]): string[] {
  const isOwn = (name: string) =>
    fixedNames.has(name) || [...familyPrefixes].some((prefix) => name.startsWith(`${prefix}-`));
  return [...new Set(names.map((name) => name.replace(/\.\d$/, '')))].filter(isOwn);
}

function namesOf({ prefix, formerPrefix }: CookieNames, id: string): string[] {
  return [prefix, ...(formerPrefix ? [formerPrefix] : [])].map((start) => `${start}-${id}`);
}

type Decrypted = ReturnType<typeof decryptValue>;

/** Decrypted cookies, because several functions read the same ones. */
const decrypted = new WeakMap<Cookies, Map<string, Decrypted>>();

function decryptCached(cookies: Cookies, name: string, text: string): Decrypted {
  const known = decrypted.get(cookies) ?? new Map<string, Decrypted>();
  decrypted.set(cookies, known);
  const key = `${name}=${text}`;
  const value = known.get(key) ?? decryptValue(name, text);
  known.set(key, value);
  return value;
}

async function encryptToFit(name: string, value: unknown): Promise<string | null> {
  const encrypted = await encryptValue(name, value);
  return encrypted && encrypted.length <= chunkLength * maxChunks ? encrypted : null;
}

function chunkNames(name: string): string[] {
  return Array.from({ length: maxChunks }, (_chunk, index) => (index ? `${name}.${index + 1}` : name));
}

/** An empty `value` clears the cookie. */
function setCookieLine(request: Request, name: string, value: string, lifetimeSeconds: number): string {
  return cookie.serialize(namePrefix(request) + name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
    maxAge: value ? lifetimeSeconds : 0,
  });
}

/** With the `__Host-` prefix, neither other hosts of the domain nor plain HTTP connections can set these cookies. */
function namePrefix(request: Request): string {
  return isHttps(request) ? '__Host-' : '';
}

function isHttps(request: Request): boolean {
  return (env.publicUrl ?? request.url).startsWith('https:');
}
