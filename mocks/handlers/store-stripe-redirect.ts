import { z } from 'zod';

import { strictHandler } from '../strict-handler';

export const storeStripeRedirect = strictHandler({
  name: 'store-stripe-redirect',
  faultKey: 'store',
  body: z.strictObject({ agentId: z.string().regex(/^agent_[A-Za-z0-9]+$/), queryString: z.string().min(1) }),
  faultInputs: (body) => [body.queryString],
  respond: () => ({ success: true }),
});
