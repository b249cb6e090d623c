import { describe, expect, test } from 'vitest';

import { noAnswers } from '~/answers/answers';
import { unknownAgent } from '~/domain/agent-id';
import { env } from '~/environment/env.server';
import { openJar } from '~/platform/cookies/cookie-jar.server';
import { readSession, saveSession } from '~/session/session.server';
import { saveRecord } from './agent-record.server';
import type { AgentRecord } from './agent-record.server';
import { makeCurrent, readNamedOrCurrent, readReceptionist, relationTo } from './receptionist.server';

const newJar = () => openJar(new Request('http://site.example/'));

describe('this browser', () => {
  test.each<[string, string, Partial<AgentRecord>]>([
    ['owner', 'created the receptionist by form', { setupVariant: 'A' }],
    ['owner', 'created it in a call', { setupVariant: 'call' }],
    ['owner', 'used the owner’s link', { isClaimed: true }],
    ['known', 'signed up for its trial', { isUsedHere: true }],
    ['stranger', 'only has its ID', {}],
    ['stranger', 'marked a step of its checklist', { checklist: ['calendar'] }],
  ])('is “%s” if it %s', (relation, _how, record) =>
    expect(relationTo('agent_abc1', record, 'agent_other1')).toBe(relation),
  );

  test.each([
    ['none', unknownAgent],
    ['house', env.demoAgentId],
    ['house', env.setupAgentId],
  ])('is “%s” to %s, whatever it stored', (relation, agentId) =>
    expect(relationTo(agentId, { isUsedHere: true, isClaimed: true }, agentId)).toBe(relation),
  );
});

test('another receptionist that becomes the current one changes nothing else in the session', async () => {
  const jar = newJar();
  const session = { salesRep: 'alex', email: 'ana@rivera.example', trade: 'dental', landed: true };
  await saveSession(jar, { ...session, currentAgentId: 'agent_abc1' });
  await makeCurrent(jar, 'agent_abc2');
  expect(await readSession(jar)).toEqual({ ...session, currentAgentId: 'agent_abc2' });
});

test('a browser still knows the session’s receptionist when its record is gone', async () => {
  const jar = newJar();
  await saveSession(jar, { currentAgentId: 'agent_abc1' });
  expect((await readReceptionist(jar, 'agent_abc1')).relation).toBe('known');
  expect((await readReceptionist(jar, 'agent_other1')).relation).toBe('stranger');
});

test('a receptionist that nobody names is the session’s current one, or none', async () => {
  const jar = newJar();
  expect((await readNamedOrCurrent(jar, 'no id')).relation).toBe('none');
  await saveRecord(jar, 'agent_abc1', { answers: noAnswers, isUsedHere: true });
  await saveSession(jar, { currentAgentId: 'agent_abc1' });
  expect(await readNamedOrCurrent(jar)).toMatchObject({ agentId: 'agent_abc1', relation: 'known' });
  expect(await readNamedOrCurrent(jar, 'agent_other1')).toMatchObject({ agentId: 'agent_other1' });
});
