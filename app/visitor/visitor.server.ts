import { z } from 'zod';

import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { sessionCookie } from '~/platform/session/session.server';

/** The visitor's session data. Drafts and agents have their own cookies, so this stays small enough for one cookie. */
const visitorSchema = z.object({
  salesRep: z.string().max(40).optional(),
  landed: z.boolean().optional(),
  currentAgentId: z.string().max(80).optional(),
  email: z.string().max(254).optional(),
  /** Slug of the trade whose page they came from, or that they named. */
  trade: z.string().max(40).optional(),
});
export type Visitor = z.infer<typeof visitorSchema>;

const visitorCookie = sessionCookie(visitorSchema);

/** `{}` for a new visitor or an unreadable cookie. */
export async function readVisitor(jar: CookieJar): Promise<Visitor> {
  return (await jar.read(visitorCookie)) ?? {};
}

export async function saveVisitor(jar: CookieJar, visitor: Visitor): Promise<void> {
  await jar.write(visitorCookie, visitor);
}
