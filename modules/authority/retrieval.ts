/** Finding sections of the newest releases by words, by meaning, or by both. */
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import { fuse, type FusedSection, type NearChunk, type NearSection } from "./fusion.ts";
import { rankSections, type Concept, type RankedSection } from "./ranking.ts";
import type { Store } from "./store.ts";
import type { Meaning } from "./vectors.ts";
import { statuteTopics } from "./topics.ts";
import { questionWords, type QuestionWord } from "./vocabulary.ts";
import { readFigures, readLexemes } from "./word-index.ts";

/** What a statute's word counts beside the taxpayer's own. */
const STATUTE_WORD_WEIGHT = 0.6;
/** What a word of the statute's name for a subject counts. */
const TOPIC_WEIGHT = 0.4;
const SECTIONS_BY_WORDS = 200;
const NEAR_CHUNKS = 200;
const NEAR_SECTIONS = 200;

const BY_WORDS_ONLY = "Found by words only: search by meaning is away for the moment.";

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

  /** What of the law in force is near in meaning; nothing while there are no vectors. */
  async function byMeaning({ embedder, chunks, sections }: Meaning, text: string): Promise<Near> {
    const [vector] = await embedder.embed([[text, ...statuteTopics(text)].join("; ")]);
    const [nearChunks, nearSections] = await Promise.all([
      chunks.nearest(vector!, NEAR_CHUNKS),
      sections.nearest(vector!, NEAR_SECTIONS),
    ]);
    const [ofChunks, ofVersions] = await Promise.all([
      store.sectionsOfChunks(nearChunks.map(({ id }) => id)),
      store.sectionsOfVersions(nearSections.map(({ id }) => id)),
    ]);
    return {
      chunks: nearChunks.flatMap(({ id, similarity }) =>
        within(ofChunks, id, (sectionId) => ({ chunkId: id, sectionId, similarity })),
      ),
      sections: nearSections.flatMap(({ id, similarity }) =>
        within(ofVersions, id, (sectionId) => ({ sectionId, similarity })),
      ),
    };
  }

  /** As `byMeaning`, or a notice when the model or Chroma is away. */
  async function nearOrNotice(text: string): Promise<Near> {
    if (!meaning) return NOTHING_NEAR;
    try {
      return await byMeaning(meaning, text);
    } catch (error) {
      if (!isDomainError(error)) throw error;
      log.warn({ error: error.message }, "searching by words only");
      return { ...NOTHING_NEAR, notice: BY_WORDS_ONLY };
    }
  }

  return {
    /** Sections best first; `semantic` without vectors finds nothing and says so. */
    async retrieve(text: string, mode: "hybrid" | "lexical" | "semantic"): Promise<Retrieved> {
      const [words, near] = await Promise.all([
        mode === "semantic" ? [] : byWords(text),
        mode === "lexical" ? NOTHING_NEAR : nearOrNotice(text),
      ]);
      return { sections: fuse(words, near.chunks, near.sections), notice: near.notice };
    },
  };
}

interface Near {
  chunks: NearChunk[];
  sections: NearSection[];
  notice?: string;
}

const NOTHING_NEAR: Near = { chunks: [], sections: [] };

/** What an old version's vector points to is left out. */
function within<T>(inForce: Map<number, number>, id: number, make: (sectionId: number) => T): T[] {
  const sectionId = inForce.get(id);
  return sectionId === undefined ? [] : [make(sectionId)];
}

async function readConcepts(knex: Knex, text: string): Promise<Concept[]> {
  const asked = questionWords(text);
  const words = [...asked, ...topicWords(text)];
  if (words.length === 0) return [];
  const lexemes = await readLexemes(
    knex,
    words.flatMap((word, concept) => [
      { concept, text: word.asked, weight: word.weight },
      ...word.statute.map((other) => ({ concept, text: other, weight: word.weight * STATUTE_WORD_WEIGHT })),
    ]),
  );
  return words
    .map((_, concept) => ({
      terms: lexemes.filter((lexeme) => lexeme.concept === concept),
      asked: concept < asked.length,
    }))
    .filter((concept) => concept.terms.length > 0);
}

/** The words of the statute's names for the subjects of the question; they count less than the question's own. */
function topicWords(text: string): QuestionWord[] {
  const own = new Set(questionWords(text).map((word) => word.asked));
  return questionWords(statuteTopics(text).join(" "))
    .filter((word) => !own.has(word.asked))
    .map((word) => ({ ...word, statute: [], weight: TOPIC_WEIGHT }));
}
