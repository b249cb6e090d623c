import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { largestFile } from '../../app/platform/http/upload-limit';
import { createMockServer } from '../../mocks/http-server';
import { setPace } from '../../mocks/pace';
import { checkBackend } from '../../scripts/backend/check';
import { listen } from '../setup/listen';

const key = 'the-key-of-this-test';
const running: Server[] = [];
beforeEach(() => setPace(0));
afterEach(() => {
  setPace(1);
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function serve(server: Server): Promise<string> {
  running.push(server);
  return listen(server);
}

const smallVoice = 50_000;

async function check(baseUrl: string, { create = true, patience = 1, voiceBytes = smallVoice } = {}) {
  const lines: string[] = [];
  const target = { baseUrl, key, create, website: 'https://rivera.example', patience, voiceBytes };
  const breaches = await checkBackend(target, (line) => lines.push(line));
  return { breaches, wrong: lines.filter((line) => line.startsWith('WRONG')), lines };
}

test('the mock keeps the contract', async () => {
  expect((await check(await serve(createMockServer({ key })), { voiceBytes: largestFile })).wrong).toEqual(
    [],
  );
});

test('nothing is created unless it is asked for', async () => {
  const received: string[] = [];
  const mock = createMockServer({ key });
  mock.prependListener('request', ({ url = '' }) => received.push(url));
  const { breaches, lines } = await check(await serve(mock), { create: false });
  expect(breaches).toBe(0);
  expect(new Set(received)).toEqual(new Set(['/get-agent-phone', '/scrape-and-extract-business-data']));
  expect(lines.filter((line) => line.includes('only with --create')).length).toBeGreaterThan(5);
});

interface Exchange {
  functionName: string;
  request: IncomingMessage;
  body: string;
  response: ServerResponse;
  /** The mock's response to this call, as it is or changed. */
  mocked: (change?: {
    body?: string;
    headers?: Record<string, string>;
  }) => Promise<{ status: number; json: unknown }>;
}
type Breakage = (exchange: Exchange) => Promise<unknown> | unknown;

/** A backend that is right but for one thing. */
async function broken(breakage: Breakage): Promise<string> {
  const mock = await serve(createMockServer({ key }));
  return serve(
    createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const functionName = request.url?.slice(1) ?? '';
      const mocked: Exchange['mocked'] = async (change = {}) => {
        const {
          'content-length': _length,
          connection: _connection,
          host: _host,
          ...headers
        } = request.headers;
        const reply = await fetch(`${mock}/${functionName}`, {
          method: 'POST',
          headers: { ...(headers as Record<string, string>), ...change.headers }, // no header of ours comes twice
          body: change.body ?? body,
        });
        return { status: reply.status, json: await reply.json() };
      };
      const result = await breakage({ functionName, request, body, response, mocked });
      if (response.writableEnded || response.destroyed || result === undefined) return;
      const { status, json } = result as Awaited<ReturnType<Exchange['mocked']>>; // what `mocked` gave
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    }),
  );
}

const ok = (json: unknown, status = 200) => ({ status, json });
const only =
  (name: string, breakage: Breakage): Breakage =>
  (exchange) =>
    exchange.functionName === name ? breakage(exchange) : exchange.mocked();
let made = 0;

