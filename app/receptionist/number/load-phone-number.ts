import { nextRequest } from './phone-state';
import type { PhoneRequest, PhoneState } from './phone-state';

export interface InitialPhone {
  agentId: string;
  state: PhoneState;
  /** Whether the page may request a number without a click. */
  automatic: boolean;
}

/** How often the page looks for a requested number: for five minutes. */
const recheck = { everyMs: 20_000, times: 15 } as const;

/**
 * Looks the number up and requests one if needed, each at most once. Then looks for the requested number until it is there.
 * Does nothing more after `signal` aborts.
 */
export async function loadPhoneNumber(
  { agentId, state, automatic }: InitialPhone,
  show: (state: PhoneState) => void,
  signal: AbortSignal,
): Promise<void> {
  const requested = new Set<PhoneRequest>();
  let current = state;
  let next = nextRequest(current, automatic);
  while (next && !requested.has(next.request)) {
    const { request, afterMs } = next;
    requested.add(request);
    if (request === 'assign') show({ kind: 'assigning' });
    await delay(afterMs);
    if (signal.aborted) return;
    current = await requestPhone(agentId, request, signal);
    if (signal.aborted) return;
    next = nextRequest(current, automatic);
    if (!next) show(current);
  }
  if (current.kind === 'none') await waitForNumber(agentId, show, signal);
}

/** Shows the requested number as soon as the backend has it. */
async function waitForNumber(
  agentId: string,
  show: (state: PhoneState) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; turn < recheck.times; turn += 1) {
    await delay(recheck.everyMs);
    if (signal.aborted) return;
    const reply = await requestPhone(agentId, 'look', signal);
    if (signal.aborted) return;
    if (reply.kind === 'ready') return show(reply);
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Requests the number as JSON. Network and server errors become a `problem` state. */
async function requestPhone(
  agentId: string,
  request: PhoneRequest,
  signal: AbortSignal,
): Promise<PhoneState> {
  const post = { method: 'POST', body: new URLSearchParams({ intent: 'assign' }) };
  const text = request === 'look' ? 'Error fetching phone number' : 'Phone number assignment failed';
  try {
    const response = await fetch(`/demo/agent/${agentId}/number`, {
      signal,
      ...(request === 'assign' ? post : {}),
    });
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    return response.ok ? await response.json() : { kind: 'problem', text, requestId };
  } catch {
    return { kind: 'problem', text };
  }
}
