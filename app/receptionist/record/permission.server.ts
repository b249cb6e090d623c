import { unknownAgent } from '~/domain/agent-id';
import { env } from '~/environment/env.server';
import { isPageView, navigationSource } from '~/platform/http/navigation.server';
import type { AgentRecord } from './agent-record.server';
import { isKnownHere } from './receptionist';
import type { Relation } from './receptionist';

/**
 * An owner's browser may clone a voice and have a number assigned. The ID alone isn't enough: owners paste it into their websites.
 * Signing up for the trial isn't enough either, because that takes the ID alone.
 */
export function relationTo(
  agentId: string,
  { isUsedHere, setupVariant, isClaimed }: Pick<AgentRecord, 'isUsedHere' | 'setupVariant' | 'isClaimed'>,
  currentAgentId: string | undefined,
): Relation {
  if (agentId === unknownAgent) return 'none';
  if (isHouseAgent(agentId)) return 'house';
  if (setupVariant !== undefined || isClaimed) return 'owner';
  return isUsedHere || agentId === currentAgentId ? 'known' : 'stranger';
}

/** Whether it is our own demo or setup receptionist. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}

/** A GET may act only for the session's own receptionists, and only if it comes from our own page. A POST may act for any. */
export function canActOnGet(request: Request, relation: Relation): boolean {
  return isPageView(request) && navigationSource(request) === 'same-origin' && isKnownHere(relation);
}