const breakages: Record<string, [Breakage, RegExp, voiceBytes?: number]> = {
  'refuses the right key': [() => ok({ error: 'no' }, 401), /takes the key/],
  'answers with a page': [
    ({ response }) => response.end('<html>'),
    /get-agent-phone answers in its shape.*not-json/,
  ],
  'falls over a body of another shape': [
    only('get-agent-phone', async ({ mocked }) => {
      const reply = await mocked();
      return reply.status === 400 ? ok({}, 500) : reply;
    }),
    /body of another shape.*500/,
  ],
  'answers with more than 1 MiB': [
    only('scrape-and-extract-business-data', () =>
      ok({ success: true, businessData: {}, padding: 'x'.repeat(2 ** 21) }),
    ),
    /scrape-and-extract-business-data answers.*too-large/,
  ],
  'drops the connection half-way': [
    only('store-stripe-redirect', ({ response }) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{');
      response.destroy();
    }),
    /store-stripe-redirect.*unreachable/,
  ],
  'names agents in another form': [
    only('create-full-agent', () => ok({ success: true, agentId: '7f3kq9' })),
    /create-full-agent creates.*bad-shape/,
  ],
  'creates an agent for each repeat': [
    only('create-full-agent', ({ mocked }) =>
      mocked({ headers: { 'idempotency-key': String((made += 1)) } }),
    ),
    /create-full-agent creates.*different each time/,
  ],
  'creates one agent for all': [
    only('create-full-agent', ({ mocked }) => mocked({ headers: { 'idempotency-key': 'always' } })),
    /another key creates another agent/,
  ],
  'assigns a number at each repeat': [
    only('assign-agent-phone', () =>
      ok({ success: true, assignedPhoneNumber: `+1512555${1_000 + (made += 1)}` }),
    ),
    /assign-agent-phone.*different each time/,
  ],
  'takes no large recording': [
    only('create-voice-clone', ({ body, mocked }) => (body.length > 6_000_000 ? ok({}, 413) : mocked())),
    /recording of 10 MB.*413/,
    largestFile,
  ],
  'takes any key to create': [
    only('create-full-agent', ({ mocked }) =>
      mocked({ headers: { authorization: `Bearer ${key}`, apikey: key } }),
    ),
    /every function refuses a wrong key.*create-full-agent: it answered with a success/,
  ],
  'takes no step with a number': [
    only('log-agent-creator-step', ({ body, mocked }) =>
      typeof JSON.parse(body).step === 'number' ? ok({ success: false }, 422) : mocked(),
    ),
    /log-agent-creator-step.*422/,
  ],
  'answers with half an address of the checkout': [
    only('create-subscription', () => ok({ url: '/pay/cs_1' })),
    /at an https address: the address is '.pay/,
  ],
};

test.each(Object.entries(breakages))(
  'finds a backend that %s',
  async (_name, [breakage, expected, voiceBytes]) => {
    const { wrong, breaches } = await check(await broken(breakage), { voiceBytes });
    expect(breaches).toBe(wrong.length);
    expect(wrong.join('\n')).toMatch(expected);
  },
);

test('finds a backend that takes longer than the product waits', async () => {
  const hanging = await broken(only('scrape-and-extract-business-data', () => new Promise(() => undefined)));
  const { wrong } = await check(hanging, { create: false, patience: 1 / 60 });
  expect(wrong.join('\n')).toMatch(/scrape-and-extract-business-data answers.*timeout/);
});

test('says that nobody answers, and ends', async () => {
  const { lines } = await check('http://127.0.0.1:1');
  expect(lines).toEqual([expect.stringMatching(/^WRONG it is reachable: no response/)]);
});

async function run(url: string, ...options: string[]) {
  const child = spawn('node_modules/.bin/tsx', ['scripts/backend/check-backend.ts', url, ...options], {
    env: { ...process.env, BACKEND_KEY: key },
  });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  return { output, code: child.exitCode ?? (await new Promise((resolve) => child.on('exit', resolve))) };
}

test('the command ends with 0 for a good backend, with 1 for a broken one, with 2 for a wrong option', async () => {
  expect(await run(await serve(createMockServer({ key })))).toMatchObject({
    code: 0,
    output: expect.stringContaining('It keeps the contract.'),
  });
  expect(await run('http://127.0.0.1:1', '--creat')).toEqual({ code: 2, output: '' });
  const wrong = await broken(() => ok({ error: 'no' }, 401));
  expect(await run(wrong)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^WRONG it takes the key/m),
  });
});
