import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { callBackend } from '../../app/backend/call.server';
import type { CallReport } from '../../app/backend/call.server';
import { createBackend } from '../../app/backend/client.server';
import { listen } from '../setup/listen';

/** Tests the backend client against a real HTTP server that misbehaves. */
let server: Server;
let baseUrl: string;
let respond: RequestListener;
let seen: (Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { body: string })[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url, method: request.method, headers: request.headers, body });
    respond(request, response);
  });
  baseUrl = await listen(server);
});
beforeEach(() => {
  seen = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (value: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
const text =
  (bytes: string): RequestListener =>
  (_request, response) =>
    response.end(Buffer.from(bytes, 'latin1'));
const response = z.object({ success: z.literal(true), value: z.number() });
const request = { body: { a: 1 }, response, timeoutMs: 2_000 };
const call = (more: Partial<Parameters<typeof callBackend>[2]> = {}, url = baseUrl) =>
  callBackend({ baseUrl: url, key: 'secret-key' }, 'fn', { ...request, ...more });

function endless(_request: IncomingMessage, reply: ServerResponse): void {
  const write = () => {
    while (!reply.destroyed && reply.write('x'.repeat(256 * 1024)));
  };
  reply.on('drain', write);
  write();
}

function dripping(_request: IncomingMessage, reply: ServerResponse): void {
  const drip = setInterval(() => reply.write(' '), 20);
  reply.on('close', () => clearInterval(drip));
}

describe('a call to the backend', () => {
  test('is a POST with the API key, the idempotency key, and a request ID', async () => {
    respond = json({ success: true, value: 1 });
    const outcome = await call({ idempotencyKey: 'once', origin: 'https://site.example' });
    expect(outcome).toEqual({ ok: true, value: { success: true, value: 1 } });
    expect(seen[0]).toMatchObject({
      url: '/fn',
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer secret-key',
        apikey: 'secret-key',
        'idempotency-key': 'once',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        origin: 'https://site.example',
      },
    });
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith('sec-'))).toEqual([]);
  });

  test.each<[string, RequestListener, object]>([
    ['a refusal', json({ success: false, error: 'no' }), { cause: 'refused', isDefinite: true }],
    ['400', json({}, 400), { cause: 'bad-status', status: 400, isDefinite: true }],
    ['429', json({}, 429), { cause: 'bad-status', status: 429, isDefinite: false }],
    ['500', json({ success: true, value: 1 }, 500), { cause: 'bad-status', status: 500, isDefinite: false }],
    ['another shape', json({ success: true, value: 'one' }), { cause: 'bad-shape', isDefinite: false }],
    ['an array', json([]), { cause: 'bad-shape', isDefinite: false }],
    ['null', json(null), { cause: 'bad-shape', isDefinite: false }],
    ['HTML', text('<html>502'), { cause: 'not-json', isDefinite: false }],
    ['nothing', text(''), { cause: 'not-json' }],
    ['half a JSON', text('{"success":tr'), { cause: 'not-json' }],
    ['bytes that are no UTF-8', text('\xff\xfe'), { cause: 'not-json' }],
    ['more than 1 MiB', endless, { cause: 'too-large', isDefinite: false }],
    ['a reset', (_request, reply) => reply.destroy(), { cause: 'unreachable', isDefinite: false }],
  ])('reports the outcome of %s', async (_name, behaviour, failure) => {
    respond = behaviour;
    expect(await call({ timeoutMs: 10_000 })).toMatchObject({ ok: false, failure });
  });

  test('reports a backend that refuses connections as unreachable', async () => {
    const outcome = await call({}, 'http://127.0.0.1:1');
    expect(outcome).toMatchObject({ ok: false, failure: { cause: 'unreachable' } });
  });

  test.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['sends headers and no body', (_request, reply) => reply.writeHead(200).flushHeaders()],
    ['drips its body', dripping],
  ])('times out when the backend %s', async (_name, behaviour) => {
    respond = behaviour;
    const failure = { cause: 'timeout', isDefinite: false };
    expect(await call({ timeoutMs: 200 })).toMatchObject({ ok: false, failure });
  });

  test('reports a failure whose body never ends at once, and closes its connection', async () => {
    const closed = new Promise((close) => {
      respond = (_request, reply) => reply.on('close', close).writeHead(503).flushHeaders();
    });
    const failure = { cause: 'bad-status', status: 503 };
    expect(await call({ timeoutMs: 60_000 })).toMatchObject({ ok: false, failure });
    await closed;
  });

  test('does not follow a redirect, which would reveal the API key', async () => {
    respond = (_request, reply) => reply.writeHead(307, { Location: `${baseUrl}/other` }).end();
    expect(await call()).toMatchObject({ ok: false, failure: { cause: 'bad-status', status: 307 } });
    expect(seen).toHaveLength(1);
  });

  test('ends when the visitor leaves, and is reported as aborted', async () => {
    respond = () => undefined;
    const visitor = new AbortController();
    const waiting = call({ timeoutMs: 60_000, signal: visitor.signal });
    await expect.poll(() => seen).toHaveLength(1);
    visitor.abort();
    expect(await waiting).toMatchObject({ ok: false, failure: { cause: 'aborted' } });
    const late = call({ signal: AbortSignal.abort() });
    expect(await late).toMatchObject({ ok: false, failure: { cause: 'aborted' } });
    expect(seen).toHaveLength(1);
  });

  test('is logged without bodies or keys', async () => {
    const reports: CallReport[] = [];
    respond = json({ personal: 'Ana' }, 500);
    const target = { baseUrl, key: 'secret-key', report: (entry: CallReport) => reports.push(entry) };
    await callBackend(target, 'fn', { ...request, body: { name: 'Ana' } });
    expect(reports).toMatchObject([{ functionName: 'fn', cause: 'bad-status', status: 500 }]);
    expect(JSON.stringify(reports)).not.toMatch(/Ana|secret/);
    expect(reports[0]?.ms).toBeLessThan(2_000);
  });
});

describe('the backend functions', () => {
  const backend = createBackend(async () => ({ baseUrl, key: 'k' }));

  test('are called again after many calls without a response', async () => {
    respond = (_request, reply) => reply.destroy();
    await Promise.all(Array.from({ length: 12 }, () => backend.getPhone({ agentId: 'agent_other' })));
    respond = json({ success: true, phoneNumber: '+15125550123' });
    expect(await backend.getPhone({ agentId: 'agent_own' })).toMatchObject({ ok: true });
  });

  test('send nothing when the body has the wrong shape', async () => {
    const outcome = await backend.getPhone({ agentId: 'not an id' });
    expect(outcome).toEqual({ ok: false, failure: { cause: 'bad-body', isDefinite: true } });
    expect(seen).toHaveLength(0);
  });
});
