import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { largestFile } from '../../app/platform/http/upload-limit';
import { createMockServer } from '../../mocks/http-server';
import { setLatencyFactor } from '../../mocks/latency';
import { checkBackend } from '../../scripts/backend/check';
import { listen } from '../setup/listen';

const key = 'the-key-of-this-test';
const running: Server[] = [];
beforeEach(() => setLatencyFactor(0));
afterEach(() => {
  setLatencyFactor(1);
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function serve(server = createMockServer({ key })): Promise<string> {
  running.push(server);
  return listen(server);
}

async function check(baseUrl: string, { create = true, patience = 1, voiceBytes = 50_000 } = {}) {
  const lines: string[] = [];
  const target = { baseUrl, key, create, website: 'https://rivera.example', patience, voiceBytes };
  const breaches = await checkBackend(target, (line) => lines.push(line));
  return { breaches, wrong: lines.filter((line) => line.startsWith('WRONG')), lines };
}

test('the mock keeps the contract', async () => {
  expect((await check(await serve(), { voiceBytes: largestFile })).wrong).toEqual([]);
});

test('nothing is created unless it is asked for', async () => {
  const received = new Set<string>();
  const mock = createMockServer({ key });
  mock.prependListener('request', ({ url = '' }) => received.add(url));
  const { breaches, lines } = await check(await serve(mock), { create: false });
  expect(breaches).toBe(0);
  expect([...received].sort()).toEqual(['/get-agent-phone', '/scrape-and-extract-business-data']);
  expect(lines.filter((line) => line.includes('only with --create')).length).toBeGreaterThan(5);
});

interface Reply {
  status: number;
  body: unknown;
}
interface Call {
  body: string;
  /** The mock's reply to this call, its headers changed. */
  mocked: (headers?: Record<string, string>) => Promise<Reply>;
}
type Breakage = (call: Call) => Promise<Reply> | Reply;

/** A backend that is right but for this function, or for all. */
async function broken(functionName: string | null, breakage: Breakage): Promise<string> {
  const mock = await serve();
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const mocked: Call['mocked'] = async (changed) => {
      const { 'content-length': _length, connection: _connection, host: _host, ...headers } = request.headers;
      const sent = { ...(headers as Record<string, string>), ...changed }; // no header of ours comes twice
      const replied = await fetch(mock + request.url, { method: 'POST', headers: sent, body });
      return { status: replied.status, body: await replied.json() };
    };
    const isBroken = !functionName || request.url === `/${functionName}`;
    const result = await (isBroken ? breakage({ body, mocked }) : mocked());
    response
      .writeHead(result.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(result.body));
  };
  return serve(createServer((request, response) => void reply(request, response)));
}

const says = (body: unknown, status = 200) => ({ status, body });
const anyKey = { authorization: `Bearer ${key}`, apikey: key };
let made = 0;

test.each<[string, string | null, Breakage, RegExp, voiceBytes?: number]>([
  ['refuses the right key', null, () => says({ error: 'no' }, 401), /takes the key/],
  [
    'falls over a body of another shape',
    'get-agent-phone',
    async ({ mocked }) => ((await mocked()).status === 400 ? says({}, 500) : mocked()),
    /body of another shape.*500/,
  ],
  [
    'names agents in another form',
    'create-full-agent',
    () => says({ success: true, agentId: '7f3kq9' }),
    /create-full-agent creates.*bad-shape/,
  ],
  [
    'creates an agent for each repeat',
    'create-full-agent',
    ({ mocked }) => mocked({ 'idempotency-key': String((made += 1)) }),
    /create-full-agent creates.*different each time/,
  ],
  [
    'creates one agent for all',
    'create-full-agent',
    ({ mocked }) => mocked({ 'idempotency-key': 'always' }),
    /another key creates another agent/,
  ],
  [
    'assigns a number at each repeat',
    'assign-agent-phone',
    () => says({ success: true, assignedPhoneNumber: `+1512555${1_000 + (made += 1)}` }),
    /assign-agent-phone.*different each time/,
  ],
  [
    'takes no large recording',
    'create-voice-clone',
    ({ body, mocked }) => (body.length > 6_000_000 ? says({}, 413) : mocked()),
    /recording of 10 MB.*413/,
    largestFile,
  ],
  [
    'takes any key to create',
    'create-full-agent',
    ({ mocked }) => mocked(anyKey),
    /every function refuses a wrong key.*create-full-agent: it answered with a success/,
  ],
  [
    'takes no step with a number',
    'log-agent-creator-step',
    ({ body, mocked }) => (/"step":\d/.test(body) ? says({ success: false }, 422) : mocked()),
    /log-agent-creator-step.*422/,
  ],
  [
    'answers with half an address of the checkout',
    'create-subscription',
    () => says({ url: '/pay/cs_1' }),
    /at an https address: the address is '.pay/,
  ],
])('finds a backend that %s', async (_name, functionName, breakage, expected, voiceBytes) => {
  const { wrong, breaches } = await check(await broken(functionName, breakage), { voiceBytes });
  expect(breaches).toBe(wrong.length);
  expect(wrong.join('\n')).toMatch(expected);
});

test('finds a backend that takes longer than the product waits, or that is not there', async () => {
  const slow = 'scrape-and-extract-business-data';
  const hanging = await broken(slow, () => new Promise(() => undefined));
  const { wrong } = await check(hanging, { create: false, patience: 1 / 60 });
  expect(wrong.join('\n')).toMatch(/scrape-and-extract-business-data answers.*timeout/);
  const { lines } = await check('http://127.0.0.1:1');
  expect(lines).toEqual([expect.stringMatching(/^WRONG it is reachable: no response/)]);
});

async function run(url: string) {
  const env = { ...process.env, BACKEND_KEY: key };
  const child = spawn('node_modules/.bin/tsx', ['scripts/backend/check-backend.ts', url], { env });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return [await text(child.stdout), await ended];
}

test('the command ends with 0 for a good backend, with 1 for a broken one', async () => {
  expect(await run(await serve())).toEqual([expect.stringContaining('It keeps the contract.'), 0]);
  const wrong = await broken(null, () => says({ error: 'no' }, 401));
  expect(await run(wrong)).toEqual([expect.stringMatching(/^WRONG it takes the key/m), 1]);
});
