/** Finding sections of the newest releases by words, by meaning, or by both. */
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import { fuse, type FusedSection, type NearChunk } from "./fusion.ts";
import { rankSections, type Concept, type RankedSection } from "./ranking.ts";
import type { Store } from "./store.ts";
import type { Meaning } from "./vectors.ts";
import { questionWords } from "./vocabulary.ts";
import { readFigures, readLexemes } from "./word-index.ts";

/** What a statute's word counts beside the taxpayer's own. */
const STATUTE_WORD_WEIGHT = 0.6;
const SECTIONS_BY_WORDS = 200;
const CHUNKS_BY_MEANING = 120;

export interface Retrieved {
  sections: FusedSection[];
  /** Set when meaning was asked for and could not be had. */
  notice?: string;
}

export type Retrieval = ReturnType<typeof createRetrieval>;

export interface RetrievalDeps {
  knex: Knex;
  store: Store;
  meaning: Meaning | null;
  log: Log;
}

export function createRetrieval({ knex, store, meaning, log }: RetrievalDeps) {
  async function byWords(text: string): Promise<RankedSection[]> {
    const concepts = await readConcepts(knex, text);
    return concepts.length === 0 ? [] : rankSections(concepts, await readFigures(knex), SECTIONS_BY_WORDS);
  }

  /** Chunks near in meaning, of sections in force; empty while there are no vectors. */
  async function byMeaning({ embedder, index }: Meaning, text: string): Promise<NearChunk[]> {
    const [vector] = await embedder.embed([text]);
    const neighbours = await index.nearest(vector!, CHUNKS_BY_MEANING);
    const sectionOf = await store.sectionsInForce(neighbours.map(({ id }) => id));
    return neighbours.flatMap(({ id, similarity }) => {
      const sectionId = sectionOf.get(id);
      return sectionId === undefined ? [] : [{ chunkId: id, sectionId, similarity }];
    });
  }

  /** As `byMeaning`, or a notice when the model or Chroma is away. */
  async function nearOrNotice(text: string): Promise<{ near: NearChunk[]; notice?: string }> {
    if (!meaning) return { near: [] };
    try {
      return { near: await byMeaning(meaning, text) };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      log.warn({ error: error.message }, "searching by words only");
      return { near: [], notice: error.message };
    }
  }

  return {
    /** Sections best first; `semantic` without vectors finds nothing and says so. */
    async retrieve(text: string, mode: "hybrid" | "lexical" | "semantic"): Promise<Retrieved> {
      const [words, { near, notice }] = await Promise.all([
        mode === "semantic" ? [] : byWords(text),
        mode === "lexical" ? { near: [], notice: undefined } : nearOrNotice(text),
      ]);
      const ids = [...new Set([...words, ...near].map(({ sectionId }) => sectionId))];
      return { sections: fuse(words, near, await store.citedCounts(ids)), notice };
    },
  };
}

async function readConcepts(knex: Knex, text: string): Promise<Concept[]> {
  const words = questionWords(text);
  if (words.length === 0) return [];
  const lexemes = await readLexemes(
    knex,
    words.flatMap((word, concept) => [
      { concept, text: word.asked, weight: word.weight },
      ...word.statute.map((other) => ({ concept, text: other, weight: word.weight * STATUTE_WORD_WEIGHT })),
    ]),
  );
  return words
    .map((_, concept) => ({ terms: lexemes.filter((lexeme) => lexeme.concept === concept) }))
    .filter((concept) => concept.terms.length > 0);
}
