/** Finding sections of the newest releases by words, by meaning, or by both. */
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import type { ChunkMemory } from "./chunk-memory.ts";
import { fuse, type FusedSection } from "./fusion.ts";
import { createLawInForce, type LawInForce } from "./law-in-force.ts";
import { findNear, type Near } from "./near.ts";
import { weighWords, type Concept, type WordEvidence } from "./ranking.ts";
import { readSpelling, type Spelling } from "./spelling.ts";
import type { Meaning } from "./vectors.ts";
import { questionWords } from "./vocabulary.ts";

/** What a statute's word counts beside the taxpayer's own. */
const STATUTE_WORD_WEIGHT = 0.6;

const BY_WORDS_ONLY = "Found by words only: search by meaning is away for the moment.";

export interface Retrieved {
  /** The text with its slips put right. */
  understood: string;
  sections: FusedSection[];
  /** Chunks of these sections by their ids. */
  chunks: ChunkMemory;
  /** Set when meaning was asked for and could not be had. */
  notice?: string;
}

export type Retrieval = ReturnType<typeof createRetrieval>;

export interface RetrievalDeps {
  knex: Knex;
  meaning: Meaning | null;
  log: Log;
}

export function createRetrieval({ knex, meaning, log }: RetrievalDeps) {
  const lawInForce = createLawInForce(knex, meaning?.embedder.id ?? null);
  let spelling: Promise<Spelling> | null = null;

  async function understand(law: LawInForce, text: string): Promise<string> {
    spelling ??= readSpelling();
    const spell = await spelling;
    return spell(text, async (words) => {
      const postings = await law.postings(words);
      return new Set(words.filter((word) => postings.get(word)!.some(({ chunks }) => chunks.length > 0)));
    });
  }

  async function byWords(law: LawInForce, text: string): Promise<WordEvidence> {
    return weighWords(await readConcepts(law, text), law);
  }

  async function byMeaning(own: Meaning, law: LawInForce, text: string): Promise<Near> {
    const [vector] = await own.embedder.embed([text]);
    return findNear(own, law, vector!);
  }

  /** As `byMeaning`, or a notice when the model or Chroma is away. */
  async function nearOrNotice(
    law: LawInForce,
    text: string,
  ): Promise<{ near: Near | null; notice?: string }> {
    if (!meaning) return WORDS_ONLY;
    try {
      return { near: await byMeaning(meaning, law, text) };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      log.warn({ error: error.message }, "searching by words only");
      return { near: null, notice: BY_WORDS_ONLY };
    }
  }

  return {
    lawInForce,

    /** At most `limit` sections, best first; `semantic` without vectors finds nothing and says so. */
    async retrieve(
      law: LawInForce,
      text: string,
      mode: "hybrid" | "lexical" | "semantic",
      limit: number,
    ): Promise<Retrieved> {
      const understood = await understand(law, text);
      const [words, { near, notice }] = await Promise.all([
        mode === "semantic" ? null : byWords(law, understood),
        mode === "lexical" ? WORDS_ONLY : nearOrNotice(law, understood),
      ]);
      return { understood, sections: fuse(law, words, near, limit), chunks: law.chunks, notice };
    },
  };
}

interface NearOrNotice {
  near: Near | null;
  notice?: string;
}

const WORDS_ONLY: NearOrNotice = { near: null };

export async function readConcepts(law: LawInForce, text: string): Promise<Concept[]> {
  const words = questionWords(text);
  const postings = await law.postings(words.flatMap((word) => [word.asked, ...word.statute]));
  const terms = (word: string, weight: number) => postings.get(word)!.map((held) => ({ ...held, weight }));
  return words
    .map(({ asked, statute, weight }) => ({
      terms: [
        ...terms(asked, weight),
        ...statute.flatMap((other) => terms(other, weight * STATUTE_WORD_WEIGHT)),
      ],
    }))
    .filter((concept) => concept.terms.length > 0);
}
