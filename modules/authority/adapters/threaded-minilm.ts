import { Worker } from "node:worker_threads";
import { DomainError } from "#modules/kernel";
import type { Embedder } from "../ports.ts";
import { MINILM } from "./minilm-model.ts";

type Reply = { id: number; vectors?: Float32Array[]; failure?: string };
type Waiting = { resolve: (vectors: Float32Array[]) => void; reject: (error: Error) => void };

/** The local model in a thread of its own, started with the first text, so that the event loop never waits for it. */
export function createThreadedMiniLm({ threads }: { threads: number }): Embedder {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = startThread({ threads });
    started.unref();
    started.on("message", ({ id, vectors, failure }: Reply) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (vectors) asked?.resolve(vectors);
      else asked?.reject(new DomainError("unavailable", failure ?? "The embedding model failed."));
    });
    const stop = (cause: unknown) => {
      if (worker === started) worker = null;
      for (const { reject } of waiting.values()) {
        reject(new DomainError("unavailable", "The embedding model stopped. Ask again.", { cause }));
      }
      waiting.clear();
    };
    started.on("error", stop);
    started.on("exit", stop);
    return started;
  }

  return {
    ...MINILM,
    embed(texts, signal) {
      signal?.throwIfAborted();
      worker ??= start();
      worker.ref();
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker!.postMessage({ id, texts });
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** Beside the bundle in a build; from the sources a thread must first learn to read TypeScript. */
function startThread(workerData: { threads: number }): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./minilm-worker.js", import.meta.url), { workerData });
  const source = new URL("./minilm-worker.ts", import.meta.url).href;
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(start, { eval: true, workerData });
}
