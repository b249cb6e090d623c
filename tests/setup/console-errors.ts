import { afterEach, beforeEach, vi } from 'vitest';
import type { MockInstance } from 'vitest';

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console output: ${JSON.stringify(calls[0])}`);
});
