/** Runs tasks in the order in which they come, each after the one before it is over. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
