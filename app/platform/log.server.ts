import pino from 'pino';

import { currentTrace } from './telemetry/trace.server';

/** Logs names of functions, causes, statuses and request ids; never bodies, keys or personal data. */
export const log = pino({
  name: 'web',
  base: undefined,
  redact: ['*.authorization', '*.cookie', '*.email', '*.body'],
  mixin: () => {
    const trace = currentTrace();
    return trace ? { requestId: trace.requestId, traceId: trace.traceId } : {};
  },
});
