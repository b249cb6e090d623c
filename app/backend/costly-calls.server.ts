import { isWithinLimit, requireCallWithinLimits } from '~/platform/http/rate-limit.server';
import type { Limit } from '~/platform/http/rate-limit.server';
import { requireNoBot } from '~/platform/http/refusal.server';
import type { ByteSource } from '~/platform/http/spooled-body.server';
import type { Visit } from '~/platform/cookies/visit.server';
import { backend } from './backend.server';
import { idempotencyKeyFor } from './idempotency-key.server';
import { contract } from './contract.server';
import type { BodyOf, Contract, FunctionName } from './contract.server';
import type { Outcome } from './outcome';

// The backend functions that features may call (eslint.boundaries.js), except for the log of steps. Each call first counts
// against its limit, then is refused if the honeypot is filled in. Both throw a page that offers the same form again, except
// in `storeRedirect`, which no form causes. `form` is the form that causes the call, or empty. Calls that create or charge
// something then get an idempotency key.

/** Reads a website. How long that may take depends on the variant of the setup. */
export async function extractWebsite(
  visit: Visit,
  form: FormData,
  body: BodyOf<'extractWebsite'>,
  options: { timeoutMs: number; signal?: AbortSignal },
) {
  await requireAllowedCall(visit, form, 'extractWebsite');
  return backend.extractWebsite(body, options);
}

/** Looks up the number of any agent. */
export async function getPhone(visit: Visit, form: FormData, agentId: string) {
  await requireAllowedCall(visit, form, 'getPhone');
  return backend.getPhone({ agentId });
}

/** `subject` is the ID of the draft or the agent that gets the voice. */
export function cloneVoice(
  visit: Visit,
  form: FormData,
  subject: string,
  body: BodyOf<'cloneVoice'>,
  sample: { audio: ByteSource; fingerprint: string },
) {
  const details = [body.agentId, body.businessName, sample.fingerprint];
  return callOnce(visit, form, 'cloneVoice', [subject, details], (key) =>
    backend.cloneVoice(body, { ...key, file: sample.audio }),
  );
}

/** Creates at most one agent per draft. `isJoined` says that the call joined one in progress, whose outcome it returns. */
export async function createAgent(
  visit: Visit,
  form: FormData,
  draftId: string,
  body: BodyOf<'createAgent'>,
) {
  let isJoined = true;
  const outcome = await callOnce(visit, form, 'createAgent', [draftId], (key) => {
    isJoined = false;
    return backend.createAgent(body, key);
  });
  return { outcome, isJoined };
}

/** Assigns at most one number per agent. */
export function assignPhone(visit: Visit, form: FormData, body: BodyOf<'assignPhone'>) {
  return callOnce(visit, form, 'assignPhone', [body.agentId], (key) => backend.assignPhone(body, key));
}

/** Opens at most one subscription per agent and email. Spelling variants of the email count as the same. */
export function subscribe(visit: Visit, form: FormData, body: BodyOf<'subscribe'>, origin: string) {
  const email = body.customerInfo.email.normalize('NFC').trim().toLowerCase();
  return callOnce(visit, form, 'subscribe', [body.agentId, email], (key) =>
    backend.subscribe(body, { ...key, origin }),
  );
}

/** Resolves to `null` without a call if the network is over its limit. No visitor waits for this call. */
export async function storeRedirect(request: Request, body: BodyOf<'storeRedirect'>) {
  const { shortName, limits } = contract.storeRedirect;
  return (await isWithinLimit(request, shortName, limits[0])) ? backend.storeRedirect(body) : null;
}

type FunctionWith<Trait> = {
  [Name in FunctionName]: Contract[Name] extends Trait ? Name : never;
}[FunctionName];

async function requireAllowedCall(
  { request }: Visit,
  form: FormData,
  name: FunctionWith<{ limits: readonly [Limit, ...Limit[]] }>,
): Promise<void> {
  const { shortName, limits } = contract[name];
  await requireCallWithinLimits(request, form, shortName, limits);
  requireNoBot(request, form);
}

/** The calls in progress by idempotency key. */
const inProgress = new Map<string, Promise<unknown>>();

/**
 * Calls with the same subject and details are repeats: they get the same idempotency key. A repeat of a call in progress, as
 * after a double click, gets that call's result.
 */
async function callOnce<Result extends Outcome<unknown>>(
  visit: Visit,
  form: FormData,
  name: FunctionWith<{ retry: 'with-key'; limits: readonly ['60-a-minute', '100-a-day'] }>,
  [subject, details]: [subject: string, details?: unknown],
  call: (key: { idempotencyKey: string }) => Promise<Result>,
): Promise<Result> {
  await requireAllowedCall(visit, form, name);
  const { shortName } = contract[name];
  const { key, saveOutcome } = await idempotencyKeyFor(visit.jar, shortName, subject, details);
  const started = inProgress.get(key) ?? call({ idempotencyKey: key }).finally(() => inProgress.delete(key));
  inProgress.set(key, started);
  const result = (await started) as Result; // the key is derived from the name, so it is a call of the same function
  await saveOutcome(result);
  return result;
}
