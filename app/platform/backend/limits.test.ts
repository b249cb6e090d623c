import { expect, test, vi } from 'vitest';

import { creationRequest } from '~/set-up/creation/creation-request';
import { defaultSchedule } from '~/domain/weekly-schedule';
import { createBackend } from './functions.server';

const { sent } = vi.hoisted(() => ({ sent: [] as { functionName: string; timeoutMs: number }[] }));
vi.mock('./call.server', () => ({
  callBackend: async (_connection: unknown, functionName: string, { timeoutMs }: { timeoutMs: number }) => {
    sent.push({ functionName, timeoutMs });
    return { ok: true, value: {} };
  },
}));

test(
  'each call has its time limit: 60 s to create and clone, 5 s to log, 15 s else',
  { tags: ['D.backend.limit'] },
  async () => {
    const backend = createBackend(async () => ({ baseUrl: 'http://backend.example', key: 'key' }));
    const person = { userEmail: '', userAddress: '', userCity: '', userState: '', userZipcode: '' };
    const gathered = {
      fields: { BusinessName: 'Rivera' },
      schedule: defaultSchedule(),
      email: 'a@b.example',
      consent: { given: false, at: null },
    };
    const customer = { name: 'Ana', email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
    await backend.createAgent(creationRequest(gathered, true), 'one');
    await backend.cloneVoice(
      { voiceName: 'Rivera Receptionist', businessName: 'Rivera', agentId: 'pending' },
      { size: 0, pieces: async function* () {} },
      'two',
    );
    await backend.assignPhone({ agentId: 'agent_a1', businessName: '', ...person }, 'three');
    await backend.getPhone('agent_a1');
    await backend.subscribe({ customerInfo: customer, agentId: 'agent_a1' }, 'four', 'http://site.example');
    await backend.storeRedirect({ agentId: 'agent_a1', queryString: 'session_id=1' });
    const entry = { agentId: 'unknown', userEmail: '', stepData: {}, origin: 'WebForm' } as const;
    await backend.logStep({ ...entry, step: 1, visitType: 'create_agent' });
    expect(Object.fromEntries(sent.map(({ functionName, timeoutMs }) => [functionName, timeoutMs]))).toEqual({
      'create-full-agent': 60_000,
      'create-voice-clone': 60_000,
      'assign-agent-phone': 15_000,
      'get-agent-phone': 15_000,
      'create-subscription': 15_000,
      'store-stripe-redirect': 15_000,
      'log-agent-creator-step': 5_000,
    });
  },
);
