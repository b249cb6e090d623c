import { contract } from '../../app/backend/contract.server';
import { simulateDelay } from '../latency';
import { findAgent, nextPhoneNumber, saveAgent } from '../state';
import { strictFunction } from '../strict-function';

export const assignPhone = strictFunction('assignPhone', {
  body: contract.assignPhone.body,
  respond: async ({ agentId, businessName }) => {
    await simulateDelay(1_500);
    const agent = findAgent(agentId) ?? { businessName };
    if (/no-?number/i.test(agentId + agent.businessName)) return { success: true, assignedPhoneNumber: null };
    const phoneNumber = agent.phoneNumber ?? nextPhoneNumber();
    saveAgent(agentId, { ...agent, phoneNumber });
    return { success: true, assignedPhoneNumber: phoneNumber };
  },
});
