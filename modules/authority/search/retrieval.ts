/** Retrieval of documents in force by words, by semantic similarity, or by both, shelf by shelf. */
import type { Knex } from "knex";
import { isDomainError, type Log } from "#modules/kernel";
import { nearSubsections, rankBesideTheCode, type FoundInCode } from "./beside-the-code.ts";
import type { Concept } from "./bm25.ts";
import type { ChunkCache } from "./chunk-cache.ts";
import type { UnderstoodQuestion } from "../contract.ts";
import { fuse, rankSections, type BesideTheCode, type Evidence, type FusedSection } from "./fusion.ts";
import { documentsQuoting, type QuotedDocuments } from "./quoted-words.ts";
import { weighWords, type WordEvidence } from "./ranking.ts";
import { rankingProfile } from "./ranking-profile.ts";
import { SHELVES, type SearchMode, type Shelf } from "../schema.ts";
import { createSearchSnapshots, type SearchSnapshot, type Snapshots } from "./search-snapshot.ts";
import type { SemanticIndex } from "./semantic-index.ts";
import { findSimilar, readSubject } from "./similarity.ts";
import { readSpelling, type Spelling } from "./spelling.ts";
import { asksForProposals } from "../standing/standing-factors.ts";
import { questionWords } from "./vocabulary.ts";

const BY_WORDS_ONLY = "Found by words only: search by meaning is away for the moment.";

/** What was found on one shelf. */
export interface ShelfFinds {
  shelf: Shelf;
  /** Best first. */
  sections: FusedSection[];
  /** Reads chunks of these documents. */
  chunks: ChunkCache;
}

export interface Retrieved {
  question: UnderstoodQuestion;
  /** In the order of the shelves; only those that have documents. */
  shelves: ShelfFinds[];
  /** Set when semantic search was asked for and not available. */
  notice?: string;
}

type RankedMode = Exclude<SearchMode, "boolean">;

export interface RetrievalOptions {
  mode: RankedMode;
  /** Documents of each shelf. */
  limit: number;
  /** Default all. The Code is searched in any case: its sections lead to the documents of other shelves. */
  shelves?: readonly Shelf[];
}

export type Retrieval = ReturnType<typeof createRetrieval>;

export interface RetrievalDeps {
  knex: Knex;
  semantic: SemanticIndex | null;
  log: Log;
}

