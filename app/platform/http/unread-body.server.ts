import type { RequestHandler } from 'express';

/**
 * Reads and discards the rest of a body after the response. Otherwise the next request on the connection, which behind a
 * proxy may be another visitor's, would wait forever, and browsers wouldn't read the response before they have sent the
 * whole body. The server's request timeout ends bodies that never end.
 */
export const discardUnreadBody: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    request.removeAllListeners('data');
    request.resume();
  });
  next();
};
