import { DomainError } from "#modules/kernel";
import type { Embedder } from "../ports.ts";
import { MINILM } from "./minilm-model.ts";
import { startModelProcess, type ModelProcess, type Reply } from "./minilm-process.ts";

/** Texts that a process takes at a time. */
const SLICE = 8;

interface Job {
  texts: string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

interface Seat {
  process: ModelProcess;
  /** False until the model is loaded. */
  ready: boolean;
  job: Job | null;
}

/**
 * The local model, in up to `processes` of its own, so that the event loop never waits for it. The first starts with
 * the first text, the others with many at once. Each works alone on one core: two cores on one text gain nothing.
 */
export function createLocalMiniLm({ processes }: { processes: number }): Embedder {
  const seats = new Set<Seat>();
  const queue: Job[] = [];

  function addSeat(): void {
    const seat: Seat = { process: startModelProcess({ onReply, onEnd }), ready: false, job: null };
    seats.add(seat);

    function onReply(reply: Reply): void {
      if (seat.job) settle(seat.job, reply);
      seat.job = null;
      seat.ready = true;
      handOut();
    }

    function onEnd(cause: unknown): void {
      seats.delete(seat);
      const lost = [...(seat.job ? [seat.job] : []), ...(seats.size === 0 ? queue.splice(0) : [])];
      const error = new DomainError("unavailable", "The embedding model stopped. Try again.", { cause });
      for (const job of lost) job.reject(error);
    }
  }

  /** Gives waiting jobs to those who have none. */
  function handOut(): void {
    for (const seat of seats) {
      if (!seat.ready || seat.job) continue;
      seat.job = queue.shift() ?? null;
      seat.process.hold(seat.job !== null);
      if (seat.job) seat.process.send(seat.job.texts);
    }
  }

  return {
    ...MINILM,
    async embed(texts, signal) {
      signal?.throwIfAborted();
      const slices = slicesOf(texts);
      while (seats.size < Math.min(processes, slices.length)) addSeat();
      const jobs = slices.map(
        (slice) =>
          new Promise<Float32Array[]>((resolve, reject) => {
            queue.push({ texts: slice, resolve, reject });
          }),
      );
      handOut();
      return (await Promise.all(jobs)).flat();
    },
    async close() {
      for (const seat of seats) seat.process.stop();
    },
  };
}

function settle(job: Job, reply: Reply): void {
  if ("vectors" in reply) return job.resolve(reply.vectors);
  const reason = "failure" in reply ? reply.failure : "The embedding model failed.";
  job.reject(new DomainError("unavailable", reason));
}

function slicesOf(texts: string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / SLICE) }, (_, index) =>
    texts.slice(index * SLICE, (index + 1) * SLICE),
  );
}
