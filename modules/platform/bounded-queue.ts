import { DomainError } from "#modules/kernel";

/** Runs one piece of work at a time, in the order of asking, also after a failure. */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface BoundedQueueOptions {
  /** Pieces of work that it holds, the running one included. */
  capacity: number;
  /** Sentence for people when it is full: what happened and what to do. */
  full: string;
}

/** Within this process. The queue rejects with DomainError `unavailable` when it is full. */
export function createBoundedQueue({ capacity, full }: BoundedQueueOptions): BoundedQueue {
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;
  return async (work) => {
    if (size >= capacity) throw new DomainError("unavailable", full);
    size += 1;
    const result = last.then(work).finally(() => {
      size -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
