import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

import { examples } from '../../scripts/backend/examples';
import { ended } from '../setup/server-process';

const folder = mkdtempSync(join(tmpdir(), 'mock-'));
const children: ChildProcess[] = [];
const stop = () => Promise.all(children.splice(0).map((child) => ended(child, 'SIGKILL')));
afterEach(stop);
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run mock-backend` with these options, on any free port. */
async function start(...options: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'mocks/main.ts', '--port', '0', '--pace', '0'];
  const child = spawn(process.execPath, [...command, ...options]); // by itself: the tsx command would leave it behind
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

const creation = examples.createAgent.body;
const create = async (address: string) => {
  const made = await post(`${address}/functions/v1/create-full-agent`, creation, {
    'Idempotency-Key': 'one',
  });
  return (await made.json()).agentId;
};

test('another process can use every function, and see what it sent', async () => {
  const address = await start();
  expect(await create(address)).toMatch(/^agent_/);
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
});

test('it is as strict over HTTP, has the same magic words and a key of its own', async () => {
  const address = `${await start('--key', 'another-key')}/functions/v1`;
  const body = { email: '', websiteAddress: 'https://rivera.example' };
  const extract = `${address}/scrape-and-extract-business-data`;
  const status = async (to: string, sent: unknown) => (await post(to, sent, {}, 'another-key')).status;
  expect((await post(extract, body)).status).toBe(401);
  expect(await status(extract, body)).toBe(200);
  expect(await status(extract, { ...body, more: 1 })).toBe(400);
  expect(await status(`${address}/create-full-agent`, creation)).toBe(400);
  expect(await status(`${address}/no-such-function`, {})).toBe(404);
  const fault = (word: string) => ({ ...body, websiteAddress: `https://${word}-extract.example` });
  expect(await status(extract, fault('error'))).toBe(500);
  await expect(status(extract, fault('drop'))).rejects.toThrow();
});

test('what it remembers survives a restart in a file', async () => {
  const file = join(folder, 'state.json');
  const first = await create(await start('--state', file));
  await stop();
  expect(await create(await start('--state', file))).toBe(first);
  expect(await create(await start())).not.toBe(first);
});
