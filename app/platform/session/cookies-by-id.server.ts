import { z } from 'zod';

import {
  decryptCookie,
  encryptValue,
  joinedCookie,
  requestCookies,
  setEncryptedCookie,
} from './encrypted-cookie.server';

/** Values in encrypted cookies, one cookie per id, so that two tabs don't overwrite each other's. */
interface CookiesById<Value> {
  read: (request: Request, id: string) => Promise<Value | null>;
  /** `Set-Cookie` values that store `value` and clear older cookies; `null` if `value` doesn't fit into cookies. */
  write: (request: Request, id: string, value: Value) => Promise<string[] | null>;
  /** The value that was written last. */
  newest: (request: Request) => Promise<{ id: string; value: Value } | null>;
  /** `Set-Cookie` values that clear the cookie of this id. */
  forget: (request: Request, id: string) => string[];
}

const maxIds = 3;
/** Limits the decryption work that one request can cause. */
const maxCookiesRead = 20;
/** A client can send any number of cookies. Clearing all of them would make response headers that proxies reject. */
const maxCookiesCleared = 3;
/** All cookies with one prefix together: proxies reject requests with more than 8 KB of headers. */
const maxTotalBytes = 3_600;
const maxIdLength = 80;

/**
 * @param prefix Cookies are named `{prefix}-{id}`.
 * @param options.formerPrefix An earlier name of the prefix. Its cookies are still read, and cleared with the next write.
 */
export function createCookiesById<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
  { formerPrefix }: { formerPrefix?: string } = {},
): CookiesById<Value> {
  const entry = z.object({ at: z.number(), value: schema });
  const ownName = new RegExp(`^${prefix}-\\w{1,${maxIdLength}}$`);
  const nameOf = (id: string) => `${prefix}-${id}`;
  const formerNames = (id: string) => (formerPrefix ? [`${formerPrefix}-${id}`] : []);

  async function siblings(request: Request, except: string): Promise<Sibling<Value>[]> {
    const others = Object.keys(requestCookies(request))
      .filter((name) => ownName.test(name) && name !== except)
      .slice(0, maxCookiesRead);
    const read = await Promise.all(others.map((name) => readSibling(request, name, entry)));
    return read.sort((one, other) => other.at - one.at);
  }

  return {
    async read(request, id) {
      for (const name of [nameOf(id), ...formerNames(id)]) {
        const found = await decryptCookie(request, name, entry);
        if (found) return found.value;
      }
      return null;
    },

    async write(request, id, value) {
      const name = nameOf(id);
      const encrypted = await encryptValue(name, { at: Date.now(), value });
      if (!encrypted) return null;
      const evicted = evictedSiblings(encrypted.length, await siblings(request, name))
        .slice(0, maxCookiesCleared)
        .map((sibling) => sibling.name);
      return [
        ...setEncryptedCookie(request, name, encrypted),
        ...[...evicted, ...formerNames(id)].flatMap((other) => setEncryptedCookie(request, other, '')),
      ];
    },

    async newest(request) {
      const [latest] = await siblings(request, '');
      return latest?.value === undefined
        ? null
        : { id: latest.name.slice(prefix.length + 1), value: latest.value };
    },

    forget: (request, id) =>
      [nameOf(id), ...formerNames(id)].flatMap((name) => setEncryptedCookie(request, name, '')),
  };
}

interface Sibling<Value> {
  name: string;
  size: number;
  /** When it was written, in milliseconds; 0 if it can't be decrypted. */
  at: number;
  value: Value | undefined;
}

async function readSibling<Value>(
  request: Request,
  name: string,
  entry: z.ZodType<{ at: number; value: Value }>,
): Promise<Sibling<Value>> {
  const found = await decryptCookie(request, name, entry);
  const size = joinedCookie(requestCookies(request), name).length;
  return { name, size, at: found?.at ?? 0, value: found?.value };
}

/** The cookies to clear: all but the newest that fit next to one of `size` bytes. */
function evictedSiblings<Value>(size: number, newestFirst: Sibling<Value>[]): Sibling<Value>[] {
  let sum = size;
  return newestFirst.filter((sibling, index) => {
    sum += sibling.size;
    return index + 2 > maxIds || sum > maxTotalBytes || sibling.at === 0;
  });
}
