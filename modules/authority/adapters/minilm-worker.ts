/** Entry of the model's own process: says when it is ready; then texts come in, and their vectors go out. */
import { loadMiniLm } from "./minilm.ts";
import type { Reply } from "./minilm-process.ts";

const model = loadMiniLm();
// Nobody may be there to hear it any more.
const say = (reply: Reply) => void process.send?.(reply, () => undefined);

async function answer(texts: string[]): Promise<void> {
  try {
    const { embed } = await model;
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await embed(text));
    say({ vectors });
  } catch (error) {
    say({ failure: error instanceof Error ? error.message : String(error) });
  }
}

process.on("message", answer).on("disconnect", () => process.exit());

// A model that could not be loaded says so to the first texts.
await model.catch(() => undefined);
say({ ready: true });
