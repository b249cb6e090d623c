import { nextRequest } from './phone-state';
import type { PhoneRequest, PhoneState } from './phone-state';

export interface ServedPhone {
  agentId: string;
  state: PhoneState;
  /** Whether the page goes on to request a number by itself. */
  automatic: boolean;
}

/** Each request once; a page that is being left sends none and shows nothing. */
export async function followNumber(
  { agentId, state, automatic }: ServedPhone,
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

/** By the JSON of `/demo/agent/{id}/number`. What does not come through is a problem of the catalogue of errors. */
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
    return response.ok ? await response.json() : { kind: 'problem', text };
  } catch {
    return { kind: 'problem', text };
  }
}
