import { randomUUID } from 'node:crypto';

import { functionNames, rowOf } from '../../app/backend/contract.server';
import type { FunctionName } from '../../app/backend/contract.server';
import type { Outcome } from '../../app/backend/outcome';
import { documentedFunctions } from './functions';
import type { Probe } from './probe';
import { testBody, testRecording } from './test-data';

/** `null` if the check passes, otherwise a description of the problem. */
type Problem = Promise<string | null>;

export interface BackendCheck {
  title: string;
  /** Whether the check creates something in the backend. */
  creates?: boolean;
  check: (probe: Probe, results: SharedResults) => Problem;
}

/** Input of the checks, and results that later checks need. */
export interface SharedResults {
  website: string;
  /** Size of the test recording in bytes. */
  voiceBytes: number;
  /** The agent that a check created; before that, and if it fails, one that doesn't exist. */
  agentId: string;
}

export const unknownAgentId = 'agent_contractcheck';
const unknownAgent = { agentId: unknownAgentId };
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
      for (const { key, path, example } of documentedFunctions) {
        const extra = { idempotencyKey: randomUUID(), origin };
        const outcome = await call(key, example.body, extra, `wrong-${randomUUID()}`);
        if (!rejectsKey(outcome)) return `${path}: ${describeOutcome(outcome)}`;
      }
      return null;
    },
  },
  {
    title: 'a body of another shape is rejected with 4xx or success: false',
    check: async ({ call }) => {
      const outcome = await call('getPhone', { agent: 'none' });
      return !outcome.ok && outcome.failure.isDefinite ? null : describeOutcome(outcome);
    },
  },
];

/** The checks of functions for which the one of their example isn't enough. */
const ownChecks: Partial<Record<FunctionName, readonly BackendCheck[]>> = {
  extractWebsite: [
    {
      title: 'scrape-and-extract-business-data returns the documented shape',
      check: async ({ call }, { website }) =>
        problemUnlessResponse(await call('extractWebsite', { email: '', websiteAddress: website })),
    },
  ],
  logStep: [
    {
      title: 'log-agent-creator-step accepts named and numbered steps',
      creates: true,
      check: async ({ call }) =>
        problemUnlessOk(await call('logStep', { ...testBody('logStep'), step: 'contract_check' })) ??
        problemUnlessOk(await call('logStep', { ...testBody('logStep'), step: 1 })),
    },
  ],
  createAgent: [
    {
      title: 'create-full-agent creates one agent for an idempotency key, for concurrent and later repeats',
      creates: true,
      check: async ({ call }, results) => {
        const create = () => call('createAgent', testBody('createAgent'), { idempotencyKey });
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
        const agent = testBody('createAgent');
        const smsConsent = { ...agent.smsConsent, consent: false, date: null };
        const outcome = await call('createAgent', { ...agent, smsConsent }, { idempotencyKey: randomUUID() });
        if (!outcome.ok) return describeOutcome(outcome);
        return outcome.value.agentId === results.agentId ? 'the same agent again' : null;
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
      check: async ({ call }, { agentId }) => {
        const extra = { idempotencyKey: randomUUID() };
        const assigned = await call('assignPhone', testBody('assignPhone', agentId), extra);
        const current = await call('getPhone', { agentId });
        return problemUnlessEqual(
          [assigned, current],
          [
            assigned.ok ? (assigned.value.assignedPhoneNumber ?? '') : null,
            current.ok ? (current.value.phoneNumber ?? '') : null,
          ],
        );
      },
    },
  ],
  cloneVoice: [
    {
      title: 'create-voice-clone accepts a 10 MB recording and returns the same voice for the same key',
      creates: true,
      check: async ({ call }, { voiceBytes }) => {
        const idempotencyKey = randomUUID();
        const voice = { ...testBody('cloneVoice'), audioData: testRecording(voiceBytes) };
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
      check: async ({ call }, { agentId }) => {
        const body = testBody('subscribe', agentId);
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
};

/** Sends the example of a function; if it takes an idempotency key, twice with the same one. */
function checkOfExample(functionName: FunctionName): BackendCheck {
  const { path, retry } = rowOf(functionName);
  const takesKey = retry === 'with-key';
  return {
    title: `${path} accepts its example${takesKey ? ', and returns the same response for the same key' : ''}`,
    creates: retry !== 'keyless',
    check: async ({ call }, { agentId }) => {
      const extra = { idempotencyKey: randomUUID(), origin };
      const send = () => call(functionName, testBody(functionName, agentId), extra);
      const outcomes = takesKey ? [await send(), await send()] : [await send()];
      return problemUnlessEqual(
        outcomes,
        outcomes.map((outcome) => (outcome.ok ? JSON.stringify(outcome.value) : null)),
      );
    },
  };
}

/** In the order of the contract: later checks use the agent of earlier ones. */
export const backendChecks = [
  ...generalChecks,
  ...functionNames.flatMap((name) => ownChecks[name] ?? [checkOfExample(name)]),
];

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
