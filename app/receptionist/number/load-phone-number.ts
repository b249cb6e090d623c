import { nextRequest } from './phone-state';
import type { PhoneRequest, PhoneState } from './phone-state';

export interface InitialPhone {
  agentId: string;
  state: PhoneState;
  /** Whether the page may request a number without a click. */
  automatic: boolean;
}

/** Looks the number up and requests one if needed, each at most once. Does nothing more after `signal` aborts. */
export async function loadPhoneNumber(
  { agentId, state, automatic }: InitialPhone,
  show: (state: PhoneState) => void,
  signal: AbortSignal,
): Promise<void> {
  const requested = new Set<PhoneRequest>();
  let next = nextRequest(state, automatic);
  while (next && !requested.has(next.request)) {
    const { request, afterMs } = next;
    requested.add(request);
    if (request === 'assign') show({ kind: 'assigning' });
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (signal.aborted) return;
    const reply = await requestPhone(agentId, request, signal);
    if (signal.aborted) return;
    next = nextRequest(reply, automatic);
    if (!next) show(reply);
  }
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
