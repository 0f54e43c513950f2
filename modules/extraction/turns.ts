import { DomainError } from "#modules/kernel";

/** One piece of work at a time, in the order of asking. @throws DomainError `unavailable` when `maxWaiting` wait already. */
export function createTurns(maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= maxWaiting) {
      throw new DomainError(
        "unavailable",
        "Too many previews are being made right now. Try again in a moment.",
      );
    }
    waiting += 1;
    const result = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
