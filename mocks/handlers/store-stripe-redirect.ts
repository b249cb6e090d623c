import { z } from 'zod';

import { strictHandler } from '../strict-handler';

export const storeStripeRedirect = strictHandler({
  name: 'store-stripe-redirect',
  word: 'store',
  body: z.strictObject({ agentId: z.string().regex(/^agent_[A-Za-z0-9]+$/), queryString: z.string().min(1) }),
  magic: (body) => [body.queryString],
  respond: () => ({ success: true }),
});
