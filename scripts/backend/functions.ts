import type { z } from 'zod';

import { functionNames, rowOf } from '../../app/backend/contract.server';
import type { Contract, FunctionName } from '../../app/backend/contract.server';
import { sentQuestions } from '../../app/domain/business-questions';
import type { SentQuestion } from '../../app/domain/business-questions';
import { defaultSchedule } from '../../app/domain/weekly-schedule';
import { variants } from '../../app/setup/variants';
import { mockFunctions } from '../../mocks/functions';

/** What the documents say of a function beside its row in the contract. */
type Description<Name extends FunctionName> = {
  summary: string;
  use: string;
  /** Where testers type a fault for the mock backend, what they see, and the part of the example that is typed there. */
  provoke: { where: string; shows: string; inExample: string };
  /** A request and a successful response. Tests validate them, and send the request. */
  example: { body: ExampleBody<Name>; response: object };
  /** The time limits, if some pages have a shorter one. */
  timeoutsMs?: readonly number[];
} & (Contract[Name]['retry'] extends 'with-key' ? { keyDerivedFrom: string } : { repeats: string });

export type ExampleBody<Name extends FunctionName> = z.infer<Contract[Name]['body']> &
  (Contract[Name] extends { fileKey: infer Key extends string } ? Record<Key, string> : unknown);

/** Whom the examples are about. The checks of a backend replace these texts by marked ones. */
export const exampleOwner = {
  name: 'Ana Rivera',
  email: 'ana@rivera-plumbing.example',
  business: 'Rivera Plumbing',
  agentId: 'agent_7f3kq9',
};
const { email, business, agentId } = exampleOwner;

/** New questions are empty in the example until they get a value below. */
const emptyFields = Object.fromEntries(sentQuestions.map((name) => [name, ''])) as Record<
  SentQuestion,
  string
>; // one entry per question

const readOnly = 'No key: the call changes nothing. It is sent again when the visitor reloads.';

