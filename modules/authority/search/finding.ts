/** Search for people: shelf by shelf, narrowed by facets with counts, with the words marked. */
import type { Knex } from "knex";
import { requireSignedIn, type Actor } from "#modules/kernel";
import { citedIn } from "../documents/cited.ts";
import type { ChunkRow } from "../chunk-store.ts";
import type { Authority, FindOptions, Findings, FoundHit } from "../contract.ts";
import { countFacets, isWanted, type Candidate } from "./facets.ts";
import type { Moment } from "../in-force-store.ts";
import { libraryIsEmpty, nothingToSearch, readMoment } from "../editions/moment.ts";
import { withFragment } from "../documents/naming.ts";
import { createMatchStore, type Match } from "../query/match-store.ts";
import { excerptAround, markWords, wordsToMark } from "../query/highlights.ts";
import { hasOperators, parseQuery } from "../query/parse.ts";
import { anyWord } from "../query/query.ts";
import type { Retrieval } from "./retrieval.ts";
import { SHELVES, type Shelf } from "../schema.ts";
import { standingMarks } from "../standing/standing.ts";
import { createStore } from "../store.ts";

/** Documents of each shelf that a search by meaning ranks. */
const RANKED = 50;
const HITS_PER_SHELF = 5;
const MAX_HITS_PER_SHELF = 200;

interface FindingDeps {
  knex: Knex;
  retrieval: Retrieval;
}

interface Matched {
  matches: Match[];
  notice?: string;
}

export function createFinding({
  knex,
  retrieval,
}: FindingDeps): Pick<Authority, "find" | "matching" | "lastPublication" | "markWords"> {
  const store = createStore(knex);
  const found = createMatchStore(knex);

  async function ranked(
    actor: Actor,
    text: string,
    mode: "hybrid" | "lexical" | "semantic",
  ): Promise<Matched> {
    const snapshots = await retrieval.snapshots();
    if (snapshots.size === 0) throw await nothingToSearch(store, actor);
    const { shelves, notice } = await retrieval.retrieve(snapshots, text, { mode, limit: RANKED });
    const matches: Match[] = [];
    for (const { sections, chunks: read } of shelves) {
      const chunks = await read(sections.map((section) => section.passages[0]!.chunkId));
      for (const { passages, score } of sections) {
        const chunk = chunks.get(passages[0]!.chunkId);
        if (chunk) matches.push({ documentId: chunk.documentId, chunkId: chunk.id, score });
      }
    }
    return { matches: await citedFirst(text, matches), notice };
  }

  /** Documents that the text names come before the others of their shelf. */
  async function citedFirst(text: string, matches: Match[]): Promise<Match[]> {
    const cited = await citedIn(store, text, null);
    const first: Match[] = [];
    for (const { document, unit } of cited) {
      const id = await store.documentId(document.citation);
      const { path } = document.structure.units[unit]!;
      const chunks = id === null ? [] : await store.chunksOfDocument(id);
      const at = chunks.find((chunk) => path.every((step, depth) => chunk.path[depth] === step)) ?? chunks[0];
      if (at) first.push({ documentId: at.documentId, chunkId: at.id, score: 1 });
    }
    const named = new Set(first.map(({ documentId }) => documentId));
    return [...first, ...matches.filter(({ documentId }) => !named.has(documentId))];
  }

  async function match(
    actor: Actor,
    query: string,
    { by, moment }: { by: Findings["by"]; moment: Moment | null },
  ): Promise<Matched> {
    if (by === "boolean") return { matches: await found.matches(parseQuery(query), moment) };
    if (moment) return { matches: await found.matches(anyWord(query), moment) };
    return ranked(actor, query, by);
  }

  async function candidatesOf(matches: Match[], moment: Moment | null): Promise<Candidate[]> {
    const documents = await found.matchedDocuments(
      matches.map(({ documentId }) => documentId),
      moment,
    );
    return matches.flatMap((one) => {
      const document = documents.get(one.documentId);
      return document ? [{ ...one, document, marks: standingMarks(document) }] : [];
    });
  }

  async function gather(actor: Actor, query: string, options: FindOptions) {
    const moment = await readMoment(store, actor, options.asOf);
    const by = hasOperators(query) ? "boolean" : (options.by ?? "hybrid");
    const { matches, notice } = await match(actor, query, { by, moment });
    if (matches.length === 0 && (await store.library(null)).sections === 0) throw libraryIsEmpty(actor);
    return { moment, by, notice, candidates: await candidatesOf(matches, moment) } as const;
  }

  async function toHits(shown: Candidate[], query: string, moment: Moment | null): Promise<FoundHit[]> {
    const chunks = await store.chunksById(
      shown.map(({ chunkId }) => chunkId),
      moment,
    );
    const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
    const present = shown.flatMap((candidate) => {
      const chunk = byId.get(candidate.chunkId);
      return chunk ? [{ candidate, chunk }] : [];
    });
    const marks = await markWords(
      found,
      wordsToMark(query),
      present.map(({ chunk }) => chunk.body),
    );
    return present.map(({ candidate, chunk }, at) => toHit(candidate, chunk, marks[at]!));
  }

  return {
    async find(actor, query, options: FindOptions = {}): Promise<Findings> {
      requireSignedIn(actor);
      const { moment, by, notice, candidates } = await gather(actor, query, options);
      const wanted = candidates.filter((candidate) => isWanted(candidate, options));
      const shelves = SHELVES.map((shelf) => {
        const all = wanted.filter(({ document }) => document.shelf === shelf);
        return { shelf, all, shown: all.slice(0, limitOf(shelf, options)) };
      }).filter(({ all }) => all.length > 0);
      const hits = await toHits(
        shelves.flatMap(({ shown }) => shown),
        query,
        moment,
      );
      return {
        by,
        total: wanted.length,
        shelves: shelves.map(({ shelf, all }) => ({
          shelf,
          count: all.length,
          hits: hits.filter((hit) => hit.shelf === shelf),
        })),
        facets: countFacets(candidates, options),
        ...(notice && { notice }),
      };
    },

    async matching(actor, query, options = {}) {
      requireSignedIn(actor);
      const { candidates } = await gather(actor, query, options);
      return candidates
        .filter((candidate) => isWanted(candidate, options))
        .map(({ document: { documentId, citation, heading, url, shelf, publishedAt } }) => ({
          ...{ documentId, citation, heading, url, shelf, publishedAt },
        }));
    },

    async lastPublication(actor) {
      requireSignedIn(actor);
      return found.lastPublication();
    },

    async markWords(actor, query, texts) {
      requireSignedIn(actor);
      return markWords(found, wordsToMark(query), texts);
    },
  };
}

