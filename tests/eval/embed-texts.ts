/**
 * Writes the vectors of our own texts, the wordings of practice notes, what they say, and the digests, with the product's local model:
 *
 *     npx tsx tests/eval/embed-texts.ts
 *
 * A vector is a signed byte for each dimension, as a share of its greatest; its length is restored when it is read.
 * Vectors made before are kept in `.cache`, so that only new and changed texts cost time.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createEmbeddings } from "#modules/embeddings";
import { DIGESTS_FOLDER } from "../../modules/ai/digests/digests.ts";
import { digestTexts } from "../../modules/ai/digests/nearness.ts";
import { SAID_FOLDER, saidByNotes } from "../../modules/ai/openings/nearness.ts";
import { readWordings, WORDINGS_FOLDER } from "../../modules/ai/practice-notes/wordings.ts";
import { textsHash, VECTORS, type KeyedText } from "../../modules/ai/stored-vectors.ts";

const MOST = 127;
const ROOT = join(import.meta.dirname, "../..");
/** A vector in base64 for each text, by the SHA-256 of model and text. */
const KEPT = join(ROOT, ".cache/embedded-texts.json");

const embeddings = createEmbeddings("", { embeddings: "local" });
const kept = new Map<string, string>(existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : []);
await writeVectors(WORDINGS_FOLDER, readWordings());
await writeVectors(SAID_FOLDER, saidByNotes());
await writeVectors(DIGESTS_FOLDER, digestTexts());
await embeddings.close();
mkdirSync(dirname(KEPT), { recursive: true });
writeFileSync(KEPT, JSON.stringify([...kept]));

async function writeVectors(folder: string, texts: KeyedText[]): Promise<void> {
  const made = texts.filter(({ text }) => !kept.has(keyOf(text)));
  const vectors = await embeddings.embed(made.map(({ text }) => text));
  for (const [at, { text }] of made.entries()) {
    kept.set(keyOf(text), inBytes(vectors[at]!).toString("base64"));
  }
  const bytes = Buffer.concat(texts.map(({ text }) => Buffer.from(kept.get(keyOf(text))!, "base64")));
  const manifest = {
    model: embeddings.id,
    script: "tests/eval/embed-texts.ts",
    dimensions: embeddings.dimensions,
    texts: textsHash(texts),
    sha256: sha256(bytes),
  };
  const path = join(ROOT, folder);
  writeFileSync(join(path, VECTORS.bytes), bytes);
  writeFileSync(join(path, VECTORS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`${folder}: ${texts.length} texts, ${made.length} of them new\n`);
}

function keyOf(text: string): string {
  return sha256(`${embeddings.id}\n${text}`);
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function inBytes(vector: Float32Array): Buffer {
  const most = Math.max(...vector.map(Math.abs)) || 1;
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / most) * MOST)).buffer);
}
