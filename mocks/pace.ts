import { delay } from 'msw';

let pace = 1;

/** Which share of its usual time the mock backend takes from now on; tests have no time to lose. */
export function setPace(share: number): void {
  pace = share;
}

/** As long as the real backend would take, about. */
export function work(usualMs: number): Promise<void> {
  return delay(usualMs * pace);
}
