import { nextRequest } from './phone-state';
import type { PhoneRequest, PhoneState } from './phone-state';
import { requestPhone } from './request-phone';

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
    requested.add(next.request);
    if (next.request === 'assign') show({ kind: 'assigning' });
    await new Promise((resolve) => setTimeout(resolve, next?.afterMs));
    if (signal.aborted) return;
    const reply = await requestPhone(agentId, next.request, signal);
    if (signal.aborted) return;
    next = nextRequest(reply, automatic);
    if (!next) show(reply);
  }
}
