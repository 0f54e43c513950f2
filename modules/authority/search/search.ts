import type { Knex } from "knex";
import { DomainError, requireAdmin, requireSignedIn, type Actor, type Clock } from "#modules/kernel";
import { citedIn } from "../documents/cited.ts";
import type { Authority, Resolved, SearchOptions } from "../contract.ts";
import type { Moment } from "../in-force-store.ts";
import { nothingToSearch, readMoment } from "../editions/moment.ts";
import { withFragment } from "../documents/naming.ts";
import { normalizeForSearch } from "../documents/normalize.ts";
import { findPassages } from "./passages.ts";
import { rebuild } from "../editions/publishing.ts";
import { rankingProfile } from "./ranking-profile.ts";
import { createMatchStore, type Match } from "../query/match-store.ts";
import { parseQuery } from "../query/parse.ts";
import { anyWord, type Query } from "../query/query.ts";
import type { Retrieval, ShelfFinds } from "./retrieval.ts";
import { SHELVES, type SearchHit, type SearchMode, type Shelf } from "../schema.ts";
import type { ChunkRow } from "../chunk-store.ts";
import type { Snapshots } from "./search-snapshot.ts";
import { mergeWithCited, type HitLists } from "./hit-lists.ts";
import { createStore } from "../store.ts";

const EXCERPT_LENGTH = 320;
const DEFAULT_HITS = 10;
const MAX_HITS = 100;

type Search = Pick<Authority, "search" | "passages" | "refreshSearch">;

interface SearchDeps {
  knex: Knex;
  retrieval: Retrieval;
  clock: Clock;
}

interface ListOptions {
  actor: Actor;
  /** As typed. */
  query: string;
  mode: SearchMode;
  moment: Moment | null;
  /** Of each shelf. */
  limit: number;
  shelves: readonly Shelf[];
  snapshots: Snapshots;
}

interface Hits {
  lists: HitLists;
  /** Hits in which the whole query stands in a row. */
  quoted?: SearchHit[];
  notice?: string;
}

export function createSearch({ knex, retrieval, clock }: SearchDeps): Search {
  const store = createStore(knex);
  const matchStore = createMatchStore(knex);

  /** Best hits of each shelf, one a document. Another day than today is searched by words. */
  async function findHits(text: string, options: ListOptions): Promise<Hits> {
    const { mode, moment, limit, shelves, snapshots } = options;
    if (mode === "boolean") return { lists: await byOperators(parseQuery(options.query), options) };
    if (moment) return { lists: await byOperators(anyWord(text), options) };
    if (snapshots.size === 0) throw await nothingToSearch(store, options.actor);
    const found = await retrieval.retrieve(snapshots, text, { mode, limit, shelves });
    const lists: HitLists = new Map();
    const quoted: SearchHit[] = [];
    const read = await Promise.all(
      found.shelves.map(async (finds) => ({ ...finds, chunks: await bestChunks(finds) })),
    );
    for (const { shelf, sections, chunks } of read) {
      const hits = sections.flatMap((section) => {
        const chunk = chunks.get(section.passages[0]!.chunkId);
        const hit = chunk && chunkHit(chunk, section.score);
        if (hit && section.quoted === 1) quoted.push(hit);
        return hit ?? [];
      });
      lists.set(shelf, hits);
    }
    return { lists, quoted, notice: found.notice };
  }

  async function byOperators(query: Query, { moment, limit, shelves }: ListOptions): Promise<HitLists> {
    const matches = await matchStore.matches(query, moment);
    const documents = await matchStore.matchedDocuments(idsOf(matches, "documentId"), moment);
    const lists: HitLists = new Map();
    for (const shelf of shelves) {
      const on = matches.filter((one) => documents.get(one.documentId)?.shelf === shelf).slice(0, limit);
      const chunks = await store.chunksById(idsOf(on, "chunkId"), moment);
      const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
      const hits = on.flatMap(({ chunkId, score }) =>
        byId.has(chunkId) ? [chunkHit(byId.get(chunkId)!, score)] : [],
      );
      if (hits.length > 0) lists.set(shelf, hits);
    }
    return lists;
  }

  return {
    async search(actor, query, options: SearchOptions = {}) {
      requireSignedIn(actor);
      const { mode = "hybrid", sources, shelves = SHELVES } = options;
      const text = requireText(query);
      const k = Math.min(Math.max(Math.trunc(options.k ?? DEFAULT_HITS), 1), MAX_HITS);
      const moment = await readMoment(store, actor, options.asOf);
      const isWanted = (hit: SearchHit) =>
        shelves.includes(hit.shelf) && (!sources?.length || sources.includes(hit.sourceType));
      const cited = (await citedIn(store, text, moment)).map(citedHit);
      // Some hits may be cited already, or be filtered out by their source.
      const limit = sources?.length ? MAX_HITS : k + cited.length;
      const snapshots = await retrieval.snapshots();
      const found = await findHits(text, { actor, query, mode, moment, limit, shelves, snapshots });
      const { quoted = [], notice } = found;
      // Who writes words of a document looks for that document, even where it cites another.
      const isQuoted = (hit: SearchHit) => quoted.some(({ section }) => section === hit.section);
      const named = [...quoted, ...cited.filter((hit) => !isQuoted(hit))];
      const lists = withCited(found.lists, named, { isWanted, k });
      const marked = (hits: SearchHit[]) => withMarks(hits, snapshots);
      return {
        query,
        mode,
        hits: marked(mergeWithCited(lists, named.filter(isWanted), k)),
        lists: Object.fromEntries([...lists].map(([shelf, hits]) => [shelf, marked(hits)])),
        ...(notice && { notice }),
      };
    },

    async passages(actor, question, options = {}) {
      requireSignedIn(actor);
      return findPassages({ store, retrieval, actor }, requireText(question), options.k);
    },

    async refreshSearch(actor) {
      requireAdmin(actor);
      await rebuild(knex, clock);
      const { sections, chunks } = await store.library(null);
      return { sections, chunks };
    },
  };
}

