import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import setupCall, { callEvent } from './setup-call.enhance';
import type { CallConfig } from './setup-call.enhance';

const sessionKeys = { currentAgentId: 'agent_a1', userCity: 'Austin', userZipcode: '' };
const stored = new Map<string, string>();
const assign = vi.fn();
const gtag = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { setItem: (key: string, text: string) => stored.set(key, text) });
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('window', { gtag });
});

afterEach(() => {
  vi.useRealTimers();
  stored.clear();
});

/** Ends a call with these parameters of the redirect tool, which the agent may call again. */
async function endCall(parameters: unknown, reply: () => Promise<Response>, again: unknown[] = []) {
  const sent = vi.fn((path: string, _post: RequestInit) =>
    path === '/voice-handover' ? reply() : Promise.resolve(new Response()),
  );
  vi.stubGlobal('fetch', sent);
  const page = Object.assign(new EventTarget(), { querySelectorAll: () => [] });
  setupCall(page as unknown as HTMLElement); // it uses nothing else of the element
  const config: CallConfig = {};
  page.dispatchEvent(new CustomEvent(callEvent, { detail: { config } }));
  sent.mockClear(); // the logged start of the call
  for (const each of [parameters, ...again]) await config.clientTools?.redirectToDemo?.(each);
  await vi.runAllTimersAsync();
  return sent;
}

test.each([
  ['that a number was assigned', async () => Response.json({ assigned: true, sessionKeys }), true, 2],
  ['that no number was assigned', async () => Response.json({ assigned: false, sessionKeys }), false, 2],
  ['an error', async () => Response.json({ assigned: true, sessionKeys }, { status: 400 }), false, 1],
  ['invalid JSON', async () => new Response('<html>'), false, 1],
  ['no response', () => Promise.reject(new TypeError('offline')), false, 1],
])('opens the receptionist’s page after %s', async (_what, reply, success, keys) => {
  await endCall({ Agent_Id: 'agent_a1' }, reply);
  expect(assign).toHaveBeenCalledWith('/demo/agent/agent_a1');
  expect(gtag).toHaveBeenLastCalledWith('event', '99', { success });
  expect(stored.get('currentAgentId')).toBe('agent_a1');
  expect(stored.size).toBe(keys);
});

test('sends texts and numbers, and stores only what the server accepted', async () => {
  const said = {
    Agent_Id: ' agent_a1 ',
    UsersCity: 'Austin',
    UsersZipcode: 7870,
    UsersState: { nested: true },
  };
  const sent = await endCall(said, async () => Response.json({ assigned: true, sessionKeys }));
  const [address, post] = sent.mock.lastCall ?? [];
  expect([address, post?.method, String(post?.body)]).toEqual([
    '/voice-handover',
    'POST',
    'Agent_Id=agent_a1&UsersCity=Austin&UsersZipcode=7870',
  ]);
  expect(Object.fromEntries(stored)).toEqual({ currentAgentId: 'agent_a1', userCity: 'Austin' });
});

test.each([null, undefined, 'agent_a1', 7, [], { Agent_Id: { nested: true } }, { Agent_Id: 'agent_a b' }])(
  'sends nothing without a valid agent ID: %j',
  async (parameters) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent = await endCall(parameters, async () => Response.json({}));
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockClear();
    expect(sent).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  },
);

test('opens the receptionist of the first valid agent ID, and sends its answers once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const again = [{ Agent_Id: 'agent_a1' }, { Agent_Id: 'agent_b2' }];
  const sent = await endCall({ Agent_Id: 'not valid' }, async () => Response.json({ assigned: true }), again);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
  expect(sent.mock.calls.map(([, post]) => String(post.body))).toEqual(['Agent_Id=agent_a1']);
  expect(assign).toHaveBeenLastCalledWith('/demo/agent/agent_a1');
});
