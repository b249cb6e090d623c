import pino from 'pino';

/**
 * The structured log of the server. What is logged carries names of functions, causes, statuses and
 * request ids; never bodies, keys or personal data.
 */
export const log = pino({
  name: 'web',
  base: undefined,
  redact: ['*.authorization', '*.cookie', '*.email', '*.body'],
});
