import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMockServer } from '../../mocks/http-server';
import { setLatencyFactor } from '../../mocks/latency';
import { descriptions } from '../../scripts/backend/functions';
import { listen } from '../setup/listen';
import { ended } from '../setup/server-process';

const folder = mkdtempSync(join(tmpdir(), 'mock-'));
const children: ChildProcess[] = [];
const stop = () => Promise.all(children.splice(0).map((child) => ended(child, 'SIGKILL')));
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Starts `npm run mock-backend` with these options on a free port. */
async function start(...options: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'mocks/main.ts', '--port', '0', '--pace', '0'];
  const child = spawn(process.execPath, [...command, ...options]); // killing the tsx command would leave its child running
  children.push(child);
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const address = /on (http:\S+)\/functions\/v1/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(output);
}

function post(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
  key = 'mock-backend-key',
) {
  const always = { 'Content-Type': 'application/json', 'X-Request-Id': 'a-test' };
  return fetch(address, {
    method: 'POST',
    headers: { ...always, Authorization: `Bearer ${key}`, apikey: key, ...headers },
    body: JSON.stringify(body),
  });
}

const creation = descriptions.createAgent.example.body;
const create = async (address: string) => {
  const created = await post(`${address}/functions/v1/create-full-agent`, creation, {
    'Idempotency-Key': 'one',
  });
  return (await created.json()).agentId;
};

test('lists and clears the calls that it received, and forgets idempotency keys in a restart without --state', async () => {
  const address = await start();
  const first = await create(address);
  expect(first).toMatch(/^agent_/);
  const calls = await (await fetch(`${address}/calls?function=create-full-agent`)).json();
  const call = {
    functionName: 'create-full-agent',
    idempotencyKey: 'one',
    requestId: 'a-test',
    outcome: 200,
  };
  expect(calls).toEqual([expect.objectContaining({ ...call, traceparent: null, body: creation })]);
  await fetch(`${address}/calls`, { method: 'DELETE' });
  expect(await (await fetch(`${address}/calls`)).json()).toEqual([]);
  await stop();
  expect(await create(await start())).not.toBe(first);
});

describe('over HTTP, with a key of its own', () => {
  const server = createMockServer({ key: 'another-key' });
  afterAll(() => {
    setLatencyFactor(1);
    server.close();
  });
  const body = { email: '', websiteAddress: 'https://rivera.example' };
  let base = '';
  beforeAll(async () => {
    setLatencyFactor(0);
    base = `${await listen(server)}/functions/v1`;
  });
  const status = async (name: string, sent: unknown, key?: string) =>
    (await post(`${base}/${name}`, sent, {}, key ?? 'another-key')).status;
  const extract = (sent: unknown, key?: string) => status('scrape-and-extract-business-data', sent, key);

  test('accepts its own key and rejects the default one', async () => {
    expect(await extract(body)).toBe(200);
    expect(await extract(body, 'mock-backend-key')).toBe(401);
  });

  test('rejects unknown fields, missing idempotency keys and unknown functions', async () => {
    expect(await extract({ ...body, more: 1 })).toBe(400);
    expect(await status('create-full-agent', creation)).toBe(400);
    expect(await status('no-such-function', {})).toBe(404);
  });

  test('simulates faults', async () => {
    expect(await extract({ ...body, websiteAddress: 'https://error-extract.example' })).toBe(500);
    await expect(extract({ ...body, websiteAddress: 'https://drop-extract.example' })).rejects.toThrow();
  });
});

test('--state keeps idempotency keys across a restart', async () => {
  const file = join(folder, 'state.json');
  const first = await create(await start('--state', file));
  await stop();
  expect(await create(await start('--state', file))).toBe(first);
});