/** Of each document the chunk that stands for it. */
function bestChunks({ sections, chunks: read }: ShelfFinds) {
  return read(sections.map((section) => section.passages[0]!.chunkId));
}

/** Says of each hit what a reader must know before relying on it. */
function withMarks(hits: SearchHit[], snapshots: Snapshots): SearchHit[] {
  return hits.map((hit) => {
    const marks = snapshots.get(hit.shelf)?.marks.get(hit.section);
    return marks ? { ...hit, marks } : hit;
  });
}

function requireText(query: string): string {
  const text = normalizeForSearch(query);
  if (text === "") throw new DomainError("invalid", "Write a question or a citation to search for.");
  return text;
}

interface Wanted {
  isWanted(hit: SearchHit): boolean;
  k: number;
}

/** Puts the cited documents of each shelf before the others, which then count less; at most `k` of each shelf. */
function withCited(found: HitLists, cited: SearchHit[], { isWanted, k }: Wanted): HitLists {
  const { factorBelowCitedHit } = rankingProfile().retrieval.citedScore;
  const lists: HitLists = new Map();
  for (const shelf of SHELVES) {
    const named = cited.filter((hit) => hit.shelf === shelf);
    const others = (found.get(shelf) ?? [])
      .filter((hit) => !named.some((other) => other.section === hit.section))
      .map((hit) => (cited.length > 0 ? { ...hit, score: round(hit.score * factorBelowCitedHit) } : hit));
    const hits = [...named, ...others].filter(isWanted).slice(0, k);
    if (hits.length > 0) lists.set(shelf, hits);
  }
  return lists;
}

function citedHit({ document, unit: index, citation, url }: Resolved): SearchHit {
  const unit = document.structure.units[index]!;
  return {
    citation,
    section: document.citation,
    title: document.heading,
    shelf: document.shelf,
    sourceType: document.sourceType,
    score: 1,
    excerpt: shorten(document.text.slice(unit.start, unit.end) || document.heading),
    url,
    asOf: document.asOf,
  };
}

function chunkHit(chunk: ChunkRow, score: number): SearchHit {
  return {
    citation: chunk.citation,
    section: chunk.documentCitation,
    title: chunk.heading,
    shelf: chunk.shelf,
    sourceType: chunk.sourceType,
    score: round(Math.min(1, score)),
    excerpt: shorten(chunk.body),
    url: withFragment(chunk.documentUrl, chunk.fragment),
    asOf: chunk.asOf,
  };
}

function idsOf<Key extends keyof Match>(matches: Match[], key: Key): Match[Key][] {
  return matches.map((one) => one[key]);
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}

/** The beginning of a text, cut at a word. */
function shorten(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, "")}…`;
}
