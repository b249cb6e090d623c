import onHeaders from 'on-headers';

import { shedCookies } from '../session/shed-cookies.server';
import { completeHeaders } from './response-headers';
import type { SiteFacts } from './response-headers';
import { onEachRequest } from './exchange.server';
import { admitLargeHeaders } from './header-limit.server';
import { dropUnreadBody } from './unread-body.server';
import { tidyHeaders } from './request-headers';

/** Whichever server runs the build: static files, redirects and refusals included. */
export function watchEveryRequest(site: SiteFacts & { trustProxy: number }): void {
  admitLargeHeaders();
  onEachRequest(({ request, response }) => {
    tidyHeaders(request, site.trustProxy);
    onHeaders(response, () => {
      completeHeaders(response, request.url ?? '/', site);
      shedCookies(request, response);
    });
    dropUnreadBody(request, response);
  });
}
