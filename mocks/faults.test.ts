import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { answered, noAnswers } from '../app/answers/answers';
import { creationRequest } from '../app/setup/creation/creation-request';
import { createBackend } from '../app/backend/functions.server';
import { findFault, faults } from './faults';
import { startInProcess } from './server';

/** These tests trigger the faults of docs/provoking-faults.md through the product's own backend client. */
const connection = startInProcess();
const backend = createBackend(async () => connection);
const address = { userEmail: '', userAddress: '', userCity: '', userState: '', userZipcode: '' };
const customer = { email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
const owner = { ...noAnswers, email: 'a@b.example' };

async function* silence() {
  yield Buffer.alloc(12);
}

const extract = (fault: string) =>
  backend.extract({ email: '', websiteAddress: `https://${fault}-extract.example` }, { timeoutMs: 500 });

const calls: Record<string, (fault: string) => Promise<unknown>> = {
  extract,
  clone: (fault) => {
    const name = `${fault}-clone`;
    const body = { voiceName: `${name} Receptionist`, businessName: name, agentId: 'pending' };
    return backend.cloneVoice(body, { size: 12, pieces: silence }, name);
  },
  create: (fault) => {
    const fields = answered({ BusinessName: `${fault}-create` }, 'owner');
    return backend.createAgent(creationRequest({ ...owner, fields }, { fillsDefaults: true }), fault);
  },
  assign: (fault) =>
    backend.assignPhone({ agentId: `agent_${fault}assign`, businessName: '', ...address }, fault),
  phone: (fault) => backend.getPhone(`agent_${fault}phone`),
  subscribe: (fault) => {
    const customerInfo = { ...customer, name: `${fault}-subscribe` };
    return backend.subscribe({ customerInfo, agentId: 'unknown' }, fault, 'http://site.example');
  },
};

describe.each(Object.keys(calls))('a fault of the call "%s"', (call) => {
  test.each([
    ['refuse', 'refused'],
    ['error', 'bad-status'],
    ['reject', 'bad-status'],
    ['malformed', 'not-json'],
    ['shape', 'bad-shape'],
    ['huge', 'too-large'],
    ['drop', 'unreachable'],
  ])('"%s" makes the client report %s', async (fault, cause) => {
    expect(await calls[call]?.(fault)).toMatchObject({ ok: false, failure: { cause } });
  });
});

test('"hang-extract" makes extraction time out', async () => {
  expect(await extract('hang')).toMatchObject({ ok: false, failure: { cause: 'timeout' } });
});

describe('findFault', () => {
  test.each([
    ['create', 'Refuse-Create Plumbing', 'refuse'],
    ['log', 'slowLOG@x.example', 'slow'],
  ] as const)('ignores case and the hyphen: %s in "%s"', (call, input, fault) => {
    expect(findFault(call, [undefined, input])).toBe(fault);
  });

  test('ignores a fault that is meant for another call', () => {
    expect(findFault('create', ['refuse-clone'])).toBeUndefined();
  });
});

test('docs/provoking-faults.md lists every fault, call and special input', () => {
  const document = readFileSync('docs/provoking-faults.md', 'utf8');
  for (const name of [...Object.keys(faults), ...Object.keys(calls), 'log', 'store'])
    expect(document).toContain(`\n| \`${name}\``);
  for (const input of ['empty.', 'partial.', 'junk.', 'no-number', 'foreign-checkout'])
    expect(document).toContain(input);
});
