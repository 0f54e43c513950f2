/** What the vectors say of a question, by section of the law in force. */
import { NOT_IN_FORCE, type LawInForce } from "./law-in-force.ts";
import type { Neighbour } from "./ports.ts";
import type { Meaning } from "./vectors.ts";

const NEAR_CHUNKS = 200;
const NEAR_SECTIONS = 100;

/** A chunk near the question in meaning. */
export interface NearChunk {
  chunkId: number;
  /** Cosine, −1 to 1. */
  similarity: number;
}

/** What is near a question in meaning, by place of the section; 0 for what is not. */
export interface Near {
  /** Closest first. */
  chunks: Map<number, NearChunk[]>;
  /** Cosine of the section as a whole. */
  wholes: Float64Array;
  /** Cosines of the last passage and the last section that came: all others are no nearer than these. */
  farthest: { passage: number; whole: number };
  /** Cosine of its closest phrase. */
  phrases: Float64Array;
  /** Cosine of the closest phrase for what no section speaks of. */
  elsewhere: number;
}

/** @throws DomainError `unavailable` while Chroma is away. */
export async function findNear(
  { chunks, sections }: Meaning,
  law: LawInForce,
  question: Float32Array,
): Promise<Near> {
  const asked = Promise.all([
    chunks.nearest(question, NEAR_CHUNKS),
    sections.nearest(question, NEAR_SECTIONS),
  ]);
  // While Chroma is at it.
  const phrases = closestPhrases(law, question);
  const [nearChunks, nearSections] = await asked;
  return {
    chunks: chunksBySection(law, nearChunks),
    wholes: wholesBySection(law, nearSections),
    farthest: { passage: nearChunks.at(-1)?.similarity ?? 0, whole: nearSections.at(-1)?.similarity ?? 0 },
    phrases,
    elsewhere: closestElsewhere(law, question),
  };
}

/** Closest first, as they come; what an old version's vector points to is left out. */
function chunksBySection(law: LawInForce, near: Neighbour[]): Map<number, NearChunk[]> {
  const groups = new Map<number, NearChunk[]>();
  for (const { id, similarity } of near) {
    const section = law.sectionOfChunk(id);
    if (section === undefined) continue;
    const group = groups.get(section);
    if (group) group.push({ chunkId: id, similarity });
    else groups.set(section, [{ chunkId: id, similarity }]);
  }
  return groups;
}

function wholesBySection(law: LawInForce, near: Neighbour[]): Float64Array {
  const wholes = new Float64Array(law.sectionIds.length);
  for (const { id, similarity } of near) {
    const section = law.sectionOfVersion(id);
    if (section !== undefined) wholes[section] = similarity;
  }
  return wholes;
}

/** Cosine of each section's closest phrase with the question, by place of the section; 0 for one without. */
function closestPhrases(
  { sectionIds, phraseSections, phraseVectors }: LawInForce,
  question: Float32Array,
): Float64Array {
  const closest = new Float64Array(sectionIds.length);
  phraseSections.forEach((section, phrase) => {
    if (section === NOT_IN_FORCE) return;
    const similarity = similarityAt(phraseVectors, phrase * question.length, question);
    if (similarity > closest[section]!) closest[section] = similarity;
  });
  return closest;
}

function closestElsewhere({ elsewhere }: LawInForce, question: Float32Array): number {
  let closest = 0;
  for (let from = 0; from < elsewhere.length; from += question.length) {
    closest = Math.max(closest, similarityAt(elsewhere, from, question));
  }
  return closest;
}

/** Cosine of vectors of length 1: the question, and the one that begins at `from`. */
function similarityAt(vectors: Float32Array, from: number, question: Float32Array): number {
  let similarity = 0;
  for (let at = 0; at < question.length; at++) similarity += question[at]! * vectors[from + at]!;
  return similarity;
}
