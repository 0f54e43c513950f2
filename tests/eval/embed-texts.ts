/**
 * Writes the vectors of our own texts, the wordings of practice notes, what they say, and the digests, with the product's local model:
 *
 *     npx tsx tests/eval/embed-texts.ts
 *
 * A vector is a signed byte for each dimension, as a share of its greatest; its length is restored when it is read.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddings } from "#modules/embeddings";
import { DIGESTS_FOLDER } from "../../modules/ai/digests/digests.ts";
import { digestTexts } from "../../modules/ai/digests/nearness.ts";
import { SAID_FOLDER, saidByNotes } from "../../modules/ai/openings/nearness.ts";
import { readWordings, WORDINGS_FOLDER } from "../../modules/ai/practice-notes/wordings.ts";
import { textsHash, VECTORS, type KeyedText } from "../../modules/ai/stored-vectors.ts";

const MOST = 127;

const embeddings = createEmbeddings("", { embeddings: "local" });
await writeVectors(WORDINGS_FOLDER, readWordings());
await writeVectors(SAID_FOLDER, saidByNotes());
await writeVectors(DIGESTS_FOLDER, digestTexts());
await embeddings.close();

async function writeVectors(folder: string, texts: KeyedText[]): Promise<void> {
  const vectors = await embeddings.embed(texts.map(({ text }) => text));
  const bytes = Buffer.concat(vectors.map(inBytes));
  const manifest = {
    model: embeddings.id,
    script: "tests/eval/embed-texts.ts",
    dimensions: embeddings.dimensions,
    texts: textsHash(texts),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const path = join(import.meta.dirname, "../..", folder);
  writeFileSync(join(path, VECTORS.bytes), bytes);
  writeFileSync(join(path, VECTORS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${folder}: ${texts.length} texts\n`);
}

function inBytes(vector: Float32Array): Buffer {
  const most = Math.max(...vector.map(Math.abs)) || 1;
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / most) * MOST)).buffer);
}
