/** What a page, and the number's own address as JSON, tell of an agent's trial number. */
export type PhoneState =
  /** Not looked up yet. */
  | { kind: 'waiting' }
  /** There is none, and nobody has requested one. */
  | { kind: 'unassigned' }
  | { kind: 'assigning' }
  | { kind: 'ready'; number: string }
  | { kind: 'problem'; text: PhoneProblem }
  /** Requested; the backend gave none yet. */
  | { kind: 'none' }
  /** One of our own receptionists, for which visitors can't request a number. */
  | { kind: 'house' };

export type PhoneProblem =
  'Failed to fetch phone number' | 'Error fetching phone number' | 'Phone number assignment failed';

export type PhoneRequest = 'look' | 'assign';

/** Of an address, `?phone=…`; `check` looks the number up and leaves the rest to a button. */
type AskedPhone = PhoneRequest | 'check';

/**
 * What a page requests by itself, and after how many milliseconds; nothing follows a final state. One that another
 * site led to looks the number up, and leaves requesting one to its button.
 */
export function nextRequest(
  { kind }: PhoneState,
  automatic: boolean,
): { request: PhoneRequest; afterMs: number } | null {
  if (kind === 'waiting') return { request: 'look', afterMs: 2_000 };
  if (automatic && (kind === 'unassigned' || kind === 'assigning')) return { request: 'assign', afterMs: 0 };
  return null;
}

/** Without scripts a page goes on by an address, which may request a number for an own agent only: `assigning`. */
export function noScriptRefresh(agentId: string, state: PhoneState, automatic: boolean) {
  const next = nextRequest(state, automatic);
  if (!next || state.kind === 'unassigned') return null;
  const asked: AskedPhone = automatic ? next.request : 'check';
  return { afterMs: next.afterMs, url: `/demo/agent/${agentId}?phone=${asked}` };
}
