import { expect, onTestFinished, test, vi } from 'vitest';

import { creationRequest } from '~/setup/creation/creation-request';
import { openVisit } from '~/platform/session/visit.server';
import { backend } from './backend.server';
import { createAgent } from './costly-calls.server';
import { succeeded } from './outcome';

test('calls with one key at once are sent once and get the first one’s note; a later one is sent again', async () => {
  const sent = vi
    .spyOn(backend, 'createAgent')
    .mockImplementation(async () => succeeded({ success: true, agentId: 'agent_1' }));
  onTestFinished(() => sent.mockRestore());
  const context = { ...openVisit(new Request('http://a.example/')), form: null };
  const body = creationRequest(
    { fields: {}, email: 'a@b.example', consent: { given: false, at: null } },
    { fillsDefaults: true },
  );
  const create = (note: string) => createAgent(context, 'draft_1', body, note);
  expect(await Promise.all([create('first'), create('second')])).toMatchObject([
    { ok: true, note: 'first' },
    { ok: true, note: 'first' },
  ]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await create('third')).toMatchObject({ note: 'third' });
  expect(sent).toHaveBeenCalledTimes(2);
});
