import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { callBackend } from '../../app/platform/backend/call.server';
import type { CallReport } from '../../app/platform/backend/call.server';
import { createBackend } from '../../app/platform/backend/functions.server';
import { creationRequest } from '../../app/set-up/creation/creation-request';
import { defaultSchedule } from '../../app/domain/weekly-schedule';
import { listen } from '../setup/listen';

/** The contract of the backend client, held against a real HTTP server that misbehaves. */
let server: Server;
let baseUrl: string;
let respond: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let seen: {
  url: string | undefined;
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url, method: request.method, headers: request.headers, body });
    respond(request, response, body);
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
  (value: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  };
const schema = z.object({ success: z.literal(true), value: z.number() });
const call = (timeoutMs = 2_000, signal?: AbortSignal) =>
  callBackend({ baseUrl, key: 'secret-key' }, 'fn', {
    body: { a: 1 },
    response: schema,
    timeoutMs,
    ...(signal ? { signal } : {}),
  });

describe('a call', () => {
  test(
    'posts JSON with the key, a request id and the idempotency key',
    { tags: ['D.backend.request'] },
    async () => {
      respond = json({ success: true, value: 1 });
      const outcome = await callBackend({ baseUrl, key: 'secret-key' }, 'fn', {
        body: { a: 1 },
        response: schema,
        timeoutMs: 2_000,
        idempotencyKey: 'once',
        origin: 'https://site.example',
      });
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
          origin: 'https://site.example',
        },
      });
      expect(seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith('sec-'))).toEqual([]);
    },
  );

  test.each([
    ['a refusal', json({ success: false, error: 'no' }), { cause: 'refused', definite: true }],
    ['400', json({}, 400), { cause: 'bad-status', status: 400, definite: true }],
    ['429', json({}, 429), { cause: 'bad-status', status: 429, definite: false }],
    ['500', json({ success: true, value: 1 }, 500), { cause: 'bad-status', status: 500, definite: false }],
    ['another shape', json({ success: true, value: 'one' }), { cause: 'bad-shape', definite: false }],
    ['an array', json([]), { cause: 'bad-shape', definite: false }],
    ['null', json(null), { cause: 'bad-shape', definite: false }],
  ])('tells %s from success', { tags: ['D.backend.failure'] }, async (_name, behaviour, failure) => {
    respond = behaviour;
    expect(await call()).toMatchObject({ ok: false, failure });
  });

  test(
    'does not follow redirects, which would carry the key elsewhere',
    { tags: ['D.backend.secret'] },
    async () => {
      respond = (_request, response) => response.writeHead(307, { Location: `${baseUrl}/other` }).end();
      expect(await call()).toMatchObject({ ok: false, failure: { cause: 'bad-status', status: 307 } });
      expect(seen).toHaveLength(1);
    },
  );

  test.each([
    ['HTML', '<html>502', 'not-json'],
    ['nothing', '', 'not-json'],
    ['half a JSON', '{"success":tr', 'not-json'],
    ['bytes that are no UTF-8', '\xff\xfe', 'not-json'],
  ])('refuses %s', { tags: ['D.backend.failure'] }, async (_name, text, cause) => {
    respond = (_request, response) => response.end(Buffer.from(text, 'latin1'));
    expect(await call()).toMatchObject({ ok: false, failure: { cause } });
  });

  test('stops reading at 1 MiB', { tags: ['D.backend.failure'] }, async () => {
    respond = (_request, response) => {
      const chunk = 'x'.repeat(256 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    };
    expect(await call(10_000)).toMatchObject({ ok: false, failure: { cause: 'too-large' } });
  });

  test.each([
    ['never answers', () => undefined],
    ['sends headers and no body', (response: ServerResponse) => void response.writeHead(200).flushHeaders()],
    [
      'drips its body',
      (response: ServerResponse) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('gives up on a server that %s', { tags: ['D.backend.limit', '8.2'] }, async (_name, behave) => {
    respond = (_request, response) => behave(response);
    expect(await call(200)).toMatchObject({ ok: false, failure: { cause: 'timeout', definite: false } });
  });

  test.each([
    ['at once', (_request: IncomingMessage, response: ServerResponse) => void response.socket?.destroy()],
    [
      'in the middle',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{"success":', () => response.socket?.destroy());
      },
    ],
  ])('survives a connection dropped %s', { tags: ['D.backend.failure'] }, async (_name, behaviour) => {
    respond = behaviour;
    expect(await call()).toMatchObject({ ok: false, failure: { cause: 'unreachable', definite: false } });
  });

  test('survives a backend that is not there', { tags: ['D.backend.failure'] }, async () => {
    const outcome = await callBackend({ baseUrl: 'http://127.0.0.1:1', key: 'k' }, 'fn', {
      body: {},
      response: schema,
      timeoutMs: 2_000,
    });
    expect(outcome).toMatchObject({ ok: false, failure: { cause: 'unreachable' } });
  });

  test('ends when the visitor gives up, which is no time-out', { tags: ['4.A.5'] }, async () => {
    respond = () => undefined;
    const visitor = new AbortController();
    setTimeout(() => visitor.abort(), 50);
    expect(await call(5_000, visitor.signal)).toMatchObject({ ok: false, failure: { cause: 'aborted' } });
    expect(await call(5_000, AbortSignal.abort())).toMatchObject({
      ok: false,
      failure: { cause: 'aborted' },
    });
  });

  test('reports what happened without bodies or keys', { tags: ['D.backend.secret'] }, async () => {
    const reports: CallReport[] = [];
    respond = json({ personal: 'Ana' }, 500);
    await callBackend({ baseUrl, key: 'secret-key', report: (entry) => reports.push(entry) }, 'fn', {
      body: { name: 'Ana' },
      response: schema,
      timeoutMs: 2_000,
    });
    expect(reports).toMatchObject([{ functionName: 'fn', cause: 'bad-status', status: 500 }]);
    expect(JSON.stringify(reports)).not.toMatch(/Ana|secret/);
  });
});

describe('the functions', () => {
  const backend = createBackend(async () => ({ baseUrl, key: 'k' }));
  const gathered = {
    fields: {},
    schedule: defaultSchedule(),
    email: 'a@b.example',
    consent: { given: false, at: null },
  };

  test(
    'create an agent with exactly the keys of the specification',
    { tags: ['7.create', 'D.backend.bodies'] },
    async () => {
      respond = json({ success: true, agentId: 'agent_1' });
      expect(await backend.createAgent(creationRequest(gathered, true), 'key')).toEqual({
        ok: true,
        value: { success: true, agentId: 'agent_1' },
      });
      const body = JSON.parse(seen[0]?.body ?? '');
      expect(Object.keys(body)).toEqual(['email', 'businessData', 'smsConsent']);
      expect(seen[0]?.url).toBe('/create-full-agent');
    },
  );

  test.each([{ agentId: 'agent_1/../..' }, { agentId: '' }, { agentId: 7 }, {}])(
    'take no strange agent id: %o',
    { tags: ['D.backend.failure'] },
    async (fields) => {
      respond = json({ success: true, ...fields });
      expect(await backend.createAgent(creationRequest(gathered, true), 'other')).toMatchObject({
        ok: false,
        failure: { cause: 'bad-shape', definite: false },
      });
    },
  );

  test('send two creations with one key as one call', { tags: ['E.once'] }, async () => {
    respond = (request, response) =>
      setTimeout(() => json({ success: true, agentId: 'agent_1' })(request, response), 50);
    const body = creationRequest(gathered, true);
    const both = await Promise.all([backend.createAgent(body, 'same'), backend.createAgent(body, 'same')]);
    expect(both[0]).toEqual(both[1]);
    expect(seen).toHaveLength(1);
  });

  test('send nothing that is not of the right shape', { tags: ['D.backend.bodies'] }, async () => {
    const outcome = await backend.getPhone('not an id');
    expect(outcome).toEqual({ ok: false, failure: { cause: 'bad-body', definite: true } });
    expect(seen).toHaveLength(0);
  });

  test(
    'drop what extraction found in the wrong form and keep the rest',
    { tags: ['D.wizard.found'] },
    async () => {
      respond = json({
        success: true,
        businessData: { BusinessName: ' Rivera ', BusinessEmail: 5, Unknown: 1, WeeklySchedule: 'late' },
      });
      const outcome = await backend.extract(
        { email: '', websiteAddress: 'https://rivera.example' },
        { timeoutMs: 1_000 },
      );
      expect(outcome).toEqual({
        ok: true,
        value: { success: true, businessData: { BusinessName: 'Rivera' } },
      });
    },
  );

  test(
    'find closed days, with or without hours, and no open day without them',
    { tags: ['D.wizard.found'] },
    async () => {
      const WeeklySchedule = {
        monday: { isOpen: false },
        sunday: { isOpen: false, ranges: [] },
        friday: { isOpen: true },
      };
      respond = json({ success: true, businessData: { WeeklySchedule } });
      const outcome = await backend.extract(
        { email: '', websiteAddress: 'https://rivera.example' },
        { timeoutMs: 1_000 },
      );
      const closed = { isOpen: false, ranges: [] };
      expect(outcome).toMatchObject({
        value: { businessData: { WeeklySchedule: { monday: closed, sunday: closed } } },
      });
      expect(JSON.stringify(outcome)).not.toContain('friday');
    },
  );

  test('read a number that is absent as none', { tags: ['7.phone'] }, async () => {
    respond = json({ success: true, phoneNumber: null });
    expect(await backend.getPhone('agent_1')).toMatchObject({ ok: true, value: { phoneNumber: null } });
  });

  test('read a checkout URL without a success flag', { tags: ['7.subscribe'] }, async () => {
    respond = json({ url: 'https://checkout.stripe.com/c' });
    const customerInfo = { name: 'A', email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
    const outcome = await backend.subscribe(
      { customerInfo, agentId: 'unknown' },
      'key',
      'https://site.example',
    );
    expect(outcome).toMatchObject({ ok: true, value: { url: 'https://checkout.stripe.com/c' } });
    expect(seen[0]?.headers.origin).toBe('https://site.example');
  });
});
