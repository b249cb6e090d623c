import { describe, expect, test } from 'vitest';

import { noAnswers } from '~/answers/answers';
import { unknownAgent } from '~/domain/agent-id';
import { env } from '~/environment/env.server';
import { openJar } from '~/platform/session/cookie-jar.server';
import { saveVisitor } from '~/analytics/visitor.server';
import { saveRecord } from '../record/agent-record.server';
import type { AgentRecord } from '../record/agent-record.server';
import { isKnownHere, isOwnersBrowser, mayHaveTrialElsewhere } from './permission.server';

test.each<[string, Partial<AgentRecord>, boolean]>([
  ['created the receptionist by form', { setupVariant: 'A' }, true],
  ['created it in a call', { setupVariant: 'call' }, true],
  ['used the owner’s link', { isClaimed: true }, true],
  ['only knows the id, or signed up for its trial with it', {}, false],
])('a browser that %s is the owner’s: %#', (_what, record, owns) =>
  expect(isOwnersBrowser(record)).toBe(owns),
);

const newJar = () => openJar(new Request('http://site.example/'));

test('the session’s receptionist stays its own when its record is gone', async () => {
  const jar = newJar();
  await saveVisitor(jar, { currentAgentId: 'agent_abc1' });
  expect(await isKnownHere(jar, 'agent_abc1')).toBe(true);
  expect(await isKnownHere(jar, 'agent_other1')).toBe(false);
});

describe('a trial may have been started in another browser', () => {
  const claimed = { own: true, isClaimed: true };
  test.each<[string, string, Partial<AgentRecord>, boolean]>([
    ['if this one doesn’t know the receptionist', 'agent_abc1', {}, true],
    ['if this one has it by the owner’s link', 'agent_abc1', claimed, true],
    ['but not before this one, which set it up', 'agent_abc1', { own: true, setupVariant: 'A' }, false],
    ['but not if no receptionist is named', unknownAgent, {}, false],
    ['but not that of our demo receptionist', env.demoAgentId, {}, false],
    ['but not that of our setup receptionist', env.setupAgentId, {}, false],
  ])('%s', async (_when, agentId, record, may) => {
    const jar = newJar();
    if (record.own) await saveRecord(jar, agentId, { answers: noAnswers, ...record });
    expect(await mayHaveTrialElsewhere(jar, agentId)).toBe(may);
  });
});
