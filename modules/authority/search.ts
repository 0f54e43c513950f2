import type { Knex } from "knex";
import { DomainError, requireAdmin, requireSignedIn, type Log } from "#modules/kernel";
import { citedIn } from "./cited.ts";
import type { Authority, Resolved, SearchOptions } from "./index.ts";
import type { LawInForce } from "./law-in-force.ts";
import { normalizeForSearch } from "./normalize.ts";
import { findPassages } from "./passages.ts";
import { releaseAmong } from "./reading.ts";
import { createRetrieval } from "./retrieval.ts";
import type { SearchHit, SearchMode } from "./schema.ts";
import { createStore, rowUrl, type ChunkRow, type ReleaseRow } from "./store.ts";
import type { Meaning } from "./vectors.ts";
import { questionWords } from "./vocabulary.ts";
import { buildWordIndex } from "./word-index.ts";

const EXCERPT_LENGTH = 320;
const DEFAULT_HITS = 10;
const MAX_HITS = 100;
/** What comes after a cited section scores below it. */
const BELOW_CITED = 0.9;

type Search = Pick<Authority, "search" | "passages" | "refreshSearch">;

export function createSearch({
  knex,
  meaning,
  log,
}: {
  knex: Knex;
  meaning: Meaning | null;
  log: Log;
}): Search {
  const store = createStore(knex);
  const retrieval = createRetrieval({ knex, meaning, log });

  /** Best hits, one a section, from the release asked for. */
  async function findHits(law: LawInForce, text: string, mode: SearchMode, release: ReleaseRow, k: number) {
    if (mode === "boolean") return { hits: fullTextHits(await store.fullText(release.id, text, k)) };
    if (release !== law.releases[0])
      return { hits: fullTextHits(await store.fullText(release.id, anyWord(text), k)) };
    const { sections, chunks: read, notice } = await retrieval.retrieve(law, text, mode, k);
    const chunks = await read(sections.map((section) => section.passages[0]!.chunkId));
    const hits = sections.flatMap((section) => {
      const chunk = chunks.get(section.passages[0]!.chunkId);
      return chunk ? [chunkHit(chunk, section.score)] : [];
    });
    return { hits, notice };
  }

  return {
    async search(actor, query, options: SearchOptions = {}) {
      requireSignedIn(actor);
      const mode = options.mode ?? "hybrid";
      const text = requireText(query);
      const k = Math.min(Math.max(Math.trunc(options.k ?? DEFAULT_HITS), 1), MAX_HITS);
      const law = await retrieval.lawInForce();
      const release = releaseAmong(law.releases, options.asOf);
      const cited = (await citedIn(store, release, text)).map(citedHit);
      // Some of what is found may be cited already, or come from another kind of source.
      const enough = options.sources?.length ? MAX_HITS : k + cited.length;
      const { hits: found, notice } = await findHits(law, text, mode, release, enough);
      const others = found
        .filter((hit) => !cited.some((other) => other.section === hit.section))
        .map((hit) => (cited.length > 0 ? { ...hit, score: round(hit.score * BELOW_CITED) } : hit));
      const hits = [...cited, ...others].filter(
        (hit) => !options.sources?.length || options.sources.includes(hit.sourceType),
      );
      return { query, mode, hits: hits.slice(0, k), ...(notice && { notice }) };
    },

    async passages(actor, question, options = {}) {
      requireSignedIn(actor);
      return findPassages(store, retrieval, await retrieval.lawInForce(), requireText(question), options.k);
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

function chunkHit(chunk: ChunkRow, score: number): SearchHit {
  return {
    citation: chunk.citation,
    section: chunk.sectionCitation,
    title: chunk.sectionHeading,
    sourceType: chunk.sourceType,
    score: round(Math.min(1, score)),
    excerpt: shorten(chunk.body),
    url: rowUrl(chunk),
    asOf: chunk.asOf,
  };
}

function fullTextHits(found: { chunk: ChunkRow; rank: number }[]): SearchHit[] {
  const top = found[0]?.rank || 1;
  return found.map(({ chunk, rank }) => chunkHit(chunk, rank / top));
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}

/** The beginning of a text, cut at a word. */
function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, "")}…`;
}
