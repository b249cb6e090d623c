import { expect, test } from 'vitest';

import type { AgentRecord } from '../record/agent-record.server';
import { isOwnersBrowser } from './permission.server';

test.each<[string, Partial<AgentRecord>, boolean]>([
  ['created the receptionist by form', { setupVariant: 'A' }, true],
  ['created it in a call', { setupVariant: 'call' }, true],
  ['used the owner’s link', { isClaimed: true }, true],
  ['only knows the id, or signed up for its trial with it', {}, false],
])('a browser that %s is the owner’s: %#', (_what, record, owns) =>
  expect(isOwnersBrowser(record)).toBe(owns),
);
