import type { z } from 'zod';

import { requestCookies, encryptValue, setCookie, decryptCookie } from './encrypted-cookie.server';

/** The cookie of a browser that has begun a session. The product decides what it holds. */
const name = 'visitor';

/** Without it, the browser may be refusing cookies. */
export function hasSession(request: Request): boolean {
  return Boolean(requestCookies(request)[name]);
}

export function readSession<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  return decryptCookie(request, name, schema);
}

/** Returns the `Set-Cookie` value. */
export async function commitSession(request: Request, value: object): Promise<string> {
  return setCookie(request, name, (await encryptValue(name, value)) ?? '');
}
