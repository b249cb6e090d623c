import { z } from 'zod';

import { findAgent } from '../state';
import { strictHandler } from '../strict-handler';

export const getAgentPhone = strictHandler({
  name: 'get-agent-phone',
  faultKey: 'phone',
  body: z.strictObject({ agentId: z.string().regex(/^agent_[A-Za-z0-9]+$/) }),
  faultInputs: (body) => [body.agentId, findAgent(body.agentId)?.businessName],
  respond: ({ agentId }) => ({ success: true, phoneNumber: findAgent(agentId)?.phoneNumber ?? null }),
});
