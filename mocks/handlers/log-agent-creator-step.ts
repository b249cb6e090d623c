import { z } from 'zod';

import { contract } from '../../app/backend/contract.server';
import { strictFunction } from '../strict-function';

export const logStep = strictFunction('logStep', {
  body: contract.logStep.body.extend({
    step: z.union([z.string().min(1), z.number().int()]),
    agentId: z.string().min(1),
  }),
  respond: () => ({ success: true }),
});
