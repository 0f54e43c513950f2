/** What the vectors say of a question, by section of the law in force. */
import { highest } from "./cosines.ts";
import type { LawInForce } from "./law-in-force.ts";
import type { PointedUnit } from "./phrases.ts";
import type { Neighbour } from "./ports.ts";
import { subjectOf, type Subject } from "./subject.ts";
import type { Meaning } from "./vectors.ts";

const NEAR_CHUNKS = 100;
const NEAR_SECTIONS = 60;

/** A chunk near the question in meaning. */
export interface NearChunk {
  chunkId: number;
  /** Cosine, −1 to 1. */
  similarity: number;
}

/** A phrase and its cosine, −1 to 1; `unit` is null when it speaks of the section as a whole. */
export interface NearPhrase {
  unit: PointedUnit | null;
  similarity: number;
}

/** What is near a question in meaning, by place of the section; 0 for what is not. */
export interface Near {
  /** Closest first. */
  chunks: Map<number, NearChunk[]>;
  /** Cosine of the section as a whole. */
  wholes: Float64Array;
  /** Cosines of the last passage and of the last section that are among the nearest: all others are no nearer. */
  farthestPassage: number;
  farthestWhole: number;
  /** Cosine of its closest phrase. */
  phrases: Float64Array;
  /** Its phrases, closest first. */
  phrasesOf(section: number): NearPhrase[];
  /** Cosine of the closest phrase for what no section speaks of. */
  elsewhere: number;
  subject: Subject;
}

/** @throws DomainError `unavailable` while Chroma is away. */
export async function findNear(
  { embedder, chunks }: Meaning,
  law: LawInForce,
  question: Float32Array,
): Promise<Near> {
  const asked = chunks.nearest(question, NEAR_CHUNKS);
  // While Chroma is at it.
  const inProcess = {
    ...closestPhrases(law, question),
    ...closestWholes(law, question),
    elsewhere: highest(law.elsewhereCosines(question)),
    subject: subjectOf(embedder.id, question),
  };
  const near = await asked;
  return {
    ...inProcess,
    chunks: chunksBySection(law, near),
    farthestPassage: near.at(-1)?.similarity ?? 0,
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

/** Of the nearest sections as wholes; of all others it counts only that they are no nearer than the last of these. */
function closestWholes(
  { sectionIds, wholeSections, wholeCosines }: LawInForce,
  question: Float32Array,
): Pick<Near, "wholes" | "farthestWhole"> {
  const cosines = wholeCosines(question);
  const ascending = cosines.toSorted();
  const farthestWhole = ascending[Math.max(0, ascending.length - NEAR_SECTIONS)] ?? 0;
  const wholes = new Float64Array(sectionIds.length);
  for (let at = 0; at < cosines.length; at++) {
    if (cosines[at]! >= farthestWhole) wholes[wholeSections[at]!] = cosines[at]!;
  }
  return { wholes, farthestWhole };
}

/** Each section's closest phrase to the question, by place of the section; cosine 0 for one without. */
function closestPhrases(
  { sectionIds, firstPhrases, phraseUnits, phraseCosines }: LawInForce,
  question: Float32Array,
): Pick<Near, "phrases" | "phrasesOf"> {
  const closest = new Float64Array(sectionIds.length);
  // Other questions come while this one waits for Chroma.
  const cosines = phraseCosines(question).slice();
  for (let section = 0; section < closest.length; section++) {
    const end = firstPhrases[section + 1]!;
    for (let phrase = firstPhrases[section]!; phrase < end; phrase++) {
      if (cosines[phrase]! > closest[section]!) closest[section] = cosines[phrase]!;
    }
  }
  return {
    phrases: closest,
    phrasesOf(section) {
      const [from, to] = [firstPhrases[section]!, firstPhrases[section + 1]!];
      return phraseUnits
        .slice(from, to)
        .map((unit, at) => ({ unit, similarity: cosines[from + at]! }))
        .sort((a, b) => b.similarity - a.similarity);
    },
  };
}
