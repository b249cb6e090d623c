import { createHash } from 'node:crypto';
import { parse, serialize } from 'cookie';
import { z } from 'zod';

import { env } from '~/environment/env.server';
import { decryptValue, encryptValue, maxAgeSeconds } from './encrypted-cookie.server';

/**
 * Browsers limit a cookie to 4,096 bytes, including its name and attributes; longer values are split into chunks. One value
 * can take 11 KB, so a proxy must accept more than the usual 8 KB of headers: ours accepts 32 KB (deploy/nginx).
 */
const chunkLength = 3_800;
const maxChunks = 3;
const maxIds = 3;
/** Beyond this, the older cookies of a family are cleared, so that all families together rarely come near 8 KB. */
const maxFamilyBytes = 3_600;
/** Beyond this, values are shortened if their family can be. */
const maxUnshortenedBytes = 2_600;
/** A client can send any number of cookies. Reading or clearing more at once would take long or make too long headers. */
const maxCookies = 40;
/**
 * The most other cookies that one response changes. More lines would exceed the 8 KB that proxies accept. The next request
 * changes the rest.
 */
const maxOthersPerResponse = 20;
/** After this time, another tab may have changed the cookies of the request, so the response must not send them back. */
const lateAfterMilliseconds = 2_000;

/** A cookie of ours, whose value is encrypted. */
interface Cookie<Value> {
  name: string;
  /** The cookie's content. Only cookies of a family have the time of writing. */
  entry: z.ZodType<Entry<Value>>;
  family?: CookieFamily<Value>;
  lifetimeSeconds: number;
}

/** Cookies of one kind by ID, named `{prefix}-{id}`, so that two tabs don't overwrite each other's. */
interface CookieFamily<Value> {
  (id: string): Cookie<Value>;
  prefix: string;
  entry: Cookie<Value>['entry'];
  /** Drops the part of a value that matters less than keeping another value of the family. */
  shorten?: (value: Value) => Value;
}

interface Entry<Value> {
  /** When the value was written, in milliseconds. */
  at: number;
  value: Value;
}

/** Distinguishes our cookies from those of other products on the host. */
const singleNames = new Set<string>();
const prefixes = new Set<string>();

/** Defines a cookie that exists once. */
export function singleCookie<Value>(
  name: string,
  schema: z.ZodType<Value>,
  lifetimeSeconds = maxAgeSeconds,
): Cookie<Value> {
  singleNames.add(name);
  return { name, entry: schema.transform((value) => ({ at: 0, value })), lifetimeSeconds };
}

/** Defines a family. An ID that can't be part of a cookie's name is hashed. */
export function cookieFamily<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
  shorten?: (value: Value) => Value,
): CookieFamily<Value> {
  prefixes.add(prefix);
  const entry = z.object({ at: z.number(), value: schema });
  const cookieOf = (id: string): Cookie<Value> => {
    const ending = isId(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 32);
    return { name: `${prefix}-${ending}`, entry, family, lifetimeSeconds: maxAgeSeconds };
  };
  const family: CookieFamily<Value> = Object.assign(cookieOf, { prefix, entry, shorten });
  return family;
}

function isId(text: string): boolean {
  return /^\w{1,80}$/.test(text);
}

/** The cookies of one request. Reads include earlier writes of the same request, and the response sends the writes. */
export interface CookieJar {
  /** `null` if the cookie is missing, forged, expired, encrypted with an unknown secret, or doesn't match the schema. */
  read: <Value>(cookie: Cookie<Value>) => Promise<Value | null>;
  /** The family's values, newest first. */
  readAll: <Value>(family: CookieFamily<Value>) => Promise<{ id: string; value: Value }[]>;
  /**
   * Also shortens or clears older cookies of the family, unless the response is late (`setCookieLines` of `openJar`). `false`
   * if the value doesn't fit into cookies. Nothing is then written.
   */
  write: <Value>(cookie: Cookie<Value>, value: Value) => Promise<boolean>;
  /** Shortens or clears cookies of the family, as `write` does, after a late response didn't. */
  tidy: <Value>(family: CookieFamily<Value>) => Promise<void>;
  clear: (cookie: Pick<Cookie<unknown>, 'name'>) => void;
  /** Whether the browser will have the cookie after this response. The value isn't checked, so it may be forged. */
  has: (cookie: Pick<Cookie<unknown>, 'name'>) => boolean;
  /** Whether the browser has a cookie of the family, or of any family. */
  hasAny: (family?: Pick<CookieFamily<unknown>, 'prefix'>) => boolean;
  /** Clears all our cookies, and none of other products on the host. */
  clearAll: () => void;
}

/** The cookies of a request, updated by later writes. All jars of a request share them. */
export interface RequestCookies {
  texts: Map<string, string>;
  /** Decrypted values by name and text, because several functions read the same cookies. */
  decrypted: Map<string, ReturnType<typeof decryptValue>>;
  /** When the request came in, in milliseconds. */
  receivedAt: number;
}

/** The request's cookies by name, without `__Host-`. Empty if the header is malformed. */
export function requestCookies(request: Request): RequestCookies {
  const hostPrefix = namePrefix(request);
  const sent = Object.entries(parse(request.headers.get('Cookie') ?? ''));
  const own = sent.flatMap(([name, text]): [string, string][] =>
    text && name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), text]] : [],
  );
  return { texts: new Map(own), decrypted: new Map(), receivedAt: Date.now() };
}

/** A cookie as it was sent, with its entry. */
interface Stored<Value> extends Entry<Value | undefined> {
  name: string;
  text: string;
}

