import { delay } from 'msw';

let factor = 1;

/** Scales all simulated delays: 1 is realistic, 0 responds at once. */
export function setLatencyFactor(newFactor: number): void {
  factor = newFactor;
}

export function simulateDelay(ms: number): Promise<void> {
  return delay(ms * factor);
}
