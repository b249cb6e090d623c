import { delay } from 'msw';

let pace = 1;

/** Share of the usual delays; tests have no time to lose. */
export function setPace(share: number): void {
  pace = share;
}

export function work(usualMs: number): Promise<void> {
  return delay(usualMs * pace);
}
