import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

import { completeHeaders } from './answer-headers';
import type { SiteFacts } from './answer-headers';
import { dropUnreadBody } from './unread-body.server';
import { tidyHeaders } from './request-headers';

/**
 * What holds for every request of this process, whichever server runs the build, static files, redirects and
 * refusals included: Node tells of each request before the server sees it.
 */
export function watchEveryRequest(site: SiteFacts & { trustProxy: number }): void {
  subscribe('http.server.request.start', (message) => {
    if (!isExchange(message)) return;
    const { request, response } = message;
    tidyHeaders(request, site.trustProxy);
    onHeaders(response, () => completeHeaders(response, request.url ?? '/', site));
    dropUnreadBody(request, response);
  });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function isExchange(message: unknown): message is Exchange {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  );
}
