import { randomUUID } from 'node:crypto';

import { functions } from '../../app/backend/messages.server';
import type { Outcome } from '../../app/backend/outcome';
import { contract } from './contract';
import type { Probe } from './probe';
import { testAgent, testAssignment, testCustomer, testStep, testVoice } from './test-data';

/** `null` where it holds, else how it does not. */
type Finding = Promise<string | null>;

export interface Statement {
  says: string;
  /** Whether it leaves something behind. */
  creates?: true;
  check: (probe: Probe, memory: Memory) => Finding;
}

/** What earlier statements found and later ones build on. */
export interface Memory {
  website: string;
  /** Size of the recording that is sent. */
  voiceBytes: number;
  agentId?: string;
  phoneNumber?: string;
}

const unknownAgent = { agentId: 'agent_contractcheck' };
const origin = 'https://contract-check.example';

export const statements: readonly Statement[] = [
  {
    says: 'it is reachable',
    check: async ({ call }) => {
      const outcome = await call(functions.getPhone, unknownAgent);
      return !outcome.ok && outcome.failure.cause === 'unreachable' ? 'no response' : null;
    },
  },
  {
    says: 'it takes the key',
    check: async ({ call }) => {
      const outcome = await call(functions.getPhone, unknownAgent);
      return refusesKey(outcome) ? found(outcome) : null;
    },
  },
  {
    says: 'it refuses a wrong key with 401 or 403',
    check: async ({ call }) => {
      const outcome = await call(functions.getPhone, unknownAgent, {}, `wrong-${randomUUID()}`);
      return refusesKey(outcome) ? null : found(outcome);
    },
  },
  {
    says: 'every function refuses a wrong key, not one alone',
    creates: true,
    check: async ({ call }) => {
      for (const { name, response, example } of contract) {
        const extra = { idempotencyKey: randomUUID(), origin };
        const outcome = await call({ name, response }, example.body, extra, `wrong-${randomUUID()}`);
        if (!refusesKey(outcome)) return `${name}: ${found(outcome)}`;
      }
      return null;
    },
  },
  {
    says: 'get-agent-phone answers in its shape, also for an agent that it does not know',
    check: async ({ call }) => unlessResponded(await call(functions.getPhone, unknownAgent)),
  },
  {
    says: 'a body of another shape is surely refused: 4xx or success: false',
    check: async ({ call }) => {
      const outcome = await call(functions.getPhone, { agent: 'none' });
      return !outcome.ok && outcome.failure.definite ? null : found(outcome);
    },
  },
  {
    says: 'scrape-and-extract-business-data answers in its shape',
    check: async ({ call }, { website }) =>
      unlessResponded(await call(functions.extract, { email: '', websiteAddress: website })),
  },
  {
    says: 'log-agent-creator-step takes steps with a name and with a number',
    creates: true,
    check: async ({ call }) =>
      unlessOk(await call(functions.logStep, testStep)) ??
      unlessOk(await call(functions.logStep, { ...testStep, step: 1 })),
  },
  {
    says: 'create-full-agent creates an agent; the same key at the same time and afterwards gives the same one',
    creates: true,
    check: async ({ call }, memory) => {
      const create = () => call(functions.createAgent, testAgent, { idempotencyKey });
      const idempotencyKey = randomUUID();
      const outcomes = [...(await Promise.all([create(), create()])), await create()];
      const ids = outcomes.map((outcome) => (outcome.ok ? outcome.value.agentId : null));
      const agentId = ids.find((id) => id !== null);
      if (agentId) memory.agentId = agentId;
      return sameEachTime(outcomes, ids);
    },
  },
  {
    says: 'create-full-agent with another key creates another agent, also without consent to messages',
    creates: true,
    check: async ({ call }, memory) => {
      const smsConsent = { ...testAgent.smsConsent, consent: false, date: null };
      const extra = { idempotencyKey: randomUUID() };
      const outcome = await call(functions.createAgent, { ...testAgent, smsConsent }, extra);
      if (!outcome.ok) return found(outcome);
      return outcome.value.agentId === memory.agentId ? 'the same agent again' : null;
    },
  },
  {
    says: 'assign-agent-phone gives an agent one number, however often it is asked',
    creates: true,
    check: async ({ call }, memory) => {
      const body = { ...testAssignment, agentId: memory.agentId ?? unknownAgent.agentId };
      const idempotencyKey = randomUUID();
      const outcomes = [
        await call(functions.assignPhone, body, { idempotencyKey }),
        await call(functions.assignPhone, body, { idempotencyKey }),
      ];
      const numbers = outcomes.map((outcome) =>
        outcome.ok ? (outcome.value.assignedPhoneNumber ?? '') : null,
      );
      if (numbers[0]) memory.phoneNumber = numbers[0];
      return sameEachTime(outcomes, numbers);
    },
  },
  {
    says: 'get-agent-phone tells the number that was assigned',
    creates: true,
    check: async ({ call }, { agentId = unknownAgent.agentId, phoneNumber }) => {
      const outcome = await call(functions.getPhone, { agentId });
      if (!outcome.ok) return found(outcome);
      const current = outcome.value.phoneNumber ?? undefined;
      return current === phoneNumber
        ? null
        : `${phoneNumber ?? 'none'} was assigned, ${current ?? 'none'} is given`;
    },
  },
  {
    says: 'create-voice-clone takes a recording of 10 MB; the same key gives the same voice',
    creates: true,
    check: async ({ call }, { voiceBytes }) => {
      const idempotencyKey = randomUUID();
      const voice = testVoice(voiceBytes);
      const outcomes = [
        await call(functions.cloneVoice, voice, { idempotencyKey }),
        await call(functions.cloneVoice, voice, { idempotencyKey }),
      ];
      if (outcomes.every((outcome) => !outcome.ok && outcome.failure.cause === 'refused')) return null; // it is silence
      return sameEachTime(
        outcomes,
        outcomes.map((outcome) => (outcome.ok ? outcome.value.voiceId : null)),
      );
    },
  },
  {
    says: 'create-subscription opens one checkout for the same key, at an https address',
    creates: true,
    check: async ({ call }, { agentId = 'unknown' }) => {
      const body = { customerInfo: testCustomer, agentId };
      const extra = { idempotencyKey: randomUUID(), origin };
      const outcomes = [
        await call(functions.subscribe, body, extra),
        await call(functions.subscribe, body, extra),
      ];
      const urls = outcomes.map((outcome) => (outcome.ok ? outcome.value.url : null));
      const wrong = urls.find(
        (url) => url !== null && !(URL.canParse(url) && new URL(url).protocol === 'https:'),
      );
      return wrong === undefined ? sameEachTime(outcomes, urls) : `the address is '${wrong}'`;
    },
  },
  {
    says: 'store-stripe-redirect takes a return from the checkout',
    creates: true,
    check: async ({ call }, { agentId = unknownAgent.agentId }) =>
      unlessOk(await call(functions.storeRedirect, { agentId, queryString: 'session_id=cs_contract_check' })),
  },
];

function refusesKey(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && [401, 403].includes(outcome.failure.status ?? 0);
}

/** A well-formed no is a response, too. */
function unlessResponded(outcome: Outcome<unknown>): string | null {
  return outcome.ok || outcome.failure.cause === 'refused' ? null : found(outcome);
}

function unlessOk(outcome: Outcome<unknown>): string | null {
  return outcome.ok ? null : found(outcome);
}

function sameEachTime(outcomes: Outcome<unknown>[], values: (string | null)[]): string | null {
  const failure = outcomes.find((outcome) => !outcome.ok);
  if (failure) return found(failure);
  return new Set(values).size === 1 ? null : `different each time: ${values.join(', ')}`;
}

function found(outcome: Outcome<unknown>): string {
  if (outcome.ok) return 'it answered with a success';
  const { cause, status } = outcome.failure;
  return status === undefined ? cause : `${cause}, status ${status}`;
}
