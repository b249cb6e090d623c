import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { env } from '~/environment/env.server';
import type { CookieJar } from '~/platform/cookies/cookie-jar.server';
import { beginSession } from '~/platform/cookies/session-cookie.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { isPageView, navigationSource } from '~/platform/http/navigation.server';
import { readSession, saveSession } from '~/session/session.server';
import { numberCookie, readRecord, tidyRecords } from './agent-record.server';
import type { AgentRecord } from './agent-record.server';
import { isKnownHere, isSetUpHere } from './receptionist';
import type { Receptionist, Relation } from './receptionist';

/**
 * The relation of this browser to an agent. Only the owner's browser may clone a voice and have a number assigned. Knowing
 * the ID isn't enough, because owners paste it into their websites. Signing up for the trial isn't enough either, because
 * that only takes the ID.
 */
export function relationTo(
  agentId: string,
  record: Pick<AgentRecord, 'isUsedHere' | 'setupVariant' | 'isClaimed'>,
  currentAgentId: string | undefined,
): Relation {
  if (agentId === unknownAgent) return 'none';
  if (isHouseAgent(agentId)) return 'house';
  if (isSetUpHere(record) || record.isClaimed) return 'owner';
  return record.isUsedHere || agentId === currentAgentId ? 'known' : 'stranger';
}

/** Whether the agent is our own demo or setup receptionist. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}

/**
 * A GET may only act for the session's own receptionists, and only from our own page. A POST may act for any. Two GETs
 * store something without it: the return from a checkout (`trialEndAfterCheckout`), and reports of checkouts.
 */
export function canActOnGet(request: Request, relation: Relation): boolean {
  return isPageView(request) && navigationSource(request) === 'same-origin' && isKnownHere(relation);
}

/** Reads what this browser knows about a receptionist. */
export async function readReceptionist(jar: CookieJar, agentId: string): Promise<Receptionist> {
  const record = await readRecord(jar, agentId);
  const { currentAgentId } = await readSession(jar);
  const relation = relationTo(agentId, record, currentAgentId);
  const number = (await jar.read(numberCookie(agentId)))?.number ?? null;
  return { agentId, record, relation, number };
}

/** The receptionist with this ID, or else the session's current one, or else `unknown`. */
export async function readNamedOrCurrent(jar: CookieJar, named?: string | null): Promise<Receptionist> {
  if (isAgentId(named)) return readReceptionist(jar, named);
  const { currentAgentId } = await readSession(jar);
  return readReceptionist(jar, isAgentId(currentAgentId) ? currentAgentId : unknownAgent);
}

/** Makes this receptionist the session's current one. On a GET, call it only if `canActOnGet` allows it. */
export async function makeCurrent(jar: CookieJar, agentId: string): Promise<void> {
  const session = await readSession(jar);
  if (agentId === unknownAgent || session.currentAgentId === agentId) return;
  await saveSession(jar, { ...session, currentAgentId: agentId });
}

/**
 * Begins the session that the forms of an owner's page need, tidies the records, and makes the session's own receptionist the
 * current one.
 */
export async function enterReceptionist(
  { request, jar }: Visit,
  { agentId, relation }: Receptionist,
): Promise<void> {
  await beginSession(jar);
  await tidyRecords(jar);
  if (canActOnGet(request, relation)) await makeCurrent(jar, agentId);
}
