import { DomainError } from "#modules/kernel";

export interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  slots: number;
  /** Of these, at most so many for one lane. */
  perLane: number;
  /** Waiting pieces of work of one lane, and of all lanes. */
  laneCapacity: number;
  capacity: number;
  /** Message for people when the queue is full: what happened and what to do. */
  full: string;
}

/** Work within this process that takes turns by lane, such as a client. */
export interface FairQueue {
  /**
   * Runs the work when it is the lane's turn; lanes are served one after another.
   * @param signal drops work that still waits, and rejects with its reason.
   * @throws DomainError `unavailable` when full, and whatever `work` throws.
   */
  run<Result>(lane: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface Lane {
  waiting: (() => Promise<void>)[];
  running: number;
}

export function createFairQueue({
  slots,
  perLane,
  laneCapacity,
  capacity,
  full,
}: FairQueueOptions): FairQueue {
  // In the order of their next turn.
  const lanes = new Map<string, Lane>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    for (const [name, lane] of lanes) {
      if (running >= slots) return;
      if (lane.running >= perLane || lane.waiting.length === 0) continue;
      const next = lane.waiting.shift()!;
      waiting -= 1;
      lanes.delete(name);
      lanes.set(name, lane);
      void start(name, lane, next);
    }
  }

  async function start(name: string, lane: Lane, work: () => Promise<void>): Promise<void> {
    lane.running += 1;
    running += 1;
    await work();
    lane.running -= 1;
    running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(name);
    startNext();
  }

  function drop(name: string, lane: Lane, entry: () => Promise<void>): boolean {
    const place = lane.waiting.indexOf(entry);
    if (place < 0) return false;
    lane.waiting.splice(place, 1);
    waiting -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(name);
    return true;
  }

  return {
    run(name, work, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const lane = lanes.get(name) ?? { waiting: [], running: 0 };
        if (lane.waiting.length >= laneCapacity || waiting >= capacity) {
          return reject(new DomainError("unavailable", full));
        }
        lanes.set(name, lane);
        const onAbort = () => {
          if (drop(name, lane, entry)) reject(signal?.reason);
        };
        const entry = () => {
          signal?.removeEventListener("abort", onAbort);
          return Promise.resolve().then(work).then(resolve, reject);
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        lane.waiting.push(entry);
        waiting += 1;
        startNext();
      });
    },
  };
}
