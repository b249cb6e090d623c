import type { RequestHandler } from 'express';

/**
 * Reads what is left of a body once the response is out, or the next request on the connection, behind a proxy another
 * visitor's, would wait for ever. A browser reads the response only after sending all. The server's time limit ends a
 * body without an end.
 */
export const discardUnreadBody: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    request.removeAllListeners('data');
    request.resume();
  });
  next();
};
