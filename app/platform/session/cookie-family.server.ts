import { z } from 'zod';

import {
  joinedCookie,
  requestCookies,
  sealValue,
  setSealedCookie,
  unsealCookie,
} from './sealed-cookie.server';

/** A cookie for each id, so that tabs do not meet; the oldest make room, for proxies refuse headers over 8 KB. */
export interface CookieFamily<Value> {
  read: (request: Request, id: string) => Promise<Value | null>;
  /** `Set-Cookie` values that store `value` and clear older ones; `null` if it is more than cookies hold. */
  write: (request: Request, id: string, value: Value) => Promise<string[] | null>;
  newest: (request: Request) => Promise<{ id: string; value: Value } | null>;
  forget: (request: Request, id: string) => string[];
}

const maxIds = 3;
const readAtMost = 20;
const bytesAtMost = 3_600;

export function createCookieFamily<Value>(prefix: string, schema: z.ZodType<Value>): CookieFamily<Value> {
  const entry = z.object({ at: z.number(), value: schema });
  const ownName = new RegExp(`^${prefix}-\\w+$`);
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
      const found = await unsealCookie(request, nameOf(id), entry);
      return found ? found.value : null;
    },

    async write(request, id, value) {
      const name = nameOf(id);
      const sealed = await sealValue(name, { at: Date.now(), value });
      if (!sealed) return null;
      const outgrown = withoutRoom(sealed.length, await siblings(request, name));
      return [
        ...setSealedCookie(request, name, sealed),
        ...outgrown.flatMap((other) => setSealedCookie(request, other.name, '')),
      ];
    },

    async newest(request) {
      const [latest] = await siblings(request, '');
      return latest?.value === undefined
        ? null
        : { id: latest.name.slice(prefix.length + 1), value: latest.value };
    },

    forget: (request, id) => setSealedCookie(request, nameOf(id), ''),
  };
}

interface Sibling<Value> {
  name: string;
  size: number;
  /** When it was written, in milliseconds; 0 where it can not be read. */
  at: number;
  value: Value | undefined;
}

async function readSibling<Value>(
  request: Request,
  name: string,
  entry: z.ZodType<{ at: number; value: Value }>,
): Promise<Sibling<Value>> {
  const found = await unsealCookie(request, name, entry);
  const size = joinedCookie(requestCookies(request), name).length;
  return { name, size, at: found?.at ?? 0, value: found?.value };
}

/** The newest stay, as many as fit beside one of `size` bytes. */
function withoutRoom<Value>(size: number, newestFirst: Sibling<Value>[]): Sibling<Value>[] {
  let sum = size;
  return newestFirst.filter((sibling, index) => {
    sum += sibling.size;
    return index + 2 > maxIds || sum > bytesAtMost || sibling.at === 0;
  });
}
