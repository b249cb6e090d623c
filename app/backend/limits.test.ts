import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answered } from '~/answers/answers';
import { creationRequest } from '~/setup/creation/creation-request';
import { runInBackground, finishBackgroundTasks } from './background.server';
import { createBackend } from './functions.server';

const { sent } = vi.hoisted(() => ({ sent: [] as { functionName: string; timeoutMs: number }[] }));
vi.mock('./call.server', () => ({
  callBackend: async (_connection: unknown, functionName: string, { timeoutMs }: { timeoutMs: number }) => {
    sent.push({ functionName, timeoutMs });
    return { ok: false, failure: { cause: 'unreachable', definite: false } };
  },
}));
const person = { userEmail: '', userAddress: '', userCity: '', userState: '', userZipcode: '' };
/** How often a lost call is sent that can be repeated safely. */
const attempts = 3;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('retries lost calls that can be repeated safely', async () => {
  const backend = createBackend(async () => ({ baseUrl: 'http://backend.example', key: 'key' }));
  const gathered = {
    fields: answered({ BusinessName: 'Rivera' }, 'owner'),
    email: 'a@b.example',
    consent: { given: false, at: null },
  };
  const customer = { name: 'Ana', email: 'a@b.example', address: '', city: '', state: '', zipCode: '' };
  const entry = { agentId: 'unknown', userEmail: '', stepData: {}, origin: 'WebForm' } as const;
  const calls = [
    backend.createAgent(creationRequest(gathered, { fillsDefaults: true }), 'one'),
    backend.cloneVoice(
      { voiceName: 'Rivera Receptionist', businessName: 'Rivera', agentId: 'pending' },
      { size: 0, pieces: async function* () {} },
      'two',
    ),
    backend.assignPhone({ agentId: 'agent_a1', businessName: '', ...person }, 'three'),
    backend.getPhone('agent_a1'),
    backend.subscribe({ customerInfo: customer, agentId: 'agent_a1' }, 'four', 'http://site.example'),
    backend.extract({ email: '', websiteAddress: 'https://rivera.example' }, { timeoutMs: 30_000 }),
    backend.storeRedirect({ agentId: 'agent_a1', queryString: 'session_id=1' }),
    backend.logStep({ ...entry, step: 1, visitType: 'create_agent' }),
  ];
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  const triesOf = (name: string) => sent.filter(({ functionName }) => functionName === name);
  const limits = [...new Set(sent.map(({ functionName }) => functionName))].map((name) => [
    name,
    triesOf(name)[0]?.timeoutMs,
    triesOf(name).length,
  ]);
  expect(limits.sort()).toEqual([
    ['assign-agent-phone', 15_000, 3],
    ['create-full-agent', 60_000, 3],
    ['create-subscription', 15_000, 3],
    ['create-voice-clone', 60_000, 3],
    ['get-agent-phone', 15_000, 3],
    ['log-agent-creator-step', 5_000, 1],
    ['scrape-and-extract-business-data', 30_000, 1],
    ['store-stripe-redirect', 15_000, 1],
  ]);
});

test('concurrent calls with one key are sent once; a later one is sent again', async () => {
  const backend = createBackend(async () => ({ baseUrl: 'http://backend.example', key: 'key' }));
  const assign = (key: string) =>
    backend.assignPhone({ agentId: 'agent_a1', businessName: '', ...person }, key);
  const sentBy = async (calls: Promise<unknown>[]) => {
    sent.length = 0;
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    return sent.length / attempts;
  };
  expect(await sentBy([assign('one'), assign('one'), assign('other')])).toBe(2);
  expect(await sentBy([assign('one')])).toBe(1);
});

test('the process waits for background work', async () => {
  const ended: string[] = [];
  const work = new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => ended.push('the work'));
  runInBackground(work);
  runInBackground(Promise.reject(new Error('that failed')).catch(() => undefined));
  const settled = finishBackgroundTasks().then(() => ended.push('the process'));
  await vi.advanceTimersByTimeAsync(1_000);
  await settled;
  expect(ended).toEqual(['the work', 'the process']);
});
