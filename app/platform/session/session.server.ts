import type { z } from 'zod';

import { fixedCookie } from './cookie-jar.server';
import type { CookieJar } from './cookie-jar.server';

/** The session cookie. The product decides what it holds. */
const name = fixedCookie('visitor');

/** Whether there is a session cookie. If not, the browser may be rejecting cookies. */
export function hasSession(jar: CookieJar): boolean {
  return jar.names().includes(name);
}

/** The session's value, or `null` without a readable session that matches the schema. */
export function readSession<Value>(jar: CookieJar, schema: z.ZodType<Value>): Promise<Value | null> {
  return jar.readCookie(name, schema);
}

export async function saveSession(jar: CookieJar, value: object): Promise<void> {
  await jar.writeCookie(name, value);
}

/** Starts a session if there is none, for pages whose form needs one. */
export async function beginSession(jar: CookieJar): Promise<void> {
  if (!hasSession(jar)) await saveSession(jar, {});
}
