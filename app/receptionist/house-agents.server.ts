import { env } from '~/environment/env.server';

/** Whether it is our own demo or setup receptionist, which visitors can talk to but not change. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}
