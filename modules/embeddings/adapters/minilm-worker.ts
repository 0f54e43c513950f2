/** Entry of the model's child process: reports ready, then answers each message of texts with their vectors. */
import { loadMiniLm } from "./minilm.ts";
import type { Reply } from "./minilm-process.ts";

const model = loadMiniLm();
// The parent may have gone.
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

// A model that failed to load is reported with the first texts.
await model.catch(() => undefined);
say({ ready: true });
