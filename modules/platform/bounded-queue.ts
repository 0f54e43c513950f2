import { DomainError } from "#modules/kernel";

/** Runs one piece of work at a time, in call order, also after a failure. */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface BoundedQueueOptions {
  /** Maximum number of queued pieces of work, including the running one. */
  capacity: number;
  /** Message for people when the queue is full: what happened and what to do. */
  full: string;
}

/** Works within this process. Rejects with DomainError `unavailable` when full. */
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
