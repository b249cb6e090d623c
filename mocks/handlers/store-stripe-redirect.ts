import { z } from 'zod';

import { contract } from '../../app/backend/contract.server';
import { strictFunction } from '../strict-function';

export const storeRedirect = strictFunction('storeRedirect', {
  body: contract.storeRedirect.body.extend({ queryString: z.string().min(1) }),
  respond: () => ({ success: true }),
});