/** A jar with the `Set-Cookie` lines of what was written to it. */
export function openJar(request: Request, { texts, decrypted, receivedAt } = requestCookies(request)) {
  const lines = new Map<string, string>();
  /** `Set-Cookie` lines of the family's older cookies, which were shortened or cleared so that all fit. */
  const linesOfOthers = new Map<string, string>();

  const joinChunks = (name: string) =>
    chunkNames(name)
      .map((chunk) => texts.get(chunk) ?? '')
      .join('');

  /** An empty text clears the cookie. */
  function set(name: string, text: string, lifetimeSeconds = maxAgeSeconds, to = lines): void {
    for (const [index, chunk] of chunkNames(name).entries()) {
      const part = text.slice(index * chunkLength, (index + 1) * chunkLength);
      if (!part && !texts.has(chunk)) continue;
      if (part) texts.set(chunk, part);
      else texts.delete(chunk);
      linesOfOthers.delete(chunk);
      to.set(chunk, setCookieLine(request, chunk, part, lifetimeSeconds));
    }
  }

  /** Sets the shortened cookies, and clears those that are too many. The first cookie always stays. */
  function setOrClear(newestFirst: Stored<unknown>[]): void {
    let size = 0;
    for (const [index, { name, text, value }] of newestFirst.entries()) {
      size += text.length;
      const isTooMuch = index >= maxIds || size > maxFamilyBytes || value === undefined;
      if (index > 0 && isTooMuch) set(name, '', 0, linesOfOthers);
      else if (text !== joinChunks(name)) set(name, text, maxAgeSeconds, linesOfOthers);
    }
  }

  async function readEntry<Value>(name: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
    const text = joinChunks(name);
    const key = `${name}=${text}`;
    const decrypting = decrypted.get(key) ?? decryptValue(name, text);
    decrypted.set(key, decrypting);
    const found = await decrypting;
    return found ? schema.safeParse(found.value).data : undefined;
  }

  /** The family's cookies, newest first. Those that can't be decrypted have no value and come last. */
  async function storedOf<Value>(family: CookieFamily<Value>): Promise<Stored<Value>[]> {
    const names = [...texts.keys()].filter((name) => isOf(family.prefix, name)).slice(0, maxCookies);
    const read = names.map(async (name) => {
      const { at = 0, value } = (await readEntry(name, family.entry)) ?? {};
      return { name, text: joinChunks(name), at, value };
    });
    return (await Promise.all(read)).sort((one, other) => other.at - one.at);
  }

  const jar: CookieJar = {
    async read({ name, entry }) {
      return (await readEntry(name, entry))?.value ?? null;
    },

    async readAll(family) {
      const all = await storedOf(family);
      return all.flatMap(({ name, value }) =>
        value === undefined ? [] : [{ id: name.slice(family.prefix.length + 1), value }],
      );
    },

    async write({ name, family, lifetimeSeconds }, value) {
      const at = Date.now();
      const encrypted = await encryptToFit(name, family ? { at, value } : value);
      const own = { name, at, value, text: encrypted };
      const others = family ? (await storedOf(family)).filter((other) => other.name !== name) : [];
      if (family?.shorten) await shortenToFit(family.shorten, [own, ...others]);
      if (own.text === null) return false;
      set(name, own.text, lifetimeSeconds);
      setOrClear([{ ...own, text: own.text }, ...others]);
      return true;
    },

    async tidy(family) {
      const readable = (await storedOf(family)).filter(({ value }) => value !== undefined);
      if (family.shorten) await shortenToFit(family.shorten, readable);
      setOrClear(readable);
    },

    clear: ({ name }) => set(name, ''),
    has: ({ name }) => texts.has(name),
    hasAny: (family) => {
      const wanted = family ? [family.prefix] : [...prefixes];
      return [...texts.keys()].some((name) => wanted.some((prefix) => isOf(prefix, name)));
    },
    clearAll() {
      const isOurs = (name: string) =>
        singleNames.has(name) || [...prefixes].some((prefix) => isOf(prefix, name));
      const own = [...texts.keys()].map((name) => name.replace(/\.\d$/, '')).filter(isOurs);
      for (const name of [...new Set(own)].slice(0, maxCookies)) jar.clear({ name });
    },
  };
  /**
   * A late response leaves out the lines of older cookies, because another tab may have saved these cookies since. Until the
   * next request, the family may be too large.
   */
  function setCookieLines(): string[] {
    const isLate = Date.now() - receivedAt > lateAfterMilliseconds;
    const others = isLate ? [] : [...linesOfOthers].slice(0, maxOthersPerResponse);
    return [...new Map([...lines, ...others]).values()];
  }
  return { ...jar, setCookieLines };
}

/**
 * Whether the cookie is of the family with this prefix. False for a second chunk, and for a name that is too long to be ours.
 */
function isOf(prefix: string, name: string): boolean {
  return name.startsWith(`${prefix}-`) && isId(name.slice(prefix.length + 1));
}

/** Shortens values, the oldest first, until all are small enough together. */
async function shortenToFit<Value>(
  shorten: (value: Value) => Value,
  newestFirst: (Omit<Stored<Value>, 'text'> & { text: string | null })[],
): Promise<void> {
  const isOver = () =>
    newestFirst.reduce((sum, { text }) => sum + (text?.length ?? Infinity), 0) > maxUnshortenedBytes;
  for (const each of [...newestFirst].reverse()) {
    const { name, at, value, text } = each;
    if (value === undefined || !isOver()) continue;
    const shorter = await encryptToFit(name, { at, value: shorten(value) });
    if (shorter && shorter.length < (text?.length ?? Infinity)) each.text = shorter;
  }
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
  return serialize(namePrefix(request) + name, value, {
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
