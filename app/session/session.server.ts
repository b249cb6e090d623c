import { z } from 'zod';

import { singleCookie } from '~/platform/cookies/cookie-jar.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { sessionName } from '~/platform/cookies/session-cookie.server';

/** The visitor's session data. Drafts and agents have their own cookies, so this stays small enough for one cookie. */
const sessionSchema = z.object({
  salesRep: z.string().max(40).optional(),
  /** Whether the landing page of a setup was logged. It is logged once per session. */
  landed: z.boolean().optional(),
  currentAgentId: z.string().max(80).optional(),
  email: z.string().max(254).optional(),
  /** The slug of the trade that the visitor chose, or whose page they came from. */
  trade: z.string().max(40).optional(),
  /**
   * The choices on the page with forwarding codes. Owners use that page twice, for the trial number and the permanent number.
   */
  forwarding: z.object({ type: z.string().max(40), carrier: z.string().max(40) }).optional(),
});
export type Session = z.infer<typeof sessionSchema>;

const cookie = singleCookie(sessionName, sessionSchema);

/** `{}` for a new visitor or an unreadable cookie. */
export async function readSession(jar: CookieJar): Promise<Session> {
  return (await jar.read(cookie)) ?? {};
}

export async function saveSession(jar: CookieJar, session: Session): Promise<void> {
  await jar.write(cookie, session);
}
