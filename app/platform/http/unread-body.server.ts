import type { RequestHandler } from 'express';

const dropAtMost = 256 * 1024 * 1024;

/**
 * Reads what is left of a body once the response is out, or the next request on the connection, behind a proxy another
 * visitor's, would wait for ever. A browser reads the response only after sending all: only huge bodies are cut off.
 */
export const dropUnreadBody: RequestHandler = (request, response, next) => {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length !== undefined || coding !== undefined)
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
  next();
};
