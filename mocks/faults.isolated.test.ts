import { describe, expect, test } from 'vitest';

import { createBackend } from '../app/backend/client.server';
import { contract, functionNames } from '../app/backend/contract.server';
import { descriptions } from '../scripts/backend/functions';
import { callExample } from '../tests/setup/example-call';
import { findFault } from './faults';
import { startInProcess } from './server';

/** These tests call the mock through the product's own backend client, mostly with the faults of docs/provoking-faults.md. */
const connection = startInProcess(0.05);
const backend = createBackend(async () => connection);

describe.each(functionNames)('a fault of %s', (name) => {
  const { shortName, response } = contract[name];
  const { inExample } = descriptions[name].provoke;
  const provoke = (fault: string) =>
    callExample(backend, name, {
      edit: (json) => json.replaceAll(inExample, fault + shortName),
      key: fault,
    });

  test('can be typed into its example', () => {
    expect(JSON.stringify(descriptions[name].example.body)).toContain(inExample);
  });

  test.each([
    ['refuse', 'refused'],
    ['error', 'bad-status'],
    ['reject', 'bad-status'],
    ['malformed', 'not-json'],
    ['huge', 'too-large'],
    ['drop', 'unreachable'],
  ])('"%s" makes the client report %s', async (fault, cause) => {
    expect(await provoke(fault)).toMatchObject({ ok: false, failure: { cause } });
  });

  test('"shape" makes the client report bad-shape, unless it accepts any response', async () => {
    const failure = { ok: false, failure: { cause: 'bad-shape' } };
    expect(await provoke('shape')).toMatchObject(response.safeParse([]).success ? { ok: true } : failure);
  });
});

test.each(functionNames.filter((name) => contract[name].retry === 'with-key'))(
  '%s responds to a repeat of its key as to the first call',
  async (name) => {
    const first = await callExample(backend, name, { key: 'repeated' });
    expect(first).toMatchObject({ ok: true });
    expect(await callExample(backend, name, { key: 'repeated' })).toEqual(first);
  },
);

test('a repeated creation leaves the agent its number', async () => {
  const created = await callExample(backend, 'createAgent', { key: 'twice' });
  const agentId = created.ok ? contract.createAgent.response.parse(created.value).agentId : '';
  const forAgent = (json: string) => {
    const { agentId: inExample } = JSON.parse(json);
    return json.replaceAll(inExample, agentId);
  };
  expect(await callExample(backend, 'assignPhone', { edit: forAgent, key: 'twice' })).toMatchObject({
    ok: true,
  });
  const number = () => callExample(backend, 'getPhone', { edit: forAgent });
  const assigned = await number();
  await callExample(backend, 'createAgent', { key: 'twice' });
  expect(await number()).toEqual(assigned);
  expect(JSON.stringify(assigned)).toContain('+1');
});

test('"hang-extract" makes extraction time out', async () => {
  const outcome = backend.extractWebsite(
    { email: '', websiteAddress: 'https://hang-extract.example' },
    { timeoutMs: 500 },
  );
  expect(await outcome).toMatchObject({ ok: false, failure: { cause: 'timeout' } });
});

describe('findFault', () => {
  test.each([
    ['create', 'Refuse-Create Plumbing', 'refuse'],
    ['log', 'slowLOG@x.example', 'slow'],
  ])('ignores case and the hyphen: %s in "%s"', (shortName, input, fault) => {
    expect(findFault(shortName, input)).toBe(fault);
  });

  test('ignores a fault that is meant for another function', () => {
    expect(findFault('create', 'refuse-clone')).toBeUndefined();
  });
});
