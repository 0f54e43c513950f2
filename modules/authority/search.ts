import type { Knex } from "knex";
import { DomainError, requireAdmin, requireSignedIn } from "#modules/kernel";
import { findCitations } from "./citations.ts";
import type { Authority, Passage, Resolved } from "./index.ts";
import { normalizeForSearch } from "./normalize.ts";
import { rankSections, type Concept, type RankedSection } from "./ranking.ts";
import { releaseAsOf, resolveUnit, toSectionText } from "./reading.ts";
import type { SearchHit, SearchMode } from "./schema.ts";
import { createStore, rowUrl, type ChunkRow, type ReleaseRow, type Store } from "./store.ts";
import { questionWords } from "./vocabulary.ts";
import { buildWordIndex, readFigures, readLexemes } from "./word-index.ts";

const EXCERPT_LENGTH = 320;
const PASSAGE_SECTIONS = 12;
const PASSAGES_PER_SECTION = 6;
/** What a statute's word counts beside the taxpayer's own. */
const STATUTE_WORD_WEIGHT = 0.6;

type Search = Pick<Authority, "search" | "passages" | "refreshSearch">;

export function createSearch({ knex }: { knex: Knex }): Search {
  const store = createStore(knex);

  /** Best hits by words, one a section, from the release asked for. */
  async function hitsByWords(
    text: string,
    mode: SearchMode,
    release: ReleaseRow,
    newest: boolean,
    k: number,
  ): Promise<SearchHit[]> {
    if (mode === "boolean") return fullTextHits(await store.fullText(release.id, text, k));
    if (!newest) return fullTextHits(await store.fullText(release.id, anyWord(text), k));
    const ranked = await rankByWords(knex, text, k);
    const chunks = await bestChunks(store, ranked, 1);
    const top = ranked[0]?.score ?? 1;
    return ranked.flatMap((section) => {
      const chunk = chunks.get(section.passages[0]!.chunkId);
      return chunk ? [wordHit(chunk, section.score / top)] : [];
    });
  }

  return {
    async search(actor, query, options = {}) {
      requireSignedIn(actor);
      const mode = options.mode ?? "hybrid";
      if (mode === "semantic") {
        throw new DomainError(
          "unavailable",
          "This library holds no vectors yet. Search by words: --mode lexical.",
        );
      }
      const text = requireText(query);
      const k = Math.min(Math.max(Math.trunc(options.k ?? 10), 1), 100);
      const release = await releaseAsOf(store, options.asOf);
      const newest = release.id === (await releaseAsOf(store)).id;
      const cited = await resolveCited(store, release, text);
      const byWords = await hitsByWords(text, mode, release, newest, k);
      const hits = [
        ...cited.map(citedHit),
        ...byWords
          .filter((hit) => !cited.some((resolved) => resolved.section.citation === hit.section))
          .map((hit) => (cited.length > 0 ? { ...hit, score: hit.score * 0.9 } : hit)),
      ];
      const wanted = options.sources?.length
        ? hits.filter((hit) => options.sources!.includes(hit.sourceType))
        : hits;
      return { query, mode, hits: wanted.slice(0, k) };
    },

    async passages(actor, question, options = {}) {
      requireSignedIn(actor);
      const text = requireText(question);
      const release = await releaseAsOf(store, options.asOf);
      return findPassages(knex, store, release, text, options.k ?? 40);
    },

    async refreshSearch(actor) {
      requireAdmin(actor);
      return knex.transaction((trx) => buildWordIndex(trx));
    },
  };
}

function requireText(query: string): string {
  const text = normalizeForSearch(query);
  if (text === "") throw new DomainError("invalid", "Write a question or a citation to search for.");
  return text;
}

/** "gross or income or defined": any of the words that carry meaning. */
function anyWord(text: string): string {
  return questionWords(text)
    .map((word) => word.asked)
    .join(" or ");
}

