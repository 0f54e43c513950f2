/** Retrieval of sections in force by words, by semantic similarity, or by both. */
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import type { Concept } from "./bm25.ts";
import type { ChunkCache } from "./chunk-cache.ts";
import { fuse, type FusedSection } from "./fusion.ts";
import { weighWords, type WordEvidence } from "./ranking.ts";
import { rankingProfile } from "./ranking-profile.ts";
import { createSearchSnapshot, type SearchSnapshot } from "./search-snapshot.ts";
import type { SemanticIndex } from "./semantic-index.ts";
import { findSimilar, type Similarities } from "./similarity.ts";
import type { SearchMode } from "./schema.ts";
import { readSpelling, type Spelling } from "./spelling.ts";
import { questionWords } from "./vocabulary.ts";

const BY_WORDS_ONLY = "Found by words only: search by meaning is away for the moment.";

export interface Retrieved {
  /** The text with its spelling corrected. */
  understood: string;
  sections: FusedSection[];
  /** Reads chunks of these sections. */
  chunks: ChunkCache;
  /** Set when semantic search was asked for and not available. */
  notice?: string;
}

type RankedMode = Exclude<SearchMode, "boolean">;

export type Retrieval = ReturnType<typeof createRetrieval>;

export interface RetrievalDeps {
  knex: Knex;
  semantic: SemanticIndex | null;
  log: Log;
}

export function createRetrieval({ knex, semantic, log }: RetrievalDeps) {
  const snapshotNow = createSearchSnapshot(knex, semantic?.embeddings.id ?? null);
  let spelling: Promise<Spelling> | null = null;

  async function understand(snapshot: SearchSnapshot, text: string): Promise<string> {
    spelling ??= readSpelling();
    const spell = await spelling;
    return spell(text, async (words) => {
      const postings = await snapshot.postings(words);
      return new Set(words.filter((word) => postings.get(word)!.some(({ chunks }) => chunks.length > 0)));
    });
  }

  async function byWords(snapshot: SearchSnapshot, text: string): Promise<WordEvidence> {
    return weighWords(await readConcepts(snapshot, text), snapshot);
  }

  /** Similarities, or a notice when the model or Chroma does not answer. */
  async function bySimilarity(snapshot: SearchSnapshot, text: string): Promise<SimilarOrNotice> {
    if (!semantic) return WORDS_ONLY;
    try {
      const [vector] = await semantic.embeddings.embed([text]);
      return { similar: await findSimilar(semantic, snapshot, vector!) };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      log.warn({ error: error.message }, "searching by words only");
      return { similar: null, notice: BY_WORDS_ONLY };
    }
  }

  return {
    /** The law in force as search sees it now. */
    snapshot: snapshotNow,

    /** At most `limit` sections, best first. Mode `semantic` without vectors finds nothing and sets a notice. */
    async retrieve(
      snapshot: SearchSnapshot,
      text: string,
      { mode, limit }: { mode: RankedMode; limit: number },
    ): Promise<Retrieved> {
      const understood = await understand(snapshot, text);
      const [words, { similar, notice }] = await Promise.all([
        mode === "semantic" ? null : byWords(snapshot, understood),
        mode === "lexical" ? WORDS_ONLY : bySimilarity(snapshot, understood),
      ]);
      const sections = fuse(snapshot, { words, similar }, limit);
      return { understood, sections, chunks: snapshot.chunks, notice };
    },
  };
}

interface SimilarOrNotice {
  similar: Similarities | null;
  notice?: string;
}

const WORDS_ONLY: SimilarOrNotice = { similar: null };

export async function readConcepts(snapshot: SearchSnapshot, text: string): Promise<Concept[]> {
  const { statuteWordWeight } = rankingProfile().retrieval.queryExpansion;
  const words = questionWords(text);
  const postings = await snapshot.postings(words.flatMap((word) => [word.asked, ...word.statute]));
  const terms = (word: string, weight: number) => postings.get(word)!.map((held) => ({ ...held, weight }));
  return words
    .map(({ asked, statute, weight }) => ({
      terms: [
        ...terms(asked, weight),
        ...statute.flatMap((other) => terms(other, weight * statuteWordWeight)),
      ],
    }))
    .filter((concept) => concept.terms.length > 0);
}
