import { log } from '~/platform/telemetry/log.server';

const pending = new Set<Promise<unknown>>();

/** Lets work continue after the response. The process waits for it before it exits, and survives its failure. */
export function runInBackground(work: Promise<unknown>): void {
  pending.add(work);
  void work
    .catch((error: unknown) => log.error({ err: error }, 'work in the background failed'))
    .finally(() => pending.delete(work));
}

/** Resolves when all background work is done. */
export async function finishBackgroundWork(): Promise<void> {
  await Promise.allSettled(pending);
}
