import { numberPath } from '~/domain/paths';
import type { NoScriptRefresh } from '~/platform/page-handle';

/** The state of an agent's trial number, on pages and in the JSON at `numberPath`. */
export type NumberState =
  /** The number hasn't been looked up yet. */
  | { kind: 'waiting' }
  /** The agent has no number, and nobody has requested one. */
  | { kind: 'unassigned' }
  /** The agent has no number, and this browser isn't its owner's, who alone can request one. */
  | { kind: 'not-owner' }
  | { kind: 'assigning' }
  | { kind: 'ready'; number: string }
  | { kind: 'problem'; text: NumberProblem; requestId?: string | undefined }
  /** A number was requested, but the backend hasn't assigned one yet. */
  | { kind: 'none' }
  /** The trial ended before the number was known here. Nobody looks it up or requests one anymore. */
  | { kind: 'ended' }
  /** One of our own receptionists, for which visitors can't request a number. */
  | { kind: 'house' };

export type NumberProblem =
  'Failed to fetch phone number' | 'Error fetching phone number' | 'Phone number assignment failed';

type NumberRequest = 'look' | 'assign';

/** The values of `?phone=`. `check` looks the number up and leaves requesting one to a button. */
type AskedNumber = NumberRequest | 'check';

/**
 * The next request that a page sends by itself, and its delay; `null` in a final state. A page opened from another site
 * looks the number up, but leaves requesting one to its button.
 */
function nextRequest(
  { kind }: NumberState,
  isAutomatic: boolean,
): { request: NumberRequest; afterMs: number } | null {
  if (kind === 'waiting') return { request: 'look', afterMs: 2_000 };
  if (isAutomatic && (kind === 'unassigned' || kind === 'assigning'))
    return { request: 'assign', afterMs: 0 };
  return null;
}

/**
 * The page refresh that replaces these requests without scripts. It requests a number only in the state `assigning`, which
 * is for the session's own agents.
 */
export function noScriptRefresh(
  path: string,
  { state, isAutomatic }: Pick<InitialNumber, 'state' | 'isAutomatic'>,
): NoScriptRefresh | null {
  const next = nextRequest(state, isAutomatic);
  if (!next || state.kind === 'unassigned') return null;
  const asked: AskedNumber = isAutomatic ? next.request : 'check';
  return { afterMs: next.afterMs, url: askingPath(path, asked) };
}

/** The page at `path`, which then asks for the number first. */
export function askingPath(path: string, asked: AskedNumber): string {
  return `${path}${path.includes('?') ? '&' : '?'}phone=${asked}`;
}

export interface InitialNumber {
  agentId: string;
  state: NumberState;
  /** Whether the page may request a number without a click. */
  isAutomatic: boolean;
}

/** How often the page looks for a requested number: for five minutes. */
const recheck = { everyMs: 20_000, times: 15 } as const;

/**
 * Looks the number up and requests one if needed, each at most once. Then looks for the requested number until it is there.
 * Does nothing more after `signal` aborts.
 */
export async function followNumber(
  { agentId, state, isAutomatic }: InitialNumber,
  show: (state: NumberState) => void,
  signal: AbortSignal,
): Promise<void> {
  const requested = new Set<NumberRequest>();
  let current = state;
  let next = nextRequest(current, isAutomatic);
  while (next && !requested.has(next.request)) {
    const { request, afterMs } = next;
    requested.add(request);
    if (request === 'assign') show({ kind: 'assigning' });
    await delay(afterMs);
    if (signal.aborted) return;
    current = await requestPhone(agentId, request, signal);
    if (signal.aborted) return;
    next = nextRequest(current, isAutomatic);
    if (!next) show(current);
  }
  if (current.kind === 'none') await waitForNumber(agentId, show, signal);
}

/** Shows the requested number as soon as the backend has it. */
async function waitForNumber(
  agentId: string,
  show: (state: NumberState) => void,
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
  request: NumberRequest,
  signal: AbortSignal,
): Promise<NumberState> {
  const post = { method: 'POST', body: new URLSearchParams({ intent: 'assign' }) };
  const text = request === 'look' ? 'Error fetching phone number' : 'Phone number assignment failed';
  try {
    const response = await fetch(numberPath(agentId), {
      signal,
      ...(request === 'assign' ? post : {}),
    });
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    return response.ok ? await response.json() : { kind: 'problem', text, requestId };
  } catch {
    return { kind: 'problem', text };
  }
}
