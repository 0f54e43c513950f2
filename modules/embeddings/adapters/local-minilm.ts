import { DomainError } from "#modules/kernel";
import type { Embedder } from "../ports.ts";
import { MINILM } from "./minilm-model.ts";
import { startModelProcess, type ModelProcess, type Reply } from "./minilm-process.ts";

/** Texts sent to a process at a time. */
const SLICE = 8;

interface Job {
  texts: string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

interface Worker {
  process: ModelProcess;
  /** False until the model is loaded. */
  ready: boolean;
  job: Job | null;
}

/**
 * The local model in up to `processes` child processes, so that it never blocks the event loop. The first starts with
 * the first text, the others when many texts come at once. Each uses one core: a second core on one text gains nothing.
 */
export function createLocalMiniLm({ processes }: { processes: number }): Embedder {
  const workers = new Set<Worker>();
  const queue: Job[] = [];

  function addWorker(): void {
    const worker: Worker = { process: startModelProcess({ onReply, onEnd }), ready: false, job: null };
    workers.add(worker);

    function onReply(reply: Reply): void {
      if (worker.job) settle(worker.job, reply);
      worker.job = null;
      worker.ready = true;
      dispatch();
    }

    function onEnd(cause: unknown): void {
      workers.delete(worker);
      const lost = [...(worker.job ? [worker.job] : []), ...(workers.size === 0 ? queue.splice(0) : [])];
      const error = new DomainError("unavailable", "The embedding model stopped. Try again.", { cause });
      for (const job of lost) job.reject(error);
    }
  }

  /** Gives waiting jobs to idle workers. */
  function dispatch(): void {
    for (const worker of workers) {
      if (!worker.ready || worker.job) continue;
      worker.job = queue.shift() ?? null;
      worker.process.hold(worker.job !== null);
      if (worker.job) worker.process.send(worker.job.texts);
    }
  }

  return {
    ...MINILM,
    async embed(texts, signal) {
      signal?.throwIfAborted();
      const slices = slicesOf(texts);
      while (workers.size < Math.min(processes, slices.length)) addWorker();
      const jobs = slices.map(
        (slice) =>
          new Promise<Float32Array[]>((resolve, reject) => {
            queue.push({ texts: slice, resolve, reject });
          }),
      );
      dispatch();
      return (await Promise.all(jobs)).flat();
    },
    async close() {
      for (const worker of workers) worker.process.stop();
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
