import type { IncomingMessage, ServerResponse } from 'node:http';

const dropAtMost = 256 * 1024 * 1024;

/**
 * Takes what is left of a request's body once its answer is out. Otherwise it would stay in the connection, and the
 * next request on it, behind a proxy another visitor's, would wait for ever. A browser reads an answer only when it
 * has sent everything, so the connection is ended only past a limit that no form comes near.
 */
export function dropUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    let dropped = 0;
    request.removeAllListeners('data');
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > dropAtMost) request.destroy();
    });
    request.on('error', () => undefined); // the visitor has hung up
    request.resume();
  });
}
