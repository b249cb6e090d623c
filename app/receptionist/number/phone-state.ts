export type PhoneState =
  | { kind: 'waiting' }
  | { kind: 'assigning' }
  | { kind: 'ready'; number: string }
  | { kind: 'problem'; text: PhoneProblem }
  | { kind: 'none' };

export type PhoneProblem =
  'Failed to fetch phone number' | 'Error fetching phone number' | 'Phone number assignment failed';

export type PhoneRequest = 'look' | 'assign';

export function parsePhoneRequest(value: string | null): PhoneRequest | null {
  return value === 'look' || value === 'assign' ? value : null;
}

/** What follows by itself, and after how many milliseconds; nothing follows a final state. */
export function nextRequest(state: PhoneState): { request: PhoneRequest; afterMs: number } | null {
  if (state.kind === 'waiting') return { request: 'look', afterMs: 2_000 };
  if (state.kind === 'assigning') return { request: 'assign', afterMs: 0 };
  return null;
}

/** Opening a page requests a number for an own agent only. */
export function noScriptRefresh(agentId: string, state: PhoneState, own: boolean) {
  const next = nextRequest(state);
  if (!next || (next.request === 'assign' && !own)) return null;
  return { afterMs: next.afterMs, url: `/demo/agent/${agentId}?phone=${next.request}` };
}

export function lostRequest(request: PhoneRequest): PhoneState {
  return {
    kind: 'problem',
    text: request === 'look' ? 'Error fetching phone number' : 'Phone number assignment failed',
  };
}
