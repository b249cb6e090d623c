import { expect, test } from 'vitest';

import { noScriptRefresh } from './phone-state';

test.each([
  ['waiting', true, { afterMs: 2_000, url: '/demo/agent/agent_a1?phone=look' }],
  ['waiting', false, { afterMs: 2_000, url: '/demo/agent/agent_a1?phone=check' }],
  ['assigning', true, { afterMs: 0, url: '/demo/agent/agent_a1?phone=assign' }],
  ['assigning', false, null],
  ['unassigned', true, null],
  ['none', true, null],
  ['house', true, null],
] as const)(
  'without scripts, a page with a number that is %s (automatic: %s) refreshes as %j',
  (kind, automatic, refresh) => expect(noScriptRefresh('agent_a1', { kind }, automatic)).toEqual(refresh),
);
