import { z } from 'zod';

import { singleCookie } from './cookie-jar.server';
import type { CookieJar } from './cookie-jar.server';

/** The name of the session's cookie. The product decides what it holds. */
export const sessionName = 'visitor';

const anySession = singleCookie(sessionName, z.looseObject({}));

/** Whether there is a session cookie. If not, the browser may be rejecting cookies. */
export function hasSession(jar: CookieJar): boolean {
  return jar.has(anySession);
}

/** Starts a session if there is none, for pages whose form needs one. */
export async function beginSession(jar: CookieJar): Promise<void> {
  if (!hasSession(jar)) await jar.write(anySession, {});
}