export function createRetrieval({ knex, semantic, log }: RetrievalDeps) {
  const snapshotsNow = createSearchSnapshots(knex, semantic?.embeddings.id ?? null);
  let spelling: Promise<Spelling> | null = null;

  /** By the words of the Code, so that what else is loaded changes nothing. */
  async function understand(snapshots: Snapshots, text: string): Promise<string> {
    const snapshot = snapshots.get("statute") ?? [...snapshots.values()][0];
    if (!snapshot) return text;
    spelling ??= readSpelling();
    const spell = await spelling;
    return spell(text, async (words) => {
      const postings = await snapshot.postings(words);
      return new Set(words.filter((word) => postings.get(word)!.some(({ chunks }) => chunks.length > 0)));
    });
  }

  /** The question's vector, or a notice when the model does not answer. */
  async function readVector(text: string): Promise<VectorOrNotice> {
    if (!semantic) return NO_VECTOR;
    const embed = async (): Promise<VectorOrNotice> => {
      const [vector] = await semantic.embeddings.embed([text]);
      return { vector: vector! };
    };
    return unlessAway(embed, { vector: null, notice: BY_WORDS_ONLY });
  }

  async function unlessAway<T>(work: () => Promise<T>, without: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isDomainError(error)) throw error;
      log.warn({ error: error.message }, "searching by words only");
      return without;
    }
  }

  async function evidenceOn(snapshot: SearchSnapshot, asked: Asked): Promise<Gathered> {
    const { given, text, mode, vector } = asked;
    const [words, quoted, { similar, notice }] = await Promise.all([
      mode === "semantic" ? null : byWords(snapshot, text),
      mode === "semantic" ? undefined : quotingOn(snapshot, given),
      unlessAway(() => bySimilarity(snapshot, vector), { similar: null, notice: BY_WORDS_ONLY }),
    ]);
    return { snapshot, words, similar, quoted, notice };
  }

  async function bySimilarity(snapshot: SearchSnapshot, vector: Float32Array | null) {
    const similar = vector && semantic ? await findSimilar(semantic, snapshot, vector) : null;
    return { similar, notice: undefined as string | undefined };
  }

  /** Ranks the shelves that are asked for; the Code's sections lead to the documents of the others. */
  function rank(gathered: Gathered[], text: string, { limit, shelves = SHELVES }: RetrievalOptions) {
    const statute = gathered.find(({ snapshot }) => snapshot.shelf === "statute");
    const hasOthers = gathered.some((one) => one !== statute);
    const code = statute && hasOthers ? findInCode(statute) : NOTHING_IN_CODE;
    return gathered
      .filter(({ snapshot }) => shelves.includes(snapshot.shelf))
      .map((one): ShelfFinds => {
        const { snapshot } = one;
        const beside = one === statute ? undefined : besideOf(snapshot, code, text);
        const sections = fuse(snapshot, { ...one, beside }, limit);
        return { shelf: snapshot.shelf, sections, chunks: snapshot.chunks };
      });
  }

  return {
    /** The law in force as search sees it now. */
    snapshots: snapshotsNow,

    /** Mode `semantic` without vectors finds nothing and sets a notice. */
    async retrieve(snapshots: Snapshots, given: string, options: RetrievalOptions): Promise<Retrieved> {
      const { mode, shelves = SHELVES } = options;
      const text = await understand(snapshots, given);
      const { vector, notice } = mode === "lexical" ? NO_VECTOR : await readVector(text);
      const wanted = SHELVES.filter((shelf) => shelf === "statute" || shelves.includes(shelf));
      const searched = wanted.flatMap((shelf) => snapshots.get(shelf) ?? []);
      const gathered = await Promise.all(
        searched.map((snapshot) => evidenceOn(snapshot, { given, text, mode, vector })),
      );
      const away = notice ?? gathered.find((one) => one.notice)?.notice;
      const statute = snapshots.get("statute");
      const model = semantic?.embeddings.id;
      const meaning = vector && model && !away ? { model, vector } : null;
      const subject = meaning && statute ? readSubject(meaning.model, statute, meaning.vector) : null;
      const found = rank(gathered, text, options);
      return { question: { text, subject, meaning }, shelves: found, ...(away && { notice: away }) };
    },
  };
}

/** What was found on a shelf before it is ranked. */
interface Gathered extends Evidence {
  snapshot: SearchSnapshot;
  notice?: string;
}

const NOTHING_IN_CODE: FoundInCode = { sections: [], subsections: new Map() };

function findInCode(statute: Gathered): FoundInCode {
  const { tiedSections } = rankingProfile().retrieval.otherShelves;
  const { snapshot, words, similar } = statute;
  const sections = rankSections(snapshot, { words, similar }, tiedSections);
  return { sections, subsections: nearSubsections(statute.snapshot, statute.similar) };
}

function besideOf(snapshot: SearchSnapshot, code: FoundInCode, text: string): BesideTheCode {
  const beside = rankBesideTheCode(snapshot, code);
  return asksForProposals(text) ? { ...beside, standingFactors: snapshot.factorsForProposals } : beside;
}

interface Asked {
  /** As typed. */
  given: string;
  /** In corrected spelling. */
  text: string;
  mode: RankedMode;
  vector: Float32Array | null;
}

const NO_VECTOR: VectorOrNotice = { vector: null };

/** A section of the Code comes first only for a question that stands in it whole: many share some words with it. */
async function quotingOn(snapshot: SearchSnapshot, given: string): Promise<QuotedDocuments> {
  const quoted = await documentsQuoting(snapshot, given);
  return snapshot.shelf === "statute" ? new Map([...quoted].filter(([, { share }]) => share === 1)) : quoted;
}

async function byWords(snapshot: SearchSnapshot, text: string): Promise<WordEvidence> {
  return weighWords(await readConcepts(snapshot, text), snapshot);
}

interface VectorOrNotice {
  vector: Float32Array | null;
  notice?: string;
}

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
