/** Recall of Chroma's approximate search against an exact scan. */
import type { Collection } from "chromadb";
import type { Library } from "./library.ts";
import { readSet } from "./questions.ts";
import { atLeast, plain, type Figure } from "./report.ts";

const PAGE = 1000;
/** Number of neighbors, as in a search. */
const ASKED_FOR = 200;

export async function measureRecall({ semantic, passages }: Library): Promise<Figure[]> {
  const questions = await semantic.embeddings.embed(readSet("checking").map(({ question }) => question));
  const held = await readVectors(await passages());
  const shares = { best: 0, all: 0 };
  for (const question of questions) {
    const exact = scan(question, held, ASKED_FOR);
    shares.best += shareOf(exact.slice(0, 10), await semantic.chunks("statute").nearest(question, 10));
    shares.all += shareOf(exact, await semantic.chunks("statute").nearest(question, ASKED_FOR));
  }
  return [
    atLeast("Chroma's recall@10 against an exact scan", shares.best / questions.length, 0.98),
    plain(`Chroma's recall@${ASKED_FOR}`, shares.all / questions.length, ""),
  ];
}

function shareOf(exact: number[], found: { id: string }[]): number {
  const ids = new Set(found.map(({ id }) => Number(id)));
  return exact.filter((id) => ids.has(id)).length / exact.length;
}

interface Held {
  id: number;
  vector: Float32Array;
}

async function readVectors(collection: Collection): Promise<Held[]> {
  const held: Held[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = await collection.get({ limit: PAGE, offset, include: ["embeddings"] });
    page.ids.forEach((id, at) =>
      held.push({ id: Number(id), vector: Float32Array.from(page.embeddings[at]!) }),
    );
    if (page.ids.length < PAGE) return held;
  }
}

/** Ids of the `k` nearest by exact scan. */
function scan(question: Float32Array, held: Held[], k: number): number[] {
  return held
    .map(({ id, vector }) => ({ id, similarity: dot(question, vector) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, k)
    .map(({ id }) => id);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
