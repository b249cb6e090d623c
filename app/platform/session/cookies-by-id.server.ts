import { z } from 'zod';

import {
  joinedCookie,
  requestCookies,
  encryptValue,
  setEncryptedCookie,
  decryptCookie,
} from './encrypted-cookie.server';

/** One cookie per id, so that tabs don't overwrite each other. The oldest are cleared, because proxies reject headers over 8 KB. */
export interface CookiesById<Value> {
  read: (request: Request, id: string) => Promise<Value | null>;
  /** `Set-Cookie` values that store `value` and clear older cookies; `null` if `value` doesn't fit into cookies. */
  write: (request: Request, id: string, value: Value) => Promise<string[] | null>;
  newest: (request: Request) => Promise<{ id: string; value: Value } | null>;
  forget: (request: Request, id: string) => string[];
}

const maxIds = 3;
const readAtMost = 20;
/** A client may send any cookies; clearing all of them would make response headers that proxies reject. */
const clearedAtMost = 3;
const bytesAtMost = 3_600;

export function createCookiesById<Value>(prefix: string, schema: z.ZodType<Value>): CookiesById<Value> {
  const entry = z.object({ at: z.number(), value: schema });
  /** The longest id has 80 characters. */
  const ownName = new RegExp(`^${prefix}-\\w{1,80}$`);
  const nameOf = (id: string) => `${prefix}-${id}`;

  async function siblings(request: Request, except: string): Promise<Sibling<Value>[]> {
    const others = Object.keys(requestCookies(request))
      .filter((name) => ownName.test(name) && name !== except)
      .slice(0, readAtMost);
    const read = await Promise.all(others.map((name) => readSibling(request, name, entry)));
    return read.sort((one, other) => other.at - one.at);
  }

  return {
    async read(request, id) {
      const found = await decryptCookie(request, nameOf(id), entry);
      return found ? found.value : null;
    },

    async write(request, id, value) {
      const name = nameOf(id);
      const encrypted = await encryptValue(name, { at: Date.now(), value });
      if (!encrypted) return null;
      const outgrown = withoutRoom(encrypted.length, await siblings(request, name));
      return [
        ...setEncryptedCookie(request, name, encrypted),
        ...outgrown.slice(0, clearedAtMost).flatMap((other) => setEncryptedCookie(request, other.name, '')),
      ];
    },

    async newest(request) {
      const [latest] = await siblings(request, '');
      return latest?.value === undefined
        ? null
        : { id: latest.name.slice(prefix.length + 1), value: latest.value };
    },

    forget: (request, id) => setEncryptedCookie(request, nameOf(id), ''),
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
function withoutRoom<Value>(size: number, newestFirst: Sibling<Value>[]): Sibling<Value>[] {
  let sum = size;
  return newestFirst.filter((sibling, index) => {
    sum += sibling.size;
    return index + 2 > maxIds || sum > bytesAtMost || sibling.at === 0;
  });
}
