import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pauseBeforeRedirect } from './pause-before-redirect';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a redirect waits half a second, any other answer does not [9.time.3, 4.delay.1, 4.A.10, 4.B.5]', async () => {
  expect(await pauseBeforeRedirect(async () => 'page', 500)).toBe('page');
  const redirect = new Response(null, { status: 303 });
  const thrown = vi.fn();
  void pauseBeforeRedirect(() => Promise.reject(redirect), 500).catch(thrown);
  await vi.advanceTimersByTimeAsync(499);
  expect(thrown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(thrown).toHaveBeenCalledWith(redirect);
});

test('the steps that create wait half a second [9.time.3]', () => {
  for (const step of ['voice', 'confirm'])
    expect(readFileSync(`app/routes/create-agent/${step}.tsx`, 'utf8')).toMatch(
      /pauseBeforeRedirect\([\s\S]*?, 500\)/,
    );
});
