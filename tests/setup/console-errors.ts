import { afterEach, beforeEach, vi } from 'vitest';
import type { MockInstance } from 'vitest';

/** Spies that make a test fail if it calls `console.error` or `console.warn` unexpectedly. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console output: ${JSON.stringify(calls[0])}`);
});
