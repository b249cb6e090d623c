import type { z } from 'zod';

import { requestCookies, encryptValue, setCookie, decryptCookie } from './encrypted-cookie.server';

/** The session cookie. The product decides what it holds. */
const name = 'visitor';

/** Whether the browser sent the session cookie. If not, it may be rejecting cookies. */
export function hasSession(request: Request): boolean {
  return Boolean(requestCookies(request)[name]);
}

/** The session's value, or `null` without a readable session that matches the schema. */
export function readSession<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  return decryptCookie(request, name, schema);
}

/** The `Set-Cookie` value that stores `value` in the session. */
export async function commitSession(request: Request, value: object): Promise<string> {
  return setCookie(request, name, (await encryptValue(name, value)) ?? '');
}
