import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

/** A request to a server of this process, with what answers it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: unknown;
}

/** Hears of each request before its server does, whichever server runs the build. */
export function onEachRequest(listener: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) listener(message);
  });
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
