import { vi } from 'vitest';
import type { z } from 'zod';

export const secretA = 'a'.repeat(32);
export const secretB = 'b'.repeat(32);

/** Fresh session modules with these secrets, as in a separate process. */
export async function startInstance(secrets: string) {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv('SESSION_SECRET', secrets);
  const encrypted = await import('../../app/platform/session/encrypted-cookie.server');
  const { createCookiesById } = await import('../../app/platform/session/cookies-by-id.server');
  const visitors = await import('../../app/visits/visitor.server');
  const decrypt = <Schema extends z.ZodType>(text: string, schema: Schema, name = 'x') => {
    const request = new Request('http://site.example/', { headers: { Cookie: `${name}=${text}` } });
    return encrypted.decryptCookie(request, name, schema);
  };
  return { ...encrypted, ...visitors, createCookiesById, decrypt };
}

/** A minimal cookie jar. */
export function createJar() {
  const stored = new Map<string, string>();
  return {
    stored,
    take(headers: string[] | null) {
      for (const header of headers ?? []) {
        const [pair = ''] = header.split(';');
        const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        if (/Max-Age=0/.test(header)) stored.delete(name);
        else stored.set(name, value);
      }
    },
    request: () =>
      new Request('http://site.example/', {
        headers: { Cookie: [...stored].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
  };
}
