import * as requests from '../requests/site';

/** The former place of tests/requests/site.ts. */
export { overBackend } from '../requests/site';
export const useSite = (variables?: Record<string, string>) => requests.useSite({ variables });
