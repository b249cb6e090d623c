import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { FunctionPath } from '../../app/backend/contract.server';
import { maxUploadBytes } from '../../app/platform/forms/form-protocol';
import { createMockServer } from '../../mocks/http-server';
import { setLatencyFactor } from '../../mocks/latency';
import { checkBackend } from '../../scripts/backend/check';
import { listen } from '../setup/listen';
import { sample } from '../setup/sample';

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

async function check(baseUrl: string, { create = true, timeoutFactor = 1, voiceBytes = 50_000 } = {}) {
  const lines: string[] = [];
  const target = { baseUrl, key, create, website: 'https://rivera.example', timeoutFactor, voiceBytes };
  const failures = await checkBackend(target, (line) => lines.push(line));
  return { failures, failedChecks: lines.filter((line) => line.startsWith('FAIL')), lines };
}

test('the mock backend passes all checks', async () => {
  expect((await check(await serve(), { voiceBytes: maxUploadBytes })).failedChecks).toEqual([]);
});

test('without --create only read-only functions are called', async () => {
  const received = new Set<string>();
  const mock = createMockServer({ key });
  mock.prependListener('request', ({ url = '' }) => received.add(url));
  const { failures, lines } = await check(await serve(mock), { create: false });
  expect(failures).toBe(0);
  expect([...received].sort()).toEqual(['/get-agent-phone', '/scrape-and-extract-business-data']);
  expect(lines.filter((line) => line.includes('only with --create')).length).toBeGreaterThan(5);
});

interface Reply {
  status: number;
  body: unknown;
}
interface Call {
  body: string;
  /** Gets the mock backend's reply to this call, with changed headers. */
  mocked: (headers?: Record<string, string>) => Promise<Reply>;
}
type Breakage = (call: Call) => Promise<Reply> | Reply;

/** A mock backend in which one function is broken, or all of them if `functionName` is `null`. */
async function broken(functionName: FunctionPath | null, breakage: Breakage): Promise<string> {
  const mock = await serve();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const mocked: Call['mocked'] = async (changed) => {
      const { 'content-length': _length, connection: _connection, host: _host, ...headers } = request.headers;
      const sent = { ...(headers as Record<string, string>), ...changed }; // our requests have no repeated headers
      const replied = await fetch(mock + request.url, { method: 'POST', headers: sent, body });
      return { status: replied.status, body: await replied.json() };
    };
    const isBroken = !functionName || request.url === `/${functionName}`;
    const result = await (isBroken ? breakage({ body, mocked }) : mocked());
    response
      .writeHead(result.status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(result.body));
  };
  return serve(createServer((request, response) => void handle(request, response)));
}

const reply = (body: unknown, status = 200) => ({ status, body });
const anyKey = { authorization: `Bearer ${key}`, apikey: key };
let counter = 0;

const breakages: [string, FunctionPath | null, Breakage, RegExp, voiceBytes?: number][] = [
  ['rejects the right key', null, () => reply({ error: 'no' }, 401), /key is accepted/],
  [
    'crashes on a body of another shape',
    'get-agent-phone',
    async ({ mocked }) => ((await mocked()).status === 400 ? reply({}, 500) : mocked()),
    /body of another shape.*500/,
  ],
  [
    'returns agent ids in another format',
    'create-full-agent',
    () => reply({ success: true, agentId: '7f3kq9' }),
    /create-full-agent creates.*bad-shape/,
  ],
  [
    'creates another agent on every repeat',
    'create-full-agent',
    ({ mocked }) => mocked({ 'idempotency-key': String((counter += 1)) }),
    /create-full-agent creates.*different results/,
  ],
  [
    'returns the same agent for every key',
    'create-full-agent',
    ({ mocked }) => mocked({ 'idempotency-key': 'always' }),
    /creates another agent for another key/,
  ],
  [
    'assigns another number on every repeat',
    'assign-agent-phone',
    () => reply({ success: true, assignedPhoneNumber: `+1512555${1_000 + (counter += 1)}` }),
    /assign-agent-phone.*different results/,
  ],
  [
    'rejects a large recording',
    'create-voice-clone',
    ({ body, mocked }) => (body.length > 6_000_000 ? reply({}, 413) : mocked()),
    /10 MB recording.*413/,
    maxUploadBytes,
  ],
  [
    'accepts any key in one function',
    'create-full-agent',
    ({ mocked }) => mocked(anyKey),
    /every function rejects a wrong key.*create-full-agent: responded with success/,
  ],
  [
    'rejects numbered steps',
    'log-agent-creator-step',
    ({ body, mocked }) => (/"step":\d/.test(body) ? reply({ success: false }, 422) : mocked()),
    /log-agent-creator-step.*422/,
  ],
  [
    'returns a relative checkout URL',
    'create-subscription',
    () => reply({ url: '/pay/cs_1' }),
    /one https checkout URL.*the URL is '.pay/,
  ],
];

test.each(sample(breakages))(
  'reports a backend that %s',
  async (_name, functionName, breakage, expected, voiceBytes) => {
    const { failedChecks, failures } = await check(await broken(functionName, breakage), { voiceBytes });
    expect(failures).toBe(failedChecks.length);
    expect(failedChecks.join('\n')).toMatch(expected);
  },
);

test('reports a backend that does not respond within the time limit', async () => {
  const slow = 'scrape-and-extract-business-data';
  const hanging = await broken(slow, () => new Promise(() => undefined));
  const { failedChecks } = await check(hanging, { create: false, timeoutFactor: 1 / 60 });
  expect(failedChecks.join('\n')).toMatch(/scrape-and-extract-business-data returns.*timeout/);
});

test('stops after the first check if the backend is unreachable', async () => {
  const { lines } = await check('http://127.0.0.1:1');
  expect(lines).toEqual([expect.stringMatching(/^FAIL {2}the backend is reachable: no response/)]);
});

async function run(url: string) {
  const env = { ...process.env, BACKEND_KEY: key };
  const child = spawn('node_modules/.bin/tsx', ['scripts/backend/check-backend.ts', url], { env });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return { output: await text(child.stdout), exitCode: await ended };
}

test.each(
  sample([
    ['0 for a correct backend', () => serve(), 0, /keeps the contract\./],
    [
      '1 for a broken backend',
      () => broken(null, () => reply({ error: 'no' }, 401)),
      1,
      /^FAIL {2}the key is accepted/m,
    ],
  ] as const),
)('the command exits with %s', async (_which, start, expected, shown) => {
  const { output, exitCode } = await run(await start());
  expect(output).toMatch(shown);
  expect(exitCode).toBe(expected);
});
