import { expect, onTestFinished, test, vi } from 'vitest';

import { creationRequest } from '~/setup/creation/creation-request';
import { openVisit } from '~/platform/cookies/visit.server';
import { backend } from './backend.server';
import { createAgent } from './costly-calls.server';
import { succeeded } from './outcome';

test('a call with the key of one in progress joins it; a later one is sent again', async () => {
  const sent = vi
    .spyOn(backend, 'createAgent')
    .mockImplementation(async () => succeeded({ success: true, agentId: 'agent_1' }));
  onTestFinished(() => sent.mockRestore());
  const visit = openVisit(new Request('http://a.example/'));
  const body = creationRequest(
    { fields: {}, email: 'a@b.example', consent: { given: false, at: null } },
    { fillsDefaults: true },
  );
  const create = () => createAgent(visit, new FormData(), 'draft_1', body);
  expect(await Promise.all([create(), create()])).toMatchObject([
    { outcome: { ok: true }, isJoined: false },
    { outcome: { ok: true }, isJoined: true },
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await create()).toMatchObject({ isJoined: false });
  expect(sent).toHaveBeenCalledTimes(2);
});
