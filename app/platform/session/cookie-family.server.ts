import { z } from 'zod';

import { claimCookies } from './cookie-owners.server';
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

/** @param owner `expendable` where everything can be found out again: these go first when cookies get too large */
export function createCookieFamily<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
  owner: 'own' | 'expendable' = 'own',
): CookieFamily<Value> {
  claimCookies(new RegExp(`^${prefix}-\\w+(\\.\\d)?$`), owner);
  const entry = z.object({ at: z.number(), value: schema });
  const ownName = new RegExp(`^${prefix}-\\w+$`);
  const nameOf = (id: string) => `${prefix}-${id}`;

  async function siblings(request: Request, except: string) {
    const others = Object.entries(requestCookies(request))
      .filter(([name]) => ownName.test(name) && name !== except)
      .slice(0, readAtMost);
    const read = others.map(async ([name]) => {
      const found = await unsealCookie(request, name, entry);
      const size = joinedCookie(requestCookies(request), name).length;
      return { name, size, at: found?.at ?? 0, value: found?.value };
    });
    return (await Promise.all(read)).sort((one, other) => other.at - one.at);
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
      const headers = setSealedCookie(request, name, sealed);
      let size = sealed.length;
      for (const [index, other] of (await siblings(request, name)).entries()) {
        size += other.size;
        if (index + 2 > maxIds || size > bytesAtMost || other.at === 0)
          headers.push(...setSealedCookie(request, other.name, ''));
      }
      return headers;
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
