import { randomUUID } from 'node:crypto';

import type { FunctionName } from '../../app/backend/contract.server';
import type { Outcome } from '../../app/backend/outcome';
import { documentedFunctions } from './functions';
import type { Probe } from './probe';
import { testAgent, testAssignment, testCustomer, testStep, testVoice } from './test-data';

/** `null` if the check passes, otherwise a description of the problem. */
type Problem = Promise<string | null>;

export interface BackendCheck {
  title: string;
  /** Set if the check creates something in the backend. */
  creates?: true;
  check: (probe: Probe, results: SharedResults) => Problem;
}

/** Input of the checks, and results that later checks need. */
export interface SharedResults {
  website: string;
  /** Size of the test recording in bytes. */
  voiceBytes: number;
  agentId?: string;
  phoneNumber?: string;
}

const unknownAgent = { agentId: 'agent_contractcheck' };
const origin = 'https://contract-check.example';

/** Checks of the connection and the key, which come first. */
const generalChecks: readonly BackendCheck[] = [
  {
    title: 'the backend is reachable',
    check: async ({ call }) => {
      const outcome = await call('getPhone', unknownAgent);
      return !outcome.ok && outcome.failure.cause === 'unreachable' ? 'no response' : null;
    },
  },
  {
    title: 'the key is accepted',
    check: async ({ call }) => {
      const outcome = await call('getPhone', unknownAgent);
      return rejectsKey(outcome) ? describeOutcome(outcome) : null;
    },
  },
  {
    title: 'a wrong key is rejected with 401 or 403',
    check: async ({ call }) => {
      const outcome = await call('getPhone', unknownAgent, {}, `wrong-${randomUUID()}`);
      return rejectsKey(outcome) ? null : describeOutcome(outcome);
    },
  },
  {
    title: 'every function rejects a wrong key',
    creates: true,
    check: async ({ call }) => {
      for (const { key, name, example } of documentedFunctions) {
        const extra = { idempotencyKey: randomUUID(), origin };
        const outcome = await call(key, example.body, extra, `wrong-${randomUUID()}`);
        if (!rejectsKey(outcome)) return `${name}: ${describeOutcome(outcome)}`;
      }
      return null;
    },
  },
  {
    title: 'a body of another shape is rejected with 4xx or success: false',
    check: async ({ call }) => {
      const outcome = await call('getPhone', { agent: 'none' });
      return !outcome.ok && outcome.failure.definite ? null : describeOutcome(outcome);
    },
  },
];

