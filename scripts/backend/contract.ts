import type { z } from 'zod';

import { timeoutsMs } from '../../app/backend/functions.server';
import { functions } from '../../app/backend/messages.server';
import { variants } from '../../app/setup/variants';
import { handlers } from '../../mocks/server';
import { requirementsFor } from '../../mocks/strict-handler';
import type { Requirements } from '../../mocks/strict-handler';
import { examples } from './examples';

export interface ContractFunction extends Requirements {
  name: string;
  summary: string;
  use: string;
  /** Time limits in seconds. There are several if the limit depends on the page. */
  secondsAtMost: readonly number[];
  repeats: string;
  sendsOrigin: boolean;
  response: z.ZodType;
  example: { body: object; response: object };
}

type Description = Pick<ContractFunction, 'summary' | 'use' | 'repeats'> & {
  milliseconds: readonly number[];
  sendsOrigin?: boolean;
};

const keyedBy = (identity: string) =>
  `The key is derived from ${identity}. After an unknown outcome (no response, 5xx, 408, 409, 425, 429, or a response of ` +
  'another shape) the next attempt has the same key, even if other details changed. A key must have one effect and one ' +
  'response. After a definite rejection (`success: false`, any other 4xx) the next attempt has a new key. If there is no ' +
  'response, or a 502, 503 or 504, the call is sent up to two more times within the time limit. Store a key and its ' +
  'response for 30 days, because visitors can return to a form for that long.';
const readOnly = 'No key: the call changes nothing. It is sent again when the visitor reloads.';

const descriptions: Record<keyof typeof functions, Description> = {
  logStep: {
    summary: 'Logs a visitor’s step',
    use: 'Sent after the response to the visitor. The outcome is never shown; the front end logs failures.',
    milliseconds: [timeoutsMs.logging],
    repeats: 'No key, and no retry: a step that fails is lost.',
  },
  extract: {
    summary: 'Reads a business’s details from its website',
    use:
      'The response may have any subset of the fields. Values of the wrong type and unknown keys are ignored; the ' +
      'visitor can correct the rest. The call is aborted when the visitor leaves. The front end refuses addresses that ' +
      'are internal as written, but any host name can resolve to an internal address: check the address that DNS ' +
      'returned, connect to exactly that one, and check each redirect the same way.',
    milliseconds: [...new Set(variants.map(({ extractionLimitMs }) => extractionLimitMs))],
    repeats: readOnly,
  },
  cloneVoice: {
    summary: 'Clones the owner’s voice',
    use:
      '`audioData` is the recording (MP3, M4A, WAV, OGG or WebM, at most 10 MB) in base64, without a data URL prefix. ' +
      'The request has a `Content-Length`. `agentId` is `pending` until the receptionist exists.',
    milliseconds: [timeoutsMs.slow],
    repeats: keyedBy('the setup or agent, the business name and the recording'),
  },
  createAgent: {
    summary: 'Creates a receptionist',
    use:
      'The visitor waits for the response and is redirected to the page of the receptionist with this `agentId`. The id is ' +
      'public: owners paste it into their websites. Make it unguessable, and let nobody read, change or delete anything of ' +
      'an owner’s with the id alone. The front end keeps who owns a receptionist in cookies and owner’s links.',
    milliseconds: [timeoutsMs.slow],
    repeats: keyedBy('the setup: one setup creates at most one agent'),
  },
  assignPhone: {
    summary: 'Assigns a trial phone number',
    use: 'A successful response can omit the number if none is available yet. An agent that has a number keeps it.',
    milliseconds: [timeoutsMs.standard],
    repeats: keyedBy('the agent'),
  },
  getPhone: {
    summary: 'Returns an agent’s phone number',
    use: 'After a successful response without a number, the page requests one with `assign-agent-phone`.',
    milliseconds: [timeoutsMs.standard],
    repeats: `${readOnly} If there is no response, or a 502, 503 or 504, it is sent up to two more times within the time limit.`,
  },
  subscribe: {
    summary: 'Opens a checkout for the trial',
    use:
      'The visitor is redirected to `url`, whose host must be one of the front end’s `CHECKOUT_HOSTS`. The checkout ' +
      'returns to `{Origin}/calendar-setup?session_id=…&agentId=…`, or to `{Origin}/payment-setup` if the visitor cancels. ' +
      'If a checkout expires unpaid, its key may get a new URL, but never a second subscription.',
    milliseconds: [timeoutsMs.standard],
    repeats: keyedBy('the agent and the customer’s email, ignoring case'),
    sendsOrigin: true,
  },
  storeRedirect: {
    summary: 'Reports the return from the checkout',
    use: 'Sent for each checkout session and browser until it succeeds. The agent id comes from the URL, so verify the session with the payment provider. `queryString` is the URL’s query, byte for byte. The front end only logs the outcome.',
    milliseconds: [timeoutsMs.standard],
    repeats:
      'No key. After a failure it is sent again when the visitor opens the next page with the receptionist, so the same report can arrive twice.',
  },
};

/** The contract: request bodies are the strict mock's schemas, responses are the client's schemas. */
export const contract: readonly ContractFunction[] = functionKeys().map((key) => {
  const { milliseconds, sendsOrigin = false, ...texts } = descriptions[key];
  const { name, response } = functions[key];
  const secondsAtMost = milliseconds.map((ms) => ms / 1_000).sort((a, b) => a - b);
  return {
    name,
    response,
    sendsOrigin,
    secondsAtMost,
    ...texts,
    ...requirementsFor(name),
    example: examples[key],
  };
});

function functionKeys(): (keyof typeof functions)[] {
  if (handlers.length !== Object.keys(functions).length)
    throw new Error('The client and the mock have different functions.');
  return Object.keys(functions) as (keyof typeof functions)[]; // the keys of a literal object
}
