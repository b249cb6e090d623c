import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { env } from '~/environment/env.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import type { Visit } from '~/platform/session/visit.server';
import { isPageView, navigationSource } from '~/analytics/navigation.server';
import { readVisitor, saveVisitor } from '~/analytics/visitor.server';
import { readRecord } from '../record/agent-record.server';
import { isTrialUnknown } from '../record/known-here';
import type { AgentRecord } from '../record/agent-record.server';

/**
 * Whether this browser is the owner's, so that it may clone a voice and order a number: it created the receptionist, or the
 * owner's link was used in it. The id alone isn't enough: owners paste it into their websites. Signing up for the trial
 * isn't enough either, because that takes the id alone.
 */
export function isOwnersBrowser({
  setupVariant,
  isClaimed,
}: Pick<AgentRecord, 'setupVariant' | 'isClaimed'>): boolean {
  return setupVariant !== undefined || isClaimed === true;
}

/** Whether this session created the agent, signed it up or took it over with a POST. */
export async function isKnownHere(jar: CookieJar, agentId: string): Promise<boolean> {
  const { currentAgentId } = await readVisitor(jar);
  return currentAgentId === agentId || (await readRecord(jar, agentId)).own === true;
}

/** Whether the agent may have been created, and its trial started, in another browser. */
export async function mayHaveTrialElsewhere(jar: CookieJar, agentId: string): Promise<boolean> {
  if (agentId === unknownAgent || isHouseAgent(agentId)) return false;
  return !(await isKnownHere(jar, agentId)) || isTrialUnknown(await readRecord(jar, agentId));
}

/** Whether it is our own demo or setup receptionist, which visitors can talk to but not change. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}

/** A GET may act only for the session's own agents, and only if it comes from our own page. A POST may act for any. */
export async function canActOnGet({ request, jar }: Visit, agentId: string): Promise<boolean> {
  return (
    isPageView(request) && navigationSource(request) === 'same-origin' && (await isKnownHere(jar, agentId))
  );
}

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
