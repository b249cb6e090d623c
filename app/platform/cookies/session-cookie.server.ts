import { z } from 'zod';

import { singleCookie } from './cookie-jar.server';
import type { Cookie, CookieJar } from './cookie-jar.server';

/** The session cookie. The product decides what it holds. */
export function sessionCookie<Value>(schema: z.ZodType<Value>): Cookie<Value> {
  return singleCookie('visitor', schema);
}

const anySession = sessionCookie(z.looseObject({}));

/** Whether there is a session cookie. If not, the browser may be rejecting cookies. */
export function hasSession(jar: CookieJar): boolean {
  return jar.has(anySession);
}

/** Starts a session if there is none, for pages whose form needs one. */
export async function beginSession(jar: CookieJar): Promise<void> {
  if (!hasSession(jar)) await jar.write(anySession, {});
}
