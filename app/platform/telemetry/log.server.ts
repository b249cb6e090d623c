import pino from 'pino';

import { currentTrace } from './trace.server';

/** Never log bodies, keys or personal data: function names, causes, statuses and request IDs are enough. */
export const log = pino({
  name: 'web',
  base: undefined,
  redact: ['*.authorization', '*.cookie', '*.email', '*.body'],
  mixin: () => {
    const trace = currentTrace();
    return trace ? { requestId: trace.requestId, traceId: trace.traceId } : {};
  },
});
