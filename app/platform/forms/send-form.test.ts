import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sendForm } from './send-form';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const posted = () =>
  new Request('http://site.example/form', { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) });

test('a redirect waits half a second, any other answer does not [9.time.3, 4.delay.1, 4.A.10, 4.B.5]', async () => {
  expect(await sendForm({ request: posted(), serverAction: async () => 'page', pauseMs: 500 })).toBe('page');
  const redirect = new Response(null, { status: 303 });
  const thrown = vi.fn();
  const serverAction = () => Promise.reject(redirect);
  void sendForm({ request: posted(), serverAction, pauseMs: 500 }).catch(thrown);
  await vi.advanceTimersByTimeAsync(499);
  expect(thrown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(thrown).toHaveBeenCalledWith(redirect);
});

test('a lost connection keeps what was typed and says so [D.enhance]', async () => {
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendForm({ request: posted(), serverAction })).toMatchObject({
    toast: { title: 'Not sent' },
    lastResult: { initialValue: { name: 'Ana' } },
  });
});

test('the steps that create wait half a second [9.time.3]', () => {
  for (const file of ['set-up/voice/voice-step.tsx', 'set-up/creation/confirm-step.tsx'])
    expect(readFileSync(`app/${file}`, 'utf8')).toMatch(/pauseMs( =|:) 500/);
});
