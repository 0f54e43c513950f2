/** Finding sections of the newest releases by words, by meaning, or by both. */
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import { fuse, type FusedSection, type NearChunk, type NearSection } from "./fusion.ts";
import { createLawInForce, type LawInForce } from "./law-in-force.ts";
import { rankSections, type Concept, type RankedSection } from "./ranking.ts";
import { statuteTopics } from "./topics.ts";
import type { Meaning } from "./vectors.ts";
import { questionWords, type QuestionWord } from "./vocabulary.ts";

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
  meaning: Meaning | null;
  log: Log;
}

export function createRetrieval({ knex, meaning, log }: RetrievalDeps) {
  const lawInForce = createLawInForce(knex);

  async function byWords(law: LawInForce, text: string): Promise<RankedSection[]> {
    const concepts = await readConcepts(law, text);
    return concepts.length === 0 ? [] : rankSections(concepts, law, SECTIONS_BY_WORDS);
  }

  /** What of the law in force is near in meaning; nothing while there are no vectors. */
  async function byMeaning({ embedder, chunks, sections }: Meaning, law: LawInForce, text: string) {
    const [vector] = await embedder.embed([[text, ...statuteTopics(text)].join("; ")]);
    const [nearChunks, nearSections] = await Promise.all([
      chunks.nearest(vector!, NEAR_CHUNKS),
      sections.nearest(vector!, NEAR_SECTIONS),
    ]);
    return {
      chunks: nearChunks.flatMap(({ id, similarity }) =>
        within(law.sectionOfChunk(id), (sectionId) => ({ chunkId: id, sectionId, similarity })),
      ),
      sections: nearSections.flatMap(({ id, similarity }) =>
        within(law.sectionOfVersion(id), (sectionId) => ({ sectionId, similarity })),
      ),
    };
  }

  /** As `byMeaning`, or a notice when the model or Chroma is away. */
  async function nearOrNotice(law: LawInForce, text: string): Promise<Near> {
    if (!meaning) return NOTHING_NEAR;
    try {
      return await byMeaning(meaning, law, text);
    } catch (error) {
      if (!isDomainError(error)) throw error;
      log.warn({ error: error.message }, "searching by words only");
      return { ...NOTHING_NEAR, notice: BY_WORDS_ONLY };
    }
  }

  return {
    /** At most `limit` sections, best first; `semantic` without vectors finds nothing and says so. */
    async retrieve(text: string, mode: "hybrid" | "lexical" | "semantic", limit: number): Promise<Retrieved> {
      const law = await lawInForce();
      const [words, near] = await Promise.all([
        mode === "semantic" ? [] : byWords(law, text),
        mode === "lexical" ? NOTHING_NEAR : nearOrNotice(law, text),
      ]);
      return { sections: fuse(words, near.chunks, near.sections, limit), notice: near.notice };
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
function within<T>(sectionId: number | undefined, make: (sectionId: number) => T): T[] {
  return sectionId === undefined ? [] : [make(sectionId)];
}

async function readConcepts(law: LawInForce, text: string): Promise<Concept[]> {
  const asked = questionWords(text);
  const words = [...asked, ...topicWords(text)];
  const postings = await law.postings(words.flatMap((word) => [word.asked, ...word.statute]));
  const terms = (word: string, weight: number) => postings.get(word)!.map((held) => ({ ...held, weight }));
  return words
    .map((word, concept) => ({
      terms: [
        ...terms(word.asked, word.weight),
        ...word.statute.flatMap((other) => terms(other, word.weight * STATUTE_WORD_WEIGHT)),
      ],
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