function limitOf(shelf: Shelf, { open, perShelf = HITS_PER_SHELF }: FindOptions): number {
  return open === shelf ? MAX_HITS_PER_SHELF : perShelf;
}

function toHit({ document, marks, score }: Candidate, chunk: ChunkRow, words: FoundHit["marked"]): FoundHit {
  const own = chunk.path.length > 0 ? (chunk.headings.at(-1) ?? chunk.heading) : chunk.heading;
  const head = headLength(chunk.body, own);
  const range = excerptAround(chunk.body, words, head);
  const inside = words.filter(({ start, end }) => start >= range.start && end <= range.end);
  return {
    documentId: document.documentId,
    citation: chunk.citation,
    section: document.citation,
    // A citation may end with the unit's heading: "Pub. 551, Depreciation".
    title: chunk.citation.endsWith(own) ? chunk.heading : own,
    shelf: document.shelf,
    sourceType: document.sourceType,
    score: Math.round(Math.min(1, score) * 1000) / 1000,
    excerpt: chunk.body.slice(range.start, range.end),
    marked: inside.map(({ start, end }) => ({ start: start - range.start, end: end - range.start })),
    isCut: { before: range.start > head, after: range.end < chunk.body.length },
    url: withFragment(chunk.documentUrl, chunk.fragment),
    asOf: chunk.asOf,
    marks,
  };
}

/** Length of a first line that only repeats the title: "(a) Exclusion". */
function headLength(body: string, title: string): number {
  const end = body.indexOf("\n");
  return end > 0 && end <= title.length + 12 && body.slice(0, end).endsWith(title) ? end + 1 : 0;
}
