import { env } from '~/environment/env.server';

/** The demo and the setup receptionist are ours: visitors talk to them, and change nothing about them. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}
