import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { createBackend } from '../../app/backend/functions.server';
import { functions } from '../../app/backend/messages.server';
import { failed } from '../../app/backend/outcome';
import type { CallInit } from '../../app/backend/send.server';
import { contract } from './contract';
import { contractDocuments } from './documents';
import { examples } from './examples';
import { openApi } from './openapi';

test('docs/backend.md and docs/backend-api.json are up to date (`npm run backend-docs` writes them)', async () => {
  for (const [file, text] of Object.entries(await contractDocuments()))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('backend-api.json is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi())));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test.each(contract)('client and mock accept the example of $name', (row) => {
  const { name, body, response: reply, example } = row;
  const client = Object.values(functions).find((entry) => entry.name === name);
  const { audioData: _encodedWhileSent, ...clientBody } = { audioData: '', ...example.body };
  expect(client?.body.safeParse(clientBody).error).toBeUndefined();
  expect(body.safeParse(example.body).error).toBeUndefined();
  expect(reply.safeParse(example.response).error).toBeUndefined();
});

/** The headers of all requests that one client call sends to a backend that always responds with this status. */
async function requestsSent(key: keyof typeof functions, status: number) {
  const sent: Headers[] = [];
  const send = async (_url: string, init: CallInit) => {
    sent.push(new Headers(init.headers));
    return { status, body: [Buffer.from('{}')] };
  };
  const client = createBackend(async () => ({ baseUrl: 'http://backend.test', key: 'k', send }));
  const audio = { size: 3, pieces: async function* () {} };
  const { audioData: _encodedWhileSent, ...voice } = examples.cloneVoice.body;
  const calls: Record<keyof typeof functions, () => Promise<unknown>> = {
    logStep: () => client.logStep(functions.logStep.body.parse(examples.logStep.body)),
    extract: () => client.extract(examples.extract.body, { timeoutMs: 15_000 }),
    cloneVoice: () => client.cloneVoice(voice, audio, 'one'),
    createAgent: () => client.createAgent(functions.createAgent.body.parse(examples.createAgent.body), 'one'),
    assignPhone: () => client.assignPhone(examples.assignPhone.body, 'one'),
    getPhone: () => client.getPhone(examples.getPhone.body.agentId),
    subscribe: () => client.subscribe(examples.subscribe.body, 'one', 'https://www.site.test'),
    storeRedirect: () => client.storeRedirect(examples.storeRedirect.body),
  };
  await calls[key]();
  return sent;
}

const keys = Object.keys(functions) as (keyof typeof functions)[]; // the keys of a literal object

const entryOf = (key: keyof typeof functions) => contract.find(({ name }) => name === functions[key].name);

test.each(keys)('%s is sent with the documented headers', async (key) => {
  const entry = entryOf(key);
  const sent = await requestsSent(key, 503);
  const always = ['accept', 'apikey', 'authorization', 'content-type', 'traceparent', 'x-request-id'];
  const more = [
    ...(entry?.requiresIdempotencyKey ? ['idempotency-key'] : []),
    ...(entry?.sendsOrigin ? ['origin'] : []),
    ...(key === 'cloneVoice' ? ['content-length'] : []),
  ];
  expect([...(sent[0]?.keys() ?? [])]).toEqual([...always, ...more].sort());
});

test.each(keys)('%s is retried after a 503 as often as documented', async (key) => {
  const entry = entryOf(key);
  const sent = await requestsSent(key, 503);
  expect(sent).toHaveLength(entry?.repeats.includes('up to two more times') ? 3 : 1);
});

test('the documented statuses with an unknown outcome are the ones the client treats so', () => {
  const responses = JSON.stringify(Object.values(JSON.parse(JSON.stringify(openApi())).paths));
  for (let status = 400; status < 500; status += 1) {
    const unknown = responses.includes(`"${status}":{"$ref":"#/components/responses/Unknown"}`);
    expect(failed('bad-status', status).failure.definite, String(status)).toBe(!unknown);
  }
});

test('every agent id in backend-api.json has a pattern or a minimum length', () => {
  const ids = JSON.stringify(openApi()).match(/"agentId":\{"type":"string"[^}]*\}/g) ?? [];
  expect(ids).not.toEqual([]);
  for (const id of ids) expect(id).toMatch(/minLength|\^agent_/);
});
