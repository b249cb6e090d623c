import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

import { examples } from '../../scripts/backend/examples';
import { ended } from '../setup/server-process';

const folder = mkdtempSync(join(tmpdir(), 'mock-'));
let child: ChildProcess | undefined;
afterEach(async () => {
  if (child) await ended(child, 'SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run mock-backend` with these options, on any free port. */
async function start(...options: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'mocks/main.ts', '--port', '0', '--pace', '0'];
  const started = spawn(process.execPath, [...command, ...options]); // by itself: the tsx command would leave it behind
  child = started;
  let output = '';
  return new Promise((resolve, reject) => {
    started.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /on (http:\S+)\/functions\/v1/.exec(output)?.[1];
      if (address) resolve(address);
    });
    started.stderr.on('data', (chunk) => (output += chunk));
    started.on('exit', () => reject(new Error(output)));
  });
}

async function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  const key = 'mock-backend-key';
  return fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      apikey: key,
      'X-Request-Id': 'a-test',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

const creation = examples.createAgent.body;
const keyed = { 'Idempotency-Key': 'one' };

test('another process can use every function, and see what it sent', async () => {
  const address = await start();
  const agent = await post(`${address}/functions/v1/create-full-agent`, creation, keyed);
  expect(await agent.json()).toMatchObject({ success: true, agentId: expect.stringMatching(/^agent_/) });
  const calls = await (await fetch(`${address}/calls?function=create-full-agent`)).json();
  expect(calls).toEqual([
    expect.objectContaining({
      functionName: 'create-full-agent',
      idempotencyKey: 'one',
      requestId: 'a-test',
      traceparent: null,
      outcome: 200,
      body: creation,
    }),
  ]);
  await fetch(`${address}/calls`, { method: 'DELETE' });
  expect(await (await fetch(`${address}/calls`)).json()).toEqual([]);
});

test('it is as strict over HTTP, has the same magic words and a key of its own', async () => {
  const address = `${await start('--key', 'another-key')}/functions/v1`;
  const ours = { Authorization: 'Bearer another-key', apikey: 'another-key' };
  const body = { email: '', websiteAddress: 'https://rivera.example' };
  const extract = `${address}/scrape-and-extract-business-data`;
  expect((await post(extract, body)).status).toBe(401);
  expect((await post(extract, body, ours)).status).toBe(200);
  expect((await post(extract, { ...body, more: 1 }, ours)).status).toBe(400);
  expect((await post(`${address}/create-full-agent`, creation, ours)).status).toBe(400);
  expect((await fetch(extract, { headers: { ...ours, 'X-Request-Id': 'a-test' } })).status).toBe(405);
  expect((await post(`${address}/no-such-function`, {}, ours)).status).toBe(404);
  const fault = (word: string) => ({ ...body, websiteAddress: `https://${word}-extract.example` });
  expect((await post(extract, fault('error'), ours)).status).toBe(500);
  await expect(post(extract, fault('drop'), ours)).rejects.toThrow();
});

test('what it remembers survives a restart in a file', async () => {
  const file = join(folder, 'state.json');
  const create = async (address: string) =>
    (await (await post(`${address}/functions/v1/create-full-agent`, creation, keyed)).json()).agentId;
  const first = await create(await start('--state', file));
  if (child) await ended(child, 'SIGKILL');
  expect(await create(await start('--state', file))).toBe(first);
  if (child) await ended(child, 'SIGKILL');
  expect(await create(await start())).not.toBe(first);
});
