import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { createBackend } from '../../app/backend/client.server';
import { contract } from '../../app/backend/contract.server';
import { failed } from '../../app/backend/outcome';
import type { CallInit } from '../../app/backend/send.server';
import { callExample } from '../../tests/setup/example-call';
import { contractDocuments } from './documents';
import { documentedFunctions } from './functions';
import type { DocumentedFunction } from './functions';
import { openApi } from './openapi';

test('the generated documents are up to date (`npm run backend-docs` writes them)', async () => {
  for (const [file, text] of Object.entries(await contractDocuments()))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('backend-api.json is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi())));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test.each(documentedFunctions)('client and mock accept the example of $name', (row) => {
  const { key, body, response, fileKey = '', example } = row;
  const { [fileKey]: _encodedWhileSent, ...clientBody }: Record<string, unknown> = example.body;
  expect(contract[key].body.safeParse(clientBody).error).toBeUndefined();
  expect(body.safeParse(example.body).error).toBeUndefined();
  expect(response.safeParse(example.response).error).toBeUndefined();
});

/** The headers of all requests that one client call sends to a backend that always responds with this status. */
async function requestsSent({ key }: DocumentedFunction, status: number) {
  const sent: Headers[] = [];
  const send = async (_url: string, init: CallInit) => {
    sent.push(new Headers(init.headers));
    return { status, body: [Buffer.from('{}')] };
  };
  await callExample(
    createBackend(async () => ({ baseUrl: 'http://backend.test', key: 'k', send })),
    key,
  );
  return sent;
}

test.each(documentedFunctions)('$name is sent with the documented headers', async (row) => {
  const [first] = await requestsSent(row, 400);
  const always = ['accept', 'apikey', 'authorization', 'content-type', 'traceparent', 'x-request-id'];
  const more = [
    ...(row.requiresKey ? ['idempotency-key'] : []),
    ...(row.sendsOrigin ? ['origin'] : []),
    ...(row.fileKey ? ['content-length'] : []),
  ];
  expect([...(first?.keys() ?? [])]).toEqual([...always, ...more].sort());
});

test.each(documentedFunctions)('$name is retried after a 503 as often as documented', async (row) => {
  const isRetried = row.repeats.includes('up to two more times');
  expect(await requestsSent(row, 503)).toHaveLength(isRetried ? 3 : 1);
});

test('the documented statuses with an unknown outcome are the ones the client treats so', () => {
  const responses = JSON.stringify(Object.values(JSON.parse(JSON.stringify(openApi())).paths));
  for (let status = 400; status < 500; status += 1) {
    const unknown = responses.includes(`"${status}":{"$ref":"#/components/responses/Unknown"}`);
    expect(failed('bad-status', status).failure.isDefinite, String(status)).toBe(!unknown);
  }
});

test('every agent id in backend-api.json has a pattern or a minimum length', () => {
  const ids = JSON.stringify(openApi()).match(/"agentId":\{"type":"string"[^}]*\}/g) ?? [];
  expect(ids).not.toEqual([]);
  for (const id of ids) expect(id).toMatch(/minLength|\^agent_/);
});
