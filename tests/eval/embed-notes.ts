/**
 * Writes the vectors of the wordings of practice notes, with the product's local model:
 *
 *     npx tsx tests/eval/embed-notes.ts
 *
 * A vector is a signed byte for each dimension, as a share of its greatest; its length is restored when it is read.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddings } from "#modules/embeddings";
import {
  readWordings,
  VECTORS,
  WORDINGS_FOLDER,
  wordingsHash,
} from "../../modules/ai/practice-notes/wordings.ts";

const MOST = 127;

const embeddings = createEmbeddings("", { embeddings: "local" });
const wordings = readWordings();
const vectors = await embeddings.embed(wordings.map(({ asked }) => asked));
await embeddings.close();
const bytes = Buffer.concat(vectors.map(inBytes));
const manifest = {
  model: embeddings.id,
  script: "tests/eval/embed-notes.ts",
  dimensions: embeddings.dimensions,
  wordings: wordingsHash(wordings),
  sha256: createHash("sha256").update(bytes).digest("hex"),
};
const folder = join(import.meta.dirname, "../..", WORDINGS_FOLDER);
writeFileSync(join(folder, VECTORS.bytes), bytes);
writeFileSync(join(folder, VECTORS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`${wordings.length} wordings\n`);

function inBytes(vector: Float32Array): Buffer {
  const most = Math.max(...vector.map(Math.abs)) || 1;
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / most) * MOST)).buffer);
}