/** The checks of each function, in an order in which later ones can use the agent of earlier ones. */
const functionChecks: Record<FunctionName, readonly BackendCheck[]> = {
  extract: [
    {
      title: 'scrape-and-extract-business-data returns the documented shape',
      check: async ({ call }, { website }) =>
        problemUnlessResponse(await call('extract', { email: '', websiteAddress: website })),
    },
  ],
  logStep: [
    {
      title: 'log-agent-creator-step accepts named and numbered steps',
      creates: true,
      check: async ({ call }) =>
        problemUnlessOk(await call('logStep', testStep)) ??
        problemUnlessOk(await call('logStep', { ...testStep, step: 1 })),
    },
  ],
  createAgent: [
    {
      title: 'create-full-agent creates one agent for an idempotency key, for concurrent and later repeats',
      creates: true,
      check: async ({ call }, results) => {
        const create = () => call('createAgent', testAgent, { idempotencyKey });
        const idempotencyKey = randomUUID();
        const outcomes = [...(await Promise.all([create(), create()])), await create()];
        const ids = outcomes.map((outcome) => (outcome.ok ? outcome.value.agentId : null));
        const agentId = ids.find((id) => id !== null);
        if (agentId) results.agentId = agentId;
        return problemUnlessEqual(outcomes, ids);
      },
    },
    {
      title: 'create-full-agent creates another agent for another key, even without consent to messages',
      creates: true,
      check: async ({ call }, results) => {
        const smsConsent = { ...testAgent.smsConsent, consent: false, date: null };
        const extra = { idempotencyKey: randomUUID() };
        const outcome = await call('createAgent', { ...testAgent, smsConsent }, extra);
        if (!outcome.ok) return describeOutcome(outcome);
        return outcome.value.agentId === results.agentId ? 'the same agent again' : null;
      },
    },
  ],
  assignPhone: [
    {
      title: 'assign-agent-phone returns the same number for repeats',
      creates: true,
      check: async ({ call }, results) => {
        const body = { ...testAssignment, agentId: results.agentId ?? unknownAgent.agentId };
        const idempotencyKey = randomUUID();
        const outcomes = [
          await call('assignPhone', body, { idempotencyKey }),
          await call('assignPhone', body, { idempotencyKey }),
        ];
        const numbers = outcomes.map((outcome) =>
          outcome.ok ? (outcome.value.assignedPhoneNumber ?? '') : null,
        );
        if (numbers[0]) results.phoneNumber = numbers[0];
        return problemUnlessEqual(outcomes, numbers);
      },
    },
  ],
  getPhone: [
    {
      title: 'get-agent-phone returns the documented shape, even for an unknown agent',
      check: async ({ call }) => problemUnlessResponse(await call('getPhone', unknownAgent)),
    },
    {
      title: 'get-agent-phone returns the assigned number',
      creates: true,
      check: async ({ call }, { agentId = unknownAgent.agentId, phoneNumber }) => {
        const outcome = await call('getPhone', { agentId });
        if (!outcome.ok) return describeOutcome(outcome);
        const current = outcome.value.phoneNumber ?? undefined;
        return current === phoneNumber
          ? null
          : `${phoneNumber ?? 'none'} was assigned, but ${current ?? 'none'} was returned`;
      },
    },
  ],
  cloneVoice: [
    {
      title: 'create-voice-clone accepts a 10 MB recording and returns the same voice for the same key',
      creates: true,
      check: async ({ call }, { voiceBytes }) => {
        const idempotencyKey = randomUUID();
        const voice = testVoice(voiceBytes);
        const outcomes = [
          await call('cloneVoice', voice, { idempotencyKey }),
          await call('cloneVoice', voice, { idempotencyKey }),
        ];
        if (outcomes.every((outcome) => !outcome.ok && outcome.failure.cause === 'refused')) return null; // rejecting a silent recording is fine
        return problemUnlessEqual(
          outcomes,
          outcomes.map((outcome) => (outcome.ok ? outcome.value.voiceId : null)),
        );
      },
    },
  ],
  subscribe: [
    {
      title: 'create-subscription returns one https checkout URL for the same key',
      creates: true,
      check: async ({ call }, { agentId = 'unknown' }) => {
        const body = { customerInfo: testCustomer, agentId };
        const extra = { idempotencyKey: randomUUID(), origin };
        const outcomes = [await call('subscribe', body, extra), await call('subscribe', body, extra)];
        const urls = outcomes.map((outcome) => (outcome.ok ? outcome.value.url : null));
        const wrong = urls.find(
          (url) => url !== null && !(URL.canParse(url) && new URL(url).protocol === 'https:'),
        );
        return wrong === undefined ? problemUnlessEqual(outcomes, urls) : `the URL is '${wrong}'`;
      },
    },
  ],
  storeRedirect: [
    {
      title: 'store-stripe-redirect accepts a return from the checkout',
      creates: true,
      check: async ({ call }, { agentId = unknownAgent.agentId }) =>
        problemUnlessOk(
          await call('storeRedirect', { agentId, queryString: 'session_id=cs_contract_check' }),
        ),
    },
  ],
};

export const backendChecks = [...generalChecks, ...Object.values(functionChecks).flat()];

function rejectsKey(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && [401, 403].includes(outcome.failure.status ?? 0);
}

/** `success: false` counts as a response. */
function problemUnlessResponse(outcome: Outcome<unknown>): string | null {
  return outcome.ok || outcome.failure.cause === 'refused' ? null : describeOutcome(outcome);
}

function problemUnlessOk(outcome: Outcome<unknown>): string | null {
  return outcome.ok ? null : describeOutcome(outcome);
}

function problemUnlessEqual(outcomes: Outcome<unknown>[], values: (string | null)[]): string | null {
  const failure = outcomes.find((outcome) => !outcome.ok);
  if (failure) return describeOutcome(failure);
  return new Set(values).size === 1 ? null : `different results: ${values.join(', ')}`;
}

function describeOutcome(outcome: Outcome<unknown>): string {
  if (outcome.ok) return 'responded with success';
  const { cause, status } = outcome.failure;
  return status === undefined ? cause : `${cause}, status ${status}`;
}
