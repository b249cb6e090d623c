import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { creationRequest } from '../app/set-up/creation/creation-request';
import { createBackend } from '../app/backend/functions.server';
import { defaultSchedule } from '../app/domain/weekly-schedule';
import { faultFor, faults } from './faults';
import { start } from './server';

/** Each magic word on each call, through the client that the product uses (docs/provoking-faults.md). */
const connection = start();
const backend = createBackend(async () => connection);
const place = { userEmail: '', userAddress: '', userCity: '', userState: '', userZipcode: '' };
const customer = { email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
const gathered = { schedule: defaultSchedule(), email: 'a@b.example', consent: { given: false, at: null } };

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
    const fields = { BusinessName: `${fault}-create` };
    return backend.createAgent(creationRequest({ ...gathered, fields }, true), fault);
  },
  assign: (fault) =>
    backend.assignPhone({ agentId: `agent_${fault}assign`, businessName: '', ...place }, fault),
  phone: (fault) => backend.getPhone(`agent_${fault}phone`),
  subscribe: (fault) => {
    const customerInfo = { ...customer, name: `${fault}-subscribe` };
    return backend.subscribe({ customerInfo, agentId: 'unknown' }, fault, 'http://site.example');
  },
};

describe.each(Object.keys(calls))('a magic word of %s', (call) => {
  test.each([
    ['refuse', 'refused'],
    ['error', 'bad-status'],
    ['reject', 'bad-status'],
    ['malformed', 'not-json'],
    ['shape', 'bad-shape'],
    ['huge', 'too-large'],
    ['drop', 'unreachable'],
  ])('%s makes it fail as %s', { tags: ['D.mock.magic'] }, async (fault, cause) => {
    expect(await calls[call]?.(fault)).toMatchObject({ ok: false, failure: { cause } });
  });
});

test('hang makes extraction time out', { tags: ['D.mock.magic', '8.2'] }, async () => {
  expect(await extract('hang')).toMatchObject({ ok: false, failure: { cause: 'timeout' } });
});

test('words are found in any spelling, for their call alone', { tags: ['D.mock.magic'] }, () => {
  expect(faultFor('create', ['Refuse-Create Plumbing'])).toBe('refuse');
  expect(faultFor('log', [undefined, 'slowLOG@x.example'])).toBe('slow');
  expect(faultFor('create', ['refuse-clone'])).toBeUndefined();
});

test('docs/provoking-faults.md names every word', { tags: ['D.mock.magic'] }, () => {
  const document = readFileSync('docs/provoking-faults.md', 'utf8');
  for (const word of [...Object.keys(faults), ...Object.keys(calls), 'log', 'store'])
    expect(document).toContain(`\n| \`${word}\``);
  for (const word of ['empty.', 'partial.', 'junk.', 'no-number', 'foreign-checkout'])
    expect(document).toContain(word);
});
