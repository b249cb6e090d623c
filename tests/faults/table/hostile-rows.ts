import { cookieRows } from './cookie-rows';
import { crossSiteRows } from './cross-site-rows';
import { scriptRows } from './script-rows';
import { slowClientRows } from './slow-client-rows';

/** What only many clients and whole journeys show; bytes, sizes and files have class tests of their own. */
export const hostileRows = [...crossSiteRows, ...slowClientRows, ...cookieRows, ...scriptRows];
