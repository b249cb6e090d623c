import { z } from 'zod';

import { commitSession, readSession } from '~/platform/session/session.server';

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

/** `{}` for a new visitor or an unreadable cookie. */
export async function readVisitor(request: Request): Promise<Visitor> {
  return (await readSession(request, visitorSchema)) ?? {};
}

export async function saveVisitor(request: Request, visitor: Visitor): Promise<string> {
  return commitSession(request, visitor);
}
