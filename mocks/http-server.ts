import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse } from 'msw';

import { clearCalls, receivedCalls } from './call-log';
import { handlers } from './server';
import { mockBackendKey, mockBaseUrl } from './strict-function';

interface MockServerOptions {
  key: string;
  onCall?: () => void;
}

const base = new URL(mockBaseUrl).pathname;

/**
 * The mock backend over HTTP. Functions are at `{base}/{function}` and `/{function}`. `GET /calls` lists the received
 * calls (`?function=` filters); `DELETE /calls` clears them.
 */
export function createMockServer({ key, onCall }: MockServerOptions): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    if (url.pathname === '/calls') return sendCalls(request, response, url.searchParams.get('function'));
    const result = await getResponse(handlers, toRequest(request, url.pathname, key)).catch(() => undefined);
    onCall?.();
    if (result) await send(result, response);
    else json(response, 404, { success: false, error: 'No such function.' });
  });
}

function toRequest(request: IncomingMessage, pathname: string, key: string): Request {
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    ),
  );
  headers.set(
    'authorization',
    translateKey(headers.get('authorization'), `Bearer ${key}`, `Bearer ${mockBackendKey}`),
  );
  headers.set('apikey', translateKey(headers.get('apikey'), key, mockBackendKey));
  const name = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(mockBaseUrl + name, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}), // Node and the DOM have different types for the same stream
  } as RequestInit); // the type lacks `duplex`
}

/** The handlers know one fixed key; this server's key is configurable. */
function translateKey(given: string | null, expected: string, internal: string): string {
  return given === expected ? internal : 'wrong';
}

async function send(result: Response, response: ServerResponse): Promise<void> {
  if (result.type === 'error') return void response.destroy();
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(Buffer.from(await result.arrayBuffer()));
}

function sendCalls({ method }: IncomingMessage, response: ServerResponse, functionName: string | null): void {
  if (method === 'DELETE') {
    clearCalls();
    return void response.writeHead(204).end();
  }
  json(
    response,
    200,
    receivedCalls().filter((call) => functionName === null || call.functionName === functionName),
  );
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}
