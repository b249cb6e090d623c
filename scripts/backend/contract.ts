import type { z } from 'zod';

import { limits } from '../../app/backend/functions.server';
import { functions } from '../../app/backend/messages.server';
import { variants } from '../../app/set-up/variants';
import { handlers } from '../../mocks/server';
import { requirementsFor } from '../../mocks/strict-handler';
import type { Requirements } from '../../mocks/strict-handler';
import { examples } from './examples';

export interface ContractFunction extends Requirements {
  name: string;
  summary: string;
  use: string;
  /** Seconds; several where it depends on the page. */
  secondsAtMost: readonly number[];
  repeats: string;
  sendsOrigin: boolean;
  response: z.ZodType;
  example: { body: object; response: object };
}

type Described = Pick<ContractFunction, 'summary' | 'use' | 'repeats'> & {
  milliseconds: readonly number[];
  sendsOrigin?: boolean;
};

const sameKey =
  'The key belongs to what the visitor submitted. After an unknown outcome (no response, 5xx, 408, 409, 425, 429, or a ' +
  'response of another shape) the same submission comes with the same key, and must have one effect and one response. ' +
  'After a definite no (`success: false`, any other 4xx) the next try has a new key. Where nobody answers, or a proxy ' +
  'with 502, 503 or 504, it comes up to two more times at once, within the time limit. Keep a key and its response for ' +
  'thirty days, as long as a visitor may come back to a form.';
const harmless = 'No key: it changes nothing, and a visitor who reloads calls it again.';

const described: Record<keyof typeof functions, Described> = {
  logStep: {
    summary: 'Notes a step of a visitor',
    use: 'Sent after the page has been served. Its outcome is never shown; a failure goes to the front end’s log.',
    milliseconds: [limits.logging],
    repeats: 'No key, and never repeated: a lost step stays lost.',
  },
  extract: {
    summary: 'Reads a business’s details from its website',
    use:
      'Any subset of the fields may come back: values of the wrong type and unknown keys are dropped, the rest is ' +
      'offered to the visitor for correction. Given up when the visitor leaves.',
    milliseconds: [...new Set(variants.map(({ extractionLimitMs }) => extractionLimitMs))],
    repeats: harmless,
  },
  cloneVoice: {
    summary: 'Clones the owner’s voice',
    use:
      '`audioData` is plain base64 of the recording (MP3, M4A, WAV, OGG or WebM, 10 MB at most), sent with a ' +
      '`Content-Length`. `agentId` is `pending` before the receptionist exists.',
    milliseconds: [limits.spending],
    repeats: sameKey,
  },
  createAgent: {
    summary: 'Creates a receptionist',
    use: 'The visitor waits for it, and is led to the page of the receptionist that `agentId` names.',
    milliseconds: [limits.spending],
    repeats: sameKey,
  },
  assignPhone: {
    summary: 'Assigns a trial phone number',
    use: 'A positive response may come without a number while none is ready. An agent that has one keeps it.',
    milliseconds: [limits.usual],
    repeats: sameKey,
  },
  getPhone: {
    summary: 'Tells an agent’s phone number',
    use: 'A positive response without a number makes the page ask for one (`assign-agent-phone`).',
    milliseconds: [limits.usual],
    repeats: `${harmless} Where nobody answers, or a proxy with 502, 503 or 504, it is tried up to two more times within the time limit.`,
  },
  subscribe: {
    summary: 'Opens a checkout for the trial',
    use:
      'The visitor is sent to `url`, whose host must be among the front end’s `CHECKOUT_HOSTS`. The checkout returns ' +
      'to `{Origin}/calendar-setup?session_id=…&agentId=…`, and on cancelling to `{Origin}/payment-setup`. ' +
      'A key whose checkout ran out unpaid may get a new address, but never a second subscription.',
    milliseconds: [limits.usual],
    repeats: sameKey,
    sendsOrigin: true,
  },
  storeRedirect: {
    summary: 'Notes the return from the checkout',
    use: 'Sent for each checkout session and browser until it succeeds, for any agent that the address names: ask the payment provider about the session before you believe it. `queryString` is what stood behind the `?`, byte for byte. Only logged.',
    milliseconds: [limits.usual],
    repeats:
      'No key. After a failure it is sent again with the next page of the visitor that shows the receptionist, so the same report may come twice.',
  },
};

/** Bodies as the strict mock checks them, responses as the client does. */
export const contract: readonly ContractFunction[] = names().map((key) => {
  const { milliseconds, sendsOrigin = false, ...words } = described[key];
  const { name, response } = functions[key];
  const secondsAtMost = milliseconds.map((ms) => ms / 1_000).sort((a, b) => a - b);
  return {
    name,
    response,
    sendsOrigin,
    secondsAtMost,
    ...words,
    ...requirementsFor(name),
    example: examples[key],
  };
});

function names(): (keyof typeof functions)[] {
  if (handlers.length !== Object.keys(functions).length)
    throw new Error('client and mock differ in functions');
  return Object.keys(functions) as (keyof typeof functions)[]; // the keys of a literal object
}
