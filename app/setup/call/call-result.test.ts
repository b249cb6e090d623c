import { expect, test, vi } from 'vitest';

import { sendCallResult, readCallResult, callResultFields, sessionKeysOf } from './call-result';

test.each([
  ['that a number was assigned', async () => Response.json({ assigned: true }), true],
  ['that no number was assigned', async () => Response.json({ assigned: false }), false],
  ['an error', async () => Response.json({ assigned: true }, { status: 400 }), false],
  ['invalid JSON', async () => new Response('<html>'), false],
  ['no response', () => Promise.reject(new TypeError('offline')), false],
])('resolves after the response: %s', async (_what, fetch, assigned) => {
  const sent = vi.fn(fetch);
  vi.stubGlobal('fetch', sent);
  expect(await sendCallResult(readCallResult({ Agent_Id: 'agent_a1' }))).toBe(assigned);
  expect(sent).toHaveBeenCalledWith('/voice-handover', {
    method: 'POST',
    body: new URLSearchParams(callResultFields.map((name) => [name, name === 'Agent_Id' ? 'agent_a1' : ''])),
  });
});

const parameters = {
  Agent_Id: 'agent_abc123',
  UsersEmailAddress: ' ana@rivera.example ',
  BusinessName: 'Rivera Plumbing',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'Texas',
  UsersZipcode: 78701,
};

test('maps the tool’s parameters to session keys, with numbers as text', () => {
  expect(sessionKeysOf(readCallResult(parameters))).toEqual({
    currentAgentId: 'agent_abc123',
    userEmail: 'ana@rivera.example',
    businessName: 'Rivera Plumbing',
    userAddress: '12 Cedar Street',
    userCity: 'Austin',
    userState: 'Texas',
    userZipcode: '78701',
  });
  for (const nonsense of [null, undefined, 'agent_abc123', 7, [], { Agent_Id: { nested: true } }])
    expect(readCallResult(nonsense).Agent_Id).toBe('');
});
