/** The state of an agent's trial number, on pages and in the JSON of `/demo/agent/{id}/number`. */
export type PhoneState =
  /** The number hasn't been looked up yet. */
  | { kind: 'waiting' }
  /** The agent has no number, and nobody has requested one. */
  | { kind: 'unassigned' }
  /** The agent has no number, and this browser isn't its owner's, who alone can request one. */
  | { kind: 'not-owner' }
  | { kind: 'assigning' }
  | { kind: 'ready'; number: string }
  | { kind: 'problem'; text: PhoneProblem; requestId?: string | undefined }
  /** A number was requested, but the backend hasn't assigned one yet. */
  | { kind: 'none' }
  /** One of our own receptionists, for which visitors can't request a number. */
  | { kind: 'house' };

type PhoneProblem =
  'Failed to fetch phone number' | 'Error fetching phone number' | 'Phone number assignment failed';

export type PhoneRequest = 'look' | 'assign';

/** The values of `?phone=`. `check` looks the number up and leaves requesting one to a button. */
type AskedPhone = PhoneRequest | 'check';

/**
 * The next request that a page sends by itself, and its delay; `null` in a final state. A page opened from another site
 * looks the number up, but leaves requesting one to its button.
 */
export function nextRequest(
  { kind }: PhoneState,
  automatic: boolean,
): { request: PhoneRequest; afterMs: number } | null {
  if (kind === 'waiting') return { request: 'look', afterMs: 2_000 };
  if (automatic && (kind === 'unassigned' || kind === 'assigning')) return { request: 'assign', afterMs: 0 };
  return null;
}

/**
 * The page refresh that replaces these requests without scripts. It requests a number only in the state `assigning`, which
 * is for the session's own agents.
 */
export function noScriptRefresh(agentId: string, state: PhoneState, automatic: boolean) {
  const next = nextRequest(state, automatic);
  if (!next || state.kind === 'unassigned') return null;
  const asked: AskedPhone = automatic ? next.request : 'check';
  return { afterMs: next.afterMs, url: `/demo/agent/${agentId}?phone=${asked}` };
}
