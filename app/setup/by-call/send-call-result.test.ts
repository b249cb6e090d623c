import { expect, test, vi } from 'vitest';

import { sendCallResult } from './send-call-result';
import { readRedirectData, redirectFields, sessionKeysOf } from './redirect-data';

test.each([
  ['that a number is on its way', async () => Response.json({ assigned: true }), true],
  ['that there is none', async () => Response.json({ assigned: false }), false],
  ['an error', async () => Response.json({ assigned: true }, { status: 400 }), false],
  ['nonsense', async () => new Response('<html>'), false],
  ['nothing', () => Promise.reject(new TypeError('offline')), false],
])('after a call whose hand-over is answered with %s the caller goes on', async (_what, fetch, assigned) => {
  const sent = vi.fn(fetch);
  vi.stubGlobal('fetch', sent);
  expect(await sendCallResult(readRedirectData({ Agent_Id: 'agent_a1' }))).toBe(assigned);
  expect(sent).toHaveBeenCalledWith('/voice-handover', {
    method: 'POST',
    body: new URLSearchParams(redirectFields.map((name) => [name, name === 'Agent_Id' ? 'agent_a1' : ''])),
  });
});

const spoken = {
  Agent_Id: 'agent_abc123',
  UsersEmailAddress: ' ana@rivera.example ',
  BusinessName: 'Rivera Plumbing',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'Texas',
  UsersZipcode: 78701,
};

test('what the agent says is kept under the specified session keys, numbers as text', () => {
  expect(sessionKeysOf(readRedirectData(spoken))).toEqual({
    currentAgentId: 'agent_abc123',
    userEmail: 'ana@rivera.example',
    businessName: 'Rivera Plumbing',
    userAddress: '12 Cedar Street',
    userCity: 'Austin',
    userState: 'Texas',
    userZipcode: '78701',
  });
  for (const nonsense of [null, undefined, 'agent_abc123', 7, [], { Agent_Id: { nested: true } }])
    expect(readRedirectData(nonsense).Agent_Id).toBe('');
});
