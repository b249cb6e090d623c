import { numberPath } from '~/domain/paths';
import type { NoScriptRefresh } from '~/platform/page-handle';
import { fromJson } from './former-states'; // FORMER RELEASE: delete

/** The state of an agent's trial number, on pages and in the JSON at `numberPath`. */
export type NumberState =
  /** The number hasn't been looked up yet. */
  | { kind: 'not-looked-up' }
  /** The agent has no number, and none was requested. */
  | { kind: 'unassigned' }
  /** The same in another browser. Only the owner's browser can have a number assigned. */
  | { kind: 'unassigned-not-owner' }
  | { kind: 'assigning' }
  | { kind: 'ready'; number: string }
  | { kind: 'problem'; text: NumberProblem; requestId?: string | undefined }
  /** A number was requested, but the backend hasn't assigned one yet. */
  | { kind: 'requested' }
  /** The trial ended before the number was known here. The number is neither looked up nor assigned anymore. */
  | { kind: 'ended' }
  /** One of our own receptionists, which get no number. */
  | { kind: 'house' };

export type NumberProblem =
  'Failed to fetch phone number' | 'Error fetching phone number' | 'Phone number assignment failed';

export type NumberAction = 'look' | 'assign';

/** The values of `?phone=`. `check` looks the number up and leaves assigning one to a button. */
type PhoneQuery = NumberAction | 'check';

/**
 * What a page does next by itself, and after which delay. `null` in a final state. A page that was opened from another site
 * looks the number up, but leaves assigning one to the button.
 */
function nextAction(
  { kind }: NumberState,
  isAutomatic: boolean,
): { action: NumberAction; afterMs: number } | null {
  if (kind === 'not-looked-up') return { action: 'look', afterMs: 2_000 };
  if (isAutomatic && (kind === 'unassigned' || kind === 'assigning')) return { action: 'assign', afterMs: 0 };
  return null;
}

/**
 * The page refresh that does the same without scripts. It has a number assigned only in the state `assigning`, which only the
 * session's own agents have.
 */
export function noScriptRefresh(
  path: string,
  { state, isAutomatic }: Pick<InitialNumber, 'state' | 'isAutomatic'>,
): NoScriptRefresh | null {
  const next = nextAction(state, isAutomatic);
  if (!next || state.kind === 'unassigned') return null;
  const asked: PhoneQuery = isAutomatic ? next.action : 'check';
  return { afterMs: next.afterMs, url: askingPath(path, asked) };
}

/** The URL of the page at `path`, which first asks for the number. */
export function askingPath(path: string, asked: PhoneQuery): string {
  return `${path}${path.includes('?') ? '&' : '?'}phone=${asked}`;
}

export interface InitialNumber {
  agentId: string;
  state: NumberState;
  /** Whether the page may have a number assigned without a click. */
  isAutomatic: boolean;
}

/** How often the page looks a requested number up: for five minutes. */
const recheck = { everyMs: 20_000, times: 15 } as const;

/**
 * Looks the number up and has one assigned if needed, each at most once. Then repeats the lookup until the number is
 * assigned. Stops when `signal` aborts.
 */
export async function followNumber(
  { agentId, state, isAutomatic }: InitialNumber,
  show: (state: NumberState) => void,
  signal: AbortSignal,
): Promise<void> {
  const done = new Set<NumberAction>();
  let current = state;
  let next = nextAction(current, isAutomatic);
  while (next && !done.has(next.action)) {
    const { action, afterMs } = next;
    done.add(action);
    if (action === 'assign') show({ kind: 'assigning' });
    await delay(afterMs);
    if (signal.aborted) return;
    current = await fetchNumber(agentId, action, signal);
    if (signal.aborted) return;
    next = nextAction(current, isAutomatic);
    if (!next) show(current);
  }
  if (current.kind === 'requested') await waitForNumber(agentId, show, signal);
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
    const reply = await fetchNumber(agentId, 'look', signal);
    if (signal.aborted) return;
    if (reply.kind === 'ready') return show(reply);
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Network and server errors become a `problem` state. */
async function fetchNumber(agentId: string, action: NumberAction, signal: AbortSignal): Promise<NumberState> {
  const post = { method: 'POST', body: new URLSearchParams({ intent: 'assign' }) };
  const text = action === 'look' ? 'Error fetching phone number' : 'Phone number assignment failed';
  try {
    const response = await fetch(numberPath(agentId), {
      signal,
      ...(action === 'assign' ? post : {}),
    });
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    return response.ok ? fromJson(await response.json()) : { kind: 'problem', text, requestId };
  } catch {
    return { kind: 'problem', text };
  }
}
