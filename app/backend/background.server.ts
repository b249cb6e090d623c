const pending = new Set<Promise<unknown>>();

/** Lets work go on after its request's response; the process waits for it before it ends. */
export function runInBackground(work: Promise<unknown>): void {
  pending.add(work);
  void work.finally(() => pending.delete(work));
}

export async function finishBackgroundTasks(): Promise<void> {
  await Promise.allSettled(pending);
}
