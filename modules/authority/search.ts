import type { Knex } from "knex";
import { DomainError, requireAdmin, requireSignedIn, type Log } from "#modules/kernel";
import { citedIn } from "./cited.ts";
import type { Authority, Resolved, SearchOptions } from "./contract.ts";
import { releaseAmong } from "./lookup.ts";
import { normalizeForSearch } from "./normalize.ts";
import { findPassages } from "./passages.ts";
import { rankingProfile } from "./ranking-profile.ts";
import { createRetrieval } from "./retrieval.ts";
import type { SearchHit, SearchMode } from "./schema.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";
import type { SemanticIndex } from "./semantic-index.ts";
import type { ChunkRow } from "./chunk-store.ts";
import { createStore, rowUrl, type ReleaseRow } from "./store.ts";
import { questionWords } from "./vocabulary.ts";
import { buildWordIndex } from "./word-index-store.ts";

const EXCERPT_LENGTH = 320;
const DEFAULT_HITS = 10;
const MAX_HITS = 100;

type Search = Pick<Authority, "search" | "passages" | "refreshSearch">;

interface HitOptions {
  mode: SearchMode;
  release: ReleaseRow;
  limit: number;
}

export function createSearch({
  knex,
  semantic,
  log,
}: {
  knex: Knex;
  semantic: SemanticIndex | null;
  log: Log;
}): Search {
  const store = createStore(knex);
  const retrieval = createRetrieval({ knex, semantic, log });

  /** Best hits, one a section. An older release is searched by PostgreSQL's full text. */
  async function findHits(snapshot: SearchSnapshot, text: string, { mode, release, limit }: HitOptions) {
    if (mode === "boolean") return { hits: fullTextHits(await store.fullText(release.id, text, limit)) };
    if (release !== snapshot.releases[0])
      return { hits: fullTextHits(await store.fullText(release.id, anyWord(text), limit)) };
    const found = await retrieval.retrieve(snapshot, text, { mode, limit });
    const { sections, chunks: read, notice } = found;
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
      const snapshot = await retrieval.snapshot();
      const release = releaseAmong(snapshot.releases, options.asOf);
      const cited = (await citedIn(store, release, text)).map(citedHit);
      // Some hits may be cited already, or be filtered out by their source.
      const limit = options.sources?.length ? MAX_HITS : k + cited.length;
      const { hits: found, notice } = await findHits(snapshot, text, { mode, release, limit });
      const { factorBelowCitedHit } = rankingProfile().retrieval.citedScore;
      const others = found
        .filter((hit) => !cited.some((other) => other.section === hit.section))
        .map((hit) => (cited.length > 0 ? { ...hit, score: round(hit.score * factorBelowCitedHit) } : hit));
      const hits = [...cited, ...others].filter(
        (hit) => !options.sources?.length || options.sources.includes(hit.sourceType),
      );
      return { query, mode, hits: hits.slice(0, k), ...(notice && { notice }) };
    },

    async passages(actor, question, options = {}) {
      requireSignedIn(actor);
      return findPassages({ store, retrieval }, requireText(question), options.k);
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

/** "gross or income or defined": a query for any of the content words. */
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
