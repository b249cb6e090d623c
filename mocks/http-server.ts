import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse } from 'msw';

import { forgetCalls, receivedCalls } from './call-log';
import { handlers } from './server';
import { mockBaseUrl, mockKey } from './strict-handler';

export interface MockServerOptions {
  key: string;
  onCall?: () => void;
}

const base = new URL(mockBaseUrl).pathname;

/** Functions at `{base}/{function}` and `/{function}`, received calls at `/calls` (`?function=` filters, DELETE clears). */
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
    translated(headers.get('authorization'), `Bearer ${key}`, `Bearer ${mockKey}`),
  );
  headers.set('apikey', translated(headers.get('apikey'), key, mockKey));
  const name = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(mockBaseUrl + name, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}), // Node's own type of the same stream
  } as RequestInit); // `duplex` is missing in the type
}

function translated(given: string | null, expected: string, meaning: string): string {
  return given === expected ? meaning : 'wrong';
}

async function send(result: Response, response: ServerResponse): Promise<void> {
  if (result.type === 'error') return void response.destroy();
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(Buffer.from(await result.arrayBuffer()));
}

function sendCalls({ method }: IncomingMessage, response: ServerResponse, functionName: string | null): void {
  if (method === 'DELETE') {
    forgetCalls();
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
