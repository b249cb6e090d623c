import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: unknown;
}

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
