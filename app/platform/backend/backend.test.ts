import { expect, test, vi } from 'vitest';

test('each backend call is counted with its outcome', { tags: ['D.mock.magic'] }, async () => {
  vi.resetModules();
  vi.stubEnv('MOCK_PACE', '0');
  const { backend } = await import('./backend.server');
  const { onObservation } = await import('../observation/observe.server');
  const seen: unknown[] = [];
  const stop = onObservation((observation) => seen.push(observation));
  for (const agentId of ['agent_a1', 'agent_refusephone']) await backend.getPhone(agentId);
  stop();
  const call = { kind: 'backend-call', functionName: 'get-agent-phone', ms: expect.closeTo(0, -4) };
  expect(seen).toEqual([
    { ...call, outcome: 'ok' },
    { ...call, outcome: 'refused' },
  ]);
});
