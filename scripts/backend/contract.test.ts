import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';

import { functions } from '../../app/platform/backend/messages.server';
import { failed } from '../../app/platform/backend/outcome';
import { contract } from './contract';
import { contractDocuments } from './documents';
import { openApi } from './openapi';

test('the documents say what client and mock check; `npm run backend-docs` writes them', async () => {
  for (const [file, text] of Object.entries(await contractDocuments()))
    expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('the document is OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openApi())));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

describe.each(contract)('the example of $name', ({ name, body, response: reply, example }) => {
  test('is what the client sends and reads, and what the mock takes', () => {
    const client = Object.values(functions).find((entry) => entry.name === name);
    const { audioData: _encodedWhileSent, ...clientBody } = { audioData: '', ...example.body };
    expect(client?.body.safeParse(clientBody).error).toBeUndefined();
    expect(body.safeParse(example.body).error).toBeUndefined();
    expect(reply.safeParse(example.response).error).toBeUndefined();
  });
});

test('the statuses that leave an outcome unknown are those of the client', () => {
  const responses = JSON.stringify(Object.values(JSON.parse(JSON.stringify(openApi())).paths));
  for (let status = 400; status < 500; status += 1) {
    const unknown = responses.includes(`"${status}":{"$ref":"#/components/responses/Unknown"}`);
    expect(failed('bad-status', status).failure.definite, String(status)).toBe(!unknown);
  }
});

test('ids, states and codes that the client checks have a pattern in the document', () => {
  const text = JSON.stringify(openApi());
  expect(text.match(/"agentId":\{"type":"string"[^}]*\}/g)).not.toHaveLength(0);
  for (const field of text.match(/"agentId":\{"type":"string"[^}]*\}/g) ?? [])
    if (!field.includes('minLength')) expect(field).toContain('^agent_');
});
