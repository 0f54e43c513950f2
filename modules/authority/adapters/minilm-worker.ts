/** Thread entry: says when it is ready; then texts come in, and their vectors go out. */
import { parentPort } from "node:worker_threads";
import { loadMiniLm } from "./minilm.ts";
import type { Reply } from "./threaded-minilm.ts";

const port = parentPort!;
const say = (reply: Reply) => port.postMessage(reply);
const model = loadMiniLm();

port.on("message", async (texts: string[]) => {
  try {
    const { embed } = await model;
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await embed(text));
    say({ vectors });
  } catch (error) {
    say({ failure: error instanceof Error ? error.message : String(error) });
  }
});

// A model that could not be loaded says so to the first texts.
await model.catch(() => undefined);
say({ ready: true });
