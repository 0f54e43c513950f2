/** The thread that lays charts out, so that a large group never holds up other requests. */
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { pathToFileURL } from "node:url";
import { DomainError } from "#modules/kernel";
import type { Scene } from "./contract.ts";
import type { ChartGraph } from "./schema.ts";

export interface Job {
  number: number;
  graph: ChartGraph;
}

export interface Reply {
  number: number;
  scene?: Scene;
  failure?: string;
}

interface Waiting {
  resolve: (scene: Scene) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export interface LayoutThread {
  run(graph: ChartGraph): Promise<Scene>;
  close(): Promise<void>;
}

/** Started with the first graph, and again after it had to be stopped. */
export function createLayoutThread({ withinMs }: { withinMs: number }): LayoutThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function started(): Worker {
    if (worker) return worker;
    const fresh = new Worker(entry());
    fresh.unref();
    fresh
      .on("message", ({ number, scene, failure }: Reply) => {
        const job = waiting.get(number);
        if (!job) return;
        settle(number);
        if (scene) job.resolve(scene);
        else job.reject(new Error(failure));
      })
      .on("error", (cause) => stop(fresh, cause))
      .on("exit", () => stop(fresh));
    worker = fresh;
    return fresh;
  }

  function settle(number: number): void {
    clearTimeout(waiting.get(number)?.timer);
    waiting.delete(number);
  }

  /** All graphs of a thread that has ended are given up; later ones get a new thread. */
  function stop(ended: Worker, cause?: unknown): void {
    if (worker !== ended) return;
    worker = null;
    for (const [number, { reject }] of waiting) {
      settle(number);
      reject(tooLong(cause));
    }
  }

  return {
    run: (graph) =>
      new Promise((resolve, reject) => {
        const thread = started();
        const number = (last += 1);
        const timer = setTimeout(() => void thread.terminate(), withinMs);
        waiting.set(number, { resolve, reject, timer });
        thread.postMessage({ number, graph } satisfies Job);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}

function tooLong(cause: unknown): DomainError {
  return new DomainError(
    "unavailable",
    "The chart could not be drawn in time. The list beside it shows the same; try the chart again later.",
    { cause },
  );
}

/** The built file; from the sources, a line that loads TypeScript first. */
function entry(): URL {
  if (!import.meta.url.endsWith(".ts")) return new URL("./chart-layout.js", import.meta.url);
  const { resolve } = createRequire(import.meta.url);
  const tsx = pathToFileURL(resolve("tsx/esm/api")).href.replace(/\.cjs$/, ".mjs");
  const source = new URL("./layout-worker.ts", import.meta.url).href;
  return new URL(
    `data:text/javascript,import{register}from${JSON.stringify(tsx)};register();await import(${JSON.stringify(source)})`,
  );
}
