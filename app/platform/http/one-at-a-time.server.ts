export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
