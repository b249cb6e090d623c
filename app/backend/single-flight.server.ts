/** A call with the key of a task under way gets that task's result, so that a double click makes one backend call. */
export function createSingleFlight() {
  const underWay = new Map<string, Promise<unknown>>();

  return function once<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = underWay.get(key) as Promise<Result> | undefined; // the same key always names the same kind of task
    if (running) return running;
    const started = task().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
