import { vi } from 'vitest';
import type { z } from 'zod';

import { openVisit as openOwnVisit } from '../../app/platform/cookies/visit.server';

export const secretA = 'a'.repeat(32);
export const secretB = 'b'.repeat(32);

/** Fresh session modules with these secrets, as in a separate process. */
export async function startInstance(secrets: string) {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv('SESSION_SECRET', secrets);
  const encrypted = await import('../../app/platform/cookies/encrypted-cookie.server');
  const jars = await import('../../app/platform/cookies/cookie-jar.server');
  const visits = await import('../../app/platform/cookies/visit.server');
  const sessions = await import('../../app/session/session.server');
  const decrypt = <Value>(text: string, schema: z.ZodType<Value>, name = 'x') => {
    const request = new Request('http://site.example/', { headers: { Cookie: `${name}=${text}` } });
    return jars.openJar(request).read(jars.singleCookie(name, schema));
  };
  return { ...encrypted, ...jars, ...visits, ...sessions, decrypt };
}

/** A browser that keeps cookies, apart from their attributes. Pass `startInstance`'s `openVisit` for its secrets. */
export function createBrowser(openVisit = openOwnVisit) {
  const stored = new Map<string, string>();
  const request = () =>
    new Request('http://site.example/', {
      headers: { Cookie: [...stored].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  return {
    stored,
    /** Stores the cookies of a response. */
    take({ jar }: { jar: { setCookieLines: () => string[] } }) {
      for (const header of jar.setCookieLines()) {
        const [pair = ''] = header.split(';');
        const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        if (/Max-Age=0/.test(header)) stored.delete(name);
        else stored.set(name, value);
      }
    },
    request,
    /** A request with these cookies, and its jar. */
    visit: () => openVisit(request()),
  };
}
