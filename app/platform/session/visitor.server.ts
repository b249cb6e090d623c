import { z } from 'zod';

import { requestCookies, sealValue, setCookie, unsealCookie } from './sealed-cookie.server';

const name = 'visitor';

/** What is known of a visitor, whatever they are working on. Small, so that it always fits. */
const visitorSchema = z.object({
  /** First name of the sales rep who sent them, capitalised. */
  salesRep: z.string().max(40).optional(),
  /** Whether the landing on a creation page has been logged. */
  landed: z.boolean().optional(),
  /** The agent that they created or looked at last. */
  currentAgentId: z.string().max(80).optional(),
  /** The e-mail known so far. */
  email: z.string().max(254).optional(),
});
export type Visitor = z.infer<typeof visitorSchema>;

/** `{}` for a visitor who is new or whose cookie can't be read. */
export async function readVisitor(request: Request): Promise<Visitor> {
  return (await unsealCookie(request, name, visitorSchema)) ?? {};
}

/** Whether the request brought a visitor cookie at all: if not, the browser may be refusing cookies. */
export function hasVisitorCookie(request: Request): boolean {
  return Boolean(requestCookies(request)[name]);
}

/** The `Set-Cookie` value that keeps `visitor`. */
export async function keepVisitor(request: Request, visitor: Visitor): Promise<string> {
  return setCookie(request, name, (await sealValue(name, visitor)) ?? '');
}
