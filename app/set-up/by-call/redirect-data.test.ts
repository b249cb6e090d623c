import { expect, test } from 'vitest';

import { readRedirectData, sessionKeysOf } from './redirect-data';

const spoken = {
  Agent_Id: 'agent_abc123',
  UsersEmailAddress: ' ana@rivera.example ',
  BusinessName: 'Rivera Plumbing',
  UsersAddress: '12 Cedar Street',
  UsersCity: 'Austin',
  UsersState: 'Texas',
  UsersZipcode: 78701,
};

test(
  'what the agent says is kept under the session keys of the specification, numbers as text',
  { tags: ['3.redirect.1', '3.redirect.2'] },
  () =>
    expect(sessionKeysOf(readRedirectData(spoken))).toEqual({
      currentAgentId: 'agent_abc123',
      userEmail: 'ana@rivera.example',
      businessName: 'Rivera Plumbing',
      userAddress: '12 Cedar Street',
      userCity: 'Austin',
      userState: 'Texas',
      userZipcode: '78701',
    }),
);

test.each([null, undefined, 'agent_abc123', 7, [], { Agent_Id: { nested: true } }])(
  'makes %j empty',
  { tags: ['E.robust'] },
  (given) => expect(readRedirectData(given).Agent_Id).toBe(''),
);
