/** Thread entry: texts come in with a number, vectors go out with the same number. */
import { parentPort, workerData } from "node:worker_threads";
import { loadMiniLm } from "./minilm.ts";

const port = parentPort!;
const model = loadMiniLm((workerData as { threads: number }).threads);
model.catch(() => undefined);

port.on("message", async ({ id, texts }: { id: number; texts: string[] }) => {
  try {
    const loaded = await model;
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await loaded.embed(text));
    port.postMessage({ id, vectors });
  } catch (error) {
    port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