async function rankByWords(knex: Knex, text: string, limit: number): Promise<RankedSection[]> {
  const words = questionWords(text);
  if (words.length === 0) return [];
  const lexemes = await readLexemes(
    knex,
    words.flatMap((word, concept) => [
      { concept, text: word.asked, weight: 1 },
      ...word.statute.map((other) => ({ concept, text: other, weight: STATUTE_WORD_WEIGHT })),
    ]),
  );
  const concepts: Concept[] = words
    .map((_, concept) => ({ terms: lexemes.filter((lexeme) => lexeme.concept === concept) }))
    .filter((concept) => concept.terms.length > 0);
  return rankSections(concepts, await readFigures(knex), limit);
}

async function bestChunks(
  store: Store,
  ranked: RankedSection[],
  each: number,
): Promise<Map<number, ChunkRow>> {
  const ids = ranked.flatMap((section) => section.passages.slice(0, each).map((passage) => passage.chunkId));
  return new Map((await store.chunksById(ids)).map((chunk) => [chunk.id, chunk]));
}

/** What the question cites by number, as far as the release holds it; each section once. */
async function resolveCited(store: Store, release: ReleaseRow, text: string): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const citation of findCitations(text)) {
    if (resolved.some((known) => known.section.number === citation.section)) continue;
    const row = await store.sectionByNumber(release.id, citation.section);
    if (row) resolved.push(resolveUnit(toSectionText(row), citation.path));
  }
  return resolved;
}

async function findPassages(
  knex: Knex,
  store: Store,
  release: ReleaseRow,
  text: string,
  k: number,
): Promise<Passage[]> {
  const cited = await resolveCited(store, release, text);
  const ranked = await rankByWords(knex, text, PASSAGE_SECTIONS);
  const chunks = await bestChunks(store, ranked, PASSAGES_PER_SECTION);
  const numbers = [...new Set([...chunks.values()].map((chunk) => chunk.number))];
  const sections = new Map(
    (await store.sectionsByNumber(release.id, numbers)).map((row) => [row.number, toSectionText(row)]),
  );
  const passages: Passage[] = [];
  for (const resolved of cited) {
    const own = await store.chunksOfSection(release.id, resolved.section.number);
    const { start, end } = resolved.section.structure.units[resolved.unit]!;
    const inside = own.filter((chunk) => chunk.start < end && start < chunk.end);
    for (const chunk of inside.slice(0, PASSAGES_PER_SECTION)) {
      passages.push({
        section: resolved.section,
        chunk,
        score: (ranked[0]?.score ?? 1) * 1.5,
        coverage: 1,
        cited: true,
        citedUnit: resolved.unit || null,
      });
    }
  }
  for (const found of ranked) {
    for (const { chunkId, score } of found.passages.slice(0, PASSAGES_PER_SECTION)) {
      const chunk = chunks.get(chunkId);
      const section = chunk && sections.get(chunk.number);
      if (!chunk || !section || cited.some((resolved) => resolved.section.number === section.number))
        continue;
      passages.push({
        section,
        chunk,
        score: found.score + score / 1000,
        coverage: found.coverage,
        cited: false,
        citedUnit: null,
      });
    }
  }
  return passages.slice(0, k);
}

function citedHit(resolved: Resolved): SearchHit {
  const unit = resolved.section.structure.units[resolved.unit]!;
  return {
    citation: resolved.citation,
    section: resolved.section.citation,
    title: resolved.section.heading,
    sourceType: resolved.section.sourceType,
    score: 1,
    excerpt: shorten(resolved.section.text.slice(unit.start, unit.end) || resolved.section.heading),
    url: resolved.url,
    asOf: resolved.section.asOf,
  };
}

function wordHit(chunk: ChunkRow, score: number): SearchHit {
  return {
    citation: chunk.citation,
    section: chunk.sectionCitation,
    title: chunk.sectionHeading,
    sourceType: chunk.sourceType,
    score: Math.round(Math.min(1, score) * 1000) / 1000,
    excerpt: shorten(chunk.body),
    url: rowUrl(chunk),
    asOf: chunk.asOf,
  };
}

function fullTextHits(found: { chunk: ChunkRow; rank: number }[]): SearchHit[] {
  const top = found[0]?.rank || 1;
  return found.map(({ chunk, rank }) => wordHit(chunk, rank / top));
}

/** The beginning of a text, cut at a word. */
function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, "")}…`;
}