export const descriptions: { [Name in FunctionName]: Description<Name> } = {
  logStep: {
    summary: 'Logs a visitor’s step',
    use: 'Sent in the background, usually after the response to the visitor, but not always: no response waits for it. The outcome is never shown; the front end logs failures.',
    repeats: 'No key, and no retry: a step that fails is lost.',
    provoke: {
      where: 'any e-mail or business name',
      shows: "nothing; the server's log",
      inExample: 'rivera-plumbing',
    },
    example: {
      body: {
        step: 'home_page_visit',
        agentId: 'unknown',
        userEmail: email,
        stepData: { page: '/', pathname: '/' },
        origin: 'WebForm',
        visitType: 'home',
      },
      response: { success: true },
    },
  },
  extractWebsite: {
    summary: 'Reads a business’s details from its website',
    use:
      'The response may have any subset of the fields. Values of the wrong type and unknown keys are ignored; the ' +
      'visitor can correct the rest. The call is aborted when the visitor leaves. The front end refuses addresses that ' +
      'are internal as written, but any host name can resolve to an internal address: check the address that DNS ' +
      'returned, connect to exactly that one, and check each redirect the same way.',
    timeoutsMs: [...new Set(variants.map(({ readingLimitMs }) => readingLimitMs))],
    repeats: readOnly,
    provoke: {
      where: 'website, e.g. `refuse-extract.example`, or its e-mail',
      shows: "'Extraction Failed'; `hang`: 'Analysis Timed Out'",
      inExample: 'rivera-plumbing',
    },
    example: {
      body: { email, websiteAddress: 'https://rivera-plumbing.example' },
      response: {
        success: true,
        businessData: {
          BusinessName: business,
          BusinessPhoneNumber: '(512) 555-0123',
          TimeZone: 'America/Chicago',
          ServiceType: 'Travel to Customer',
          ServiceRangeMiles: 25,
          WeeklySchedule: {
            saturday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] },
          },
        },
      },
    },
  },
  cloneVoice: {
    summary: 'Clones the owner’s voice',
    use:
      '`audioData` is the recording (MP3, M4A, WAV, OGG or WebM, at most 10 MB) in base64, without a data URL prefix. ' +
      'The request has a `Content-Length`. `agentId` is `pending` until the receptionist exists.',
    keyDerivedFrom: 'the setup or agent, the business name and the recording',
    provoke: { where: 'business name', shows: "'Voice Creation Failed'", inExample: business },
    example: {
      body: {
        audioData: 'T2dnUwACAAAAAAAAAAB=',
        voiceName: `${business} Receptionist`,
        businessName: business,
        agentId: 'pending',
      },
      response: { success: true, voiceId: 'voice_5d1e' },
    },
  },
  createAgent: {
    summary: 'Creates a receptionist',
    use:
      'The visitor waits for the response and is redirected to the page of the receptionist with this `agentId`. The id is ' +
      'public: owners paste it into their websites. Make it unguessable, and let nobody read, change or delete anything of ' +
      'an owner’s with the id alone. The front end keeps who owns a receptionist in cookies and owner’s links.',
    keyDerivedFrom: 'the setup: one setup creates at most one agent',
    provoke: {
      where: 'business name or e-mail',
      shows: "'Agent Creation Failed'",
      inExample: business,
    },
    example: {
      body: {
        email,
        businessData: {
          ...emptyFields,
          BusinessName: business,
          BusinessPhoneNumber: '512-555-0123',
          BusinessEmail: email,
          TimeZone: 'America/Chicago',
          ServiceType: 'Travel to Customer',
          ServiceRangeMiles: 25,
          BusinessDescription: 'Repairs, drains and water heaters.',
          BusinessAddressStreet: '100 Congress Avenue',
          BusinessAddressCity: 'Austin',
          BusinessAddressState: 'TX',
          BusinessAddressZipcode: '78701',
          BusinessHours:
            'Mon[9:00AM-5:00PM]; Tue[9:00AM-5:00PM]; Wed[9:00AM-5:00PM]; Thu[9:00AM-5:00PM]; Fri[9:00AM-5:00PM]; Sat[Closed]; Sun[Closed]',
          DaysOpen: 'Monday, Tuesday, Wednesday, Thursday, Friday',
          WeeklySchedule: defaultSchedule(),
        },
        smsConsent: { consent: true, date: '2026-03-02T15:04:05.000Z', source: 'website sign up form' },
      },
      response: { success: true, agentId },
    },
  },
  assignPhone: {
    summary: 'Assigns a trial phone number',
    use: 'A successful response can omit the number if none is available yet. An agent that has a number keeps it.',
    keyDerivedFrom: 'the agent',
    provoke: {
      where: 'business name, or `/demo/agent/agent_refuseassign`',
      shows: "'Phone number assignment failed'",
      inExample: business,
    },
    example: {
      body: {
        agentId,
        businessName: business,
        userEmail: email,
        userAddress: '100 Congress Avenue',
        userCity: 'Austin',
        userState: 'TX',
        userZipcode: '78701',
      },
      response: { success: true, assignedPhoneNumber: '+15125550123' },
    },
  },
  getPhone: {
    summary: 'Returns an agent’s phone number',
    use: 'After a successful response without a number, the page requests one with `assign-agent-phone`.',
    repeats: readOnly,
    provoke: {
      where: 'business name, or `/demo/agent/agent_refusephone`',
      shows: "'Failed to …' or 'Error fetching phone number'",
      inExample: '7f3kq9',
    },
    example: { body: { agentId }, response: { success: true, phoneNumber: '+15125550123' } },
  },
  subscribe: {
    summary: 'Opens a checkout for the trial',
    use:
      'The visitor is redirected to `url`, whose host must be one of the front end’s `CHECKOUT_HOSTS`. The checkout ' +
      'returns to `{Origin}/calendar-setup?session_id=…&agentId=…`, or to `{Origin}/payment-setup` if the visitor cancels. ' +
      'If a checkout expires unpaid, its key may get a new URL, but never a second subscription.',
    keyDerivedFrom: 'the agent and the customer’s email, ignoring case',
    provoke: {
      where: 'Full Name or Email Address of the trial form',
      shows: "'Failed to start subscription. …'",
      inExample: exampleOwner.name,
    },
    example: {
      body: {
        customerInfo: {
          name: exampleOwner.name,
          email,
          address: '100 Congress Avenue',
          city: 'Austin',
          state: 'TX',
          zipCode: '78701',
        },
        agentId,
      },
      response: { url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2' },
    },
  },
  storeRedirect: {
    summary: 'Reports the return from the checkout',
    use: 'Sent for each checkout session and browser until it succeeds. The agent id comes from the URL, so verify the session with the payment provider. `queryString` is the URL’s query, byte for byte. The front end only logs the outcome.',
    repeats:
      'No key. After a failure it is sent again when the visitor opens the next page with the receptionist, so the same report can arrive twice.',
    provoke: {
      where: 'the query of `/calendar-setup`',
      shows: "nothing; the server's log",
      inExample: 'cs_test_a1B2',
    },
    example: {
      body: { agentId, queryString: `session_id=cs_test_a1B2&agentId=${agentId}` },
      response: { success: true },
    },
  },
};

const retried =
  'If there is no response, or a 502, 503 or 504, the call is sent up to two more times within the time limit.';

function keyedRepeats(identity: string): string {
  return [
    `The key is derived from ${identity}. After an unknown outcome (no response, 5xx, 408, 409, 425, 429, or a response of`,
    'another shape) the next attempt has the same key, even if other details changed. A key must have one effect and one',
    'response. After a definite rejection (`success: false`, any other 4xx) the next attempt has a new key; after an unknown',
    'outcome, only `success: false` leads to one.',
    `${retried} Store a key and its response for 30 days, because visitors can return to a form for that long.`,
  ].join(' ');
}

/** All functions: request bodies are the strict mock's schemas, responses are the client's. */
export const documentedFunctions = functionNames.map((key) => {
  const { path, shortName, response, retry, timeoutMs, fileKey, sendsOrigin = false } = rowOf(key);
  const description = descriptions[key];
  const { summary, use, provoke, example, timeoutsMs = [timeoutMs] } = description;
  return {
    key,
    path,
    shortName,
    summary,
    use,
    provoke,
    example,
    body: mockFunctions[key].body,
    response,
    fileKey,
    sendsOrigin,
    requiresKey: retry === 'with-key',
    /** Time limits in seconds. There are several if the limit depends on the page. */
    secondsAtMost: timeoutsMs.map((ms) => ms / 1_000).sort((one, other) => one - other),
    repeats:
      'keyDerivedFrom' in description
        ? keyedRepeats(description.keyDerivedFrom)
        : `${description.repeats}${retry === 'never' ? '' : ` ${retried}`}`,
  };
});
export type DocumentedFunction = (typeof documentedFunctions)[number];
