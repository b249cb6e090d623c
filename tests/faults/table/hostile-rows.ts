import { bodyRows } from './body-rows';
import { cookieRows } from './cookie-rows';
import { crossSiteRows } from './cross-site-rows';
import { scriptRows } from './script-rows';
import { slowClientRows } from './slow-client-rows';
import { smugglingRows } from './smuggling-rows';

/** What only bytes and many clients show; random forms, sizes and files have class tests of their own. */
export const hostileRows = [
  ...crossSiteRows,
  ...bodyRows,
  ...slowClientRows,
  ...smugglingRows,
  ...cookieRows,
  ...scriptRows,
];
