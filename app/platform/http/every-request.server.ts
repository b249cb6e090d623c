import onHeaders from 'on-headers';

import { completeHeaders } from './answer-headers';
import type { SiteFacts } from './answer-headers';
import { onEachRequest } from './exchange.server';
import { dropUnreadBody } from './unread-body.server';
import { tidyHeaders } from './request-headers';

/** Whichever server runs the build: static files, redirects and refusals included. */
export function watchEveryRequest(site: SiteFacts & { trustProxy: number }): void {
  onEachRequest(({ request, response }) => {
    tidyHeaders(request, site.trustProxy);
    onHeaders(response, () => completeHeaders(response, request.url ?? '/', site));
    dropUnreadBody(request, response);
  });
}
