const pending = new Set<Promise<unknown>>();

/** Lets work go on after its request's response; the process waits for it before it ends. */
export function inBackground(work: Promise<unknown>): void {
  pending.add(work);
  void work.finally(() => pending.delete(work));
}

export async function settleBackground(): Promise<void> {
  await Promise.allSettled(pending);
}
