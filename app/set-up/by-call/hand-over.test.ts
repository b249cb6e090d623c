import { expect, test, vi } from 'vitest';

import { handOver } from './hand-over';
import { readRedirectData, redirectFields } from './redirect-data';
import { parseHandover } from './redirect-form.server';

test.each([
  ['that a number is on its way', async () => Response.json({ assigned: true }), true],
  ['that there is none', async () => Response.json({ assigned: false }), false],
  ['an error', async () => Response.json({ assigned: true }, { status: 400 }), false],
  ['nonsense', async () => new Response('<html>'), false],
  ['nothing', () => Promise.reject(new TypeError('offline')), false],
])('after a call whose hand-over is answered with %s the caller goes on', async (_what, fetch, assigned) => {
  const sent = vi.fn(fetch);
  vi.stubGlobal('fetch', sent);
  expect(await handOver(readRedirectData({ Agent_Id: 'agent_a1' }))).toBe(assigned);
  expect(sent).toHaveBeenCalledWith('/voice-handover', {
    method: 'POST',
    body: new URLSearchParams(redirectFields.map((name) => [name, name === 'Agent_Id' ? 'agent_a1' : ''])),
  });
});

test('what was misheard or is too long is left for the owner to type', { tags: ['3.redirect.1'] }, () => {
  const heard = {
    Agent_Id: 'agent_a1',
    UsersEmailAddress: ' ana@rivera.example ',
    BusinessName: 'Rivera\nPlumbing',
    UsersAddress: 'x'.repeat(201),
    UsersState: 'texas',
  };
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  expect(parseHandover(formOf(heard))).toEqual({
    agentId: 'agent_a1',
    handover: {
      businessName: 'Rivera Plumbing',
      email: 'ana@rivera.example',
      address: '',
      city: '',
      state: 'TX',
      zipCode: '',
    },
  });
  expect(parseHandover(formOf({ ...heard, UsersState: 'Atlantis' }))?.handover.state).toBe('');
  expect(parseHandover(formOf({ ...heard, Agent_Id: 'unknown' }))).toBeNull();
});
