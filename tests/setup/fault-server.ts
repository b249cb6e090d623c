import { testSecret } from './encrypted-cookie';

/** Environment of a server that throws for URLs with `?fault`, reads our cookies, and trusts `X-Forwarded-For`. */
export const faultServerEnv = {
  SESSION_SECRET: testSecret,
  TRUST_PROXY: '1',
  NODE_OPTIONS: `--import=${new URL('fault-in-loader.js', import.meta.url)}`,
};
