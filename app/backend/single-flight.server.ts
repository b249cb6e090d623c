/** Returns a function that runs one task per key at a time. Calls with the same key meanwhile get its result, so a double click makes one backend call. */
export function createSingleFlight() {
  const inProgress = new Map<string, Promise<unknown>>();

  return function once<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = inProgress.get(key) as Promise<Result> | undefined; // the same key always names the same kind of task
    if (running) return running;
    const started = task().finally(() => inProgress.delete(key));
    inProgress.set(key, started);
    return started;
  };
}
