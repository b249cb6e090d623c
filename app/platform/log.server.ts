import pino from 'pino';

import { currentTrace } from './observation/trace.server';

/**
 * The structured log of the server. What is logged carries names of functions, causes, statuses and
 * request ids; never bodies, keys or personal data. Each line of a visitor's request has its number and trace.
 */
export const log = pino({
  name: 'web',
  base: undefined,
  redact: ['*.authorization', '*.cookie', '*.email', '*.body'],
  mixin: () => {
    const trace = currentTrace();
    return trace ? { requestId: trace.requestId, traceId: trace.traceId } : {};
  },
});
