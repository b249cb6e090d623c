import { isAgentId, unknownAgent } from '~/domain/agent-id';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import { readVisitor, saveVisitor } from '~/visits/visitor.server';
import { canActOnGet } from './permission.server';

/** The agent that the address or the form names, or else the session's current one, or else `unknown`. */
export async function agentIdOrCurrent(jar: CookieJar, named?: string | null): Promise<string> {
  if (isAgentId(named)) return named;
  const { currentAgentId } = await readVisitor(jar);
  return isAgentId(currentAgentId) ? currentAgentId : unknownAgent;
}

/** Makes this agent the session's current one. For POSTs only. */
export async function makeCurrent(jar: CookieJar, agentId: string): Promise<void> {
  const visitor = await readVisitor(jar);
  if (visitor.currentAgentId === agentId) return;
  await saveVisitor(jar, {
    ...visitor,
    ...(agentId === unknownAgent ? {} : { currentAgentId: agentId }),
  });
}

/** `makeCurrent` for a GET: it switches between the session's own agents only. */
export async function makeCurrentOnGet(visit: Visit, agentId: string): Promise<void> {
  await makeCurrent(visit.jar, (await canActOnGet(visit, agentId)) ? agentId : unknownAgent);
}
