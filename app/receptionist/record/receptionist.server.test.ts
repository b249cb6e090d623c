import { expect, test } from 'vitest';

import { noAnswers } from '~/answers/answers';
import { openJar } from '~/platform/cookies/cookie-jar.server';
import { saveSession } from '~/session/session.server';
import { saveRecord } from './agent-record.server';
import { readNamedOrCurrent, readReceptionist } from './receptionist.server';

const newJar = () => openJar(new Request('http://site.example/'));

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
