import { Worker } from "node:worker_threads";
import { DomainError } from "#modules/kernel";
import type { Embedder } from "../ports.ts";
import { MINILM } from "./minilm-model.ts";

/** Texts that a thread takes at a time. */
const SLICE = 8;

/** What a thread says: that it is ready, then the outcome of each job. */
export type Reply = { ready: true } | { vectors: Float32Array[] } | { failure: string };

interface Job {
  texts: string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** False until the model is loaded. */
  ready: boolean;
  job: Job | null;
}

/**
 * The local model in threads of its own, so that the event loop never waits for it. The first one starts with the
 * first text, the others with the first that are many. Each computes alone: two cores on one text gain nothing.
 */
export function createThreadedMiniLm({ threads }: { threads: number }): Embedder {
  const pool = new Set<Thread>();
  const queue: Job[] = [];

  function addThread(): void {
    const thread: Thread = { worker: startWorker(), ready: false, job: null };
    pool.add(thread);
    thread.worker.on("message", (reply: Reply) => {
      if (thread.job) settle(thread.job, reply);
      thread.job = null;
      thread.ready = true;
      handOut();
    });
    const end = (cause: unknown) => {
      pool.delete(thread);
      const lost = [...(thread.job ? [thread.job] : []), ...(pool.size === 0 ? queue.splice(0) : [])];
      const error = new DomainError("unavailable", "The embedding model stopped. Ask again.", { cause });
      for (const job of lost) job.reject(error);
    };
    thread.worker.on("error", end);
    thread.worker.on("exit", end);
  }

  /** Gives waiting jobs to the threads that have none; a thread without work does not keep the process alive. */
  function handOut(): void {
    for (const thread of pool) {
      if (!thread.ready || thread.job) continue;
      thread.job = queue.shift() ?? null;
      if (thread.job) {
        thread.worker.ref();
        thread.worker.postMessage(thread.job.texts);
      } else {
        thread.worker.unref();
      }
    }
  }

  return {
    ...MINILM,
    async embed(texts, signal) {
      signal?.throwIfAborted();
      const slices = slicesOf(texts);
      while (pool.size < Math.min(threads, slices.length)) addThread();
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
      await Promise.all([...pool].map(({ worker }) => worker.terminate()));
    },
  };
}

function settle(job: Job, reply: Reply): void {
  if ("vectors" in reply) job.resolve(reply.vectors);
  else
    job.reject(
      new DomainError("unavailable", "failure" in reply ? reply.failure : "The embedding model failed."),
    );
}

function slicesOf(texts: string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / SLICE) }, (_, index) =>
    texts.slice(index * SLICE, (index + 1) * SLICE),
  );
}

/** Beside the bundle in a build; from the sources a thread must first learn to read TypeScript. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./minilm-worker.js", import.meta.url));
  const source = new URL("./minilm-worker.ts", import.meta.url).href;
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(start, { eval: true });
}
