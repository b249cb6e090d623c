import { z } from 'zod';

import { simulateDelay } from '../latency';
import { findAgent, nextPhoneNumber, saveAgent } from '../state';
import { strictHandler } from '../strict-handler';

export const assignAgentPhone = strictHandler({
  name: 'assign-agent-phone',
  faultKey: 'assign',
  requiresIdempotencyKey: true,
  body: z.strictObject({
    agentId: z.string().regex(/^agent_[A-Za-z0-9]+$/),
    businessName: z.string(),
    userEmail: z.string(),
    userAddress: z.string(),
    userCity: z.string(),
    userState: z.string(),
    userZipcode: z.string(),
  }),
  faultInputs: (body) => [body.agentId, body.businessName, findAgent(body.agentId)?.businessName],
  respond: async ({ agentId, businessName }) => {
    await simulateDelay(1_500);
    const agent = findAgent(agentId) ?? { businessName };
    if (/no-?number/i.test(agentId + agent.businessName)) return { success: true, assignedPhoneNumber: null };
    const phoneNumber = agent.phoneNumber ?? nextPhoneNumber();
    saveAgent(agentId, { ...agent, phoneNumber });
    return { success: true, assignedPhoneNumber: phoneNumber };
  },
});
