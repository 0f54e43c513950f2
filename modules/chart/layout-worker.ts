/** Entry of the layout thread: a graph in, a scene or a reason out. */
import { parentPort } from "node:worker_threads";
import { layOut } from "./layout.ts";
import type { Job, Reply } from "./layout-thread.ts";

parentPort?.on("message", ({ number, graph }: Job) => {
  const reply: Reply = { number, ...outcomeOf(graph) };
  parentPort?.postMessage(reply);
});

function outcomeOf(graph: Job["graph"]): Omit<Reply, "number"> {
  try {
    return { scene: layOut(graph) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
