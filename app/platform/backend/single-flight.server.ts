/**
 * Runs one task a key at a time: a second call with the key of a task under way gets the first one's result.
 * A double click that reaches the server twice thus makes one backend call, whatever the backend does with keys.
 */
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
