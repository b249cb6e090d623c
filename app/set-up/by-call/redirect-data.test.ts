import { expect, test } from 'vitest';

import { readRedirectData, sessionKeysOf } from './redirect-data';
import { parseHandover } from './redirect-form.server';

const spoken = {
  Agent_Id: 'agent_abc123',
  UsersEmailAddress: ' ana@rivera.example ',
  BusinessName: 'Rivera Plumbing',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'Texas',
  UsersZipcode: 78701,
};

test('reads what the agent says, numbers as text', { tags: ['3.redirect.1'] }, () => {
  expect(readRedirectData(spoken)).toEqual({
    ...spoken,
    UsersEmailAddress: 'ana@rivera.example',
    UsersZipcode: '78701',
  });
});

test.each([null, undefined, 'agent_abc123', 7, [], { Agent_Id: { nested: true } }])(
  'makes %j empty',
  { tags: ['E.robust'] },
  (given) => {
    expect(readRedirectData(given).Agent_Id).toBe('');
  },
);

test('names the session keys of the specification', { tags: ['3.redirect.2'] }, () => {
  expect(sessionKeysOf(readRedirectData(spoken))).toEqual({
    currentAgentId: 'agent_abc123',
    userEmail: 'ana@rivera.example',
    businessName: 'Rivera Plumbing',
    userAddress: '12 Cedar Street',
    userCity: 'Austin',
    userState: 'Texas',
    userZipcode: '78701',
  });
});

test('hands over what the trial form can show', { tags: ['D.prefill'] }, () => {
  expect(parseHandover(formOf(readRedirectData(spoken)))).toEqual({
    agentId: 'agent_abc123',
    handover: {
      businessName: 'Rivera Plumbing',
      email: 'ana@rivera.example',
      address: '12 Cedar Street',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
    },
  });
});

test('leaves out what does not fit, so that it is typed on the trial form', { tags: ['D.prefill'] }, () => {
  const long = readRedirectData({ ...spoken, BusinessName: 'x'.repeat(121), UsersState: 'Ontario' });
  expect(parseHandover(formOf(long))?.handover).toMatchObject({
    businessName: '',
    state: '',
    city: 'Austin',
  });
});

test.each(['', 'agent_', 'agent_a-b', 'agent_a b', 'AGENT_abc', 'xagent_abc', `agent_${'a'.repeat(80)}`])(
  'refuses the id %j',
  { tags: ['4.voice.4'] },
  (Agent_Id) => expect(parseHandover(formOf({ ...readRedirectData(spoken), Agent_Id }))).toBeNull(),
);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
