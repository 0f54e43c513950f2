/**
 * Documents that have words of a question in a row: whoever pastes words of a paper looks for that paper. Candidates
 * come from the postings of the words, whatever their score; the run itself is looked up in the stored text.
 */
import type { ChunkRow } from "../chunk-store.ts";
import { normalizeForSearch } from "../documents/normalize.ts";
import type { Postings } from "./postings.ts";
import { rankingProfile } from "./ranking-profile.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";

/** What a document has of the question in a row. */
export interface Quoted {
  /** Holds a run, or the beginning of one. */
  chunkId: number;
  /** Share of the question's runs that the document has; 1 when the whole question stands in it in a row. */
  share: number;
}

/** By the document's index. */
export type QuotedDocuments = ReadonlyMap<number, Quoted>;

type Snapshot = Pick<SearchSnapshot, "chunkIds" | "chunkSections" | "postings" | "chunks" | "inARow">;

/** Words of the question that stand side by side. */
interface Run {
  /** Without spaces, so that a word torn at the end of a line is the same. */
  letters: string;
  words: IndexedWord[];
  /** The bits of all its words. */
  bits: number;
}

/** A word of the question that the shelf has. */
interface IndexedWord {
  /** One bit of 32, its own among the runs that are read together. */
  bit: number;
  chunks: Int32Array[];
  count: number;
}

/** A part of a question is looked for by a run with so many words that say something: fewer stand in many passages. */
const TELLING = 4;
/** Runs read together: their words fit into the bits of a number. */
const RUNS_AT_ONCE = 20;

/** @param text as typed: the spelling of a quotation is not corrected */
export async function documentsQuoting(snapshot: Snapshot, text: string): Promise<QuotedDocuments> {
  const { sharedRun, runWords } = rankingProfile().retrieval.otherShelves;
  const words = wordsOf(text).slice(0, runWords);
  if (words.length < sharedRun) return new Map();
  const postings = await snapshot.postings([...new Set(words.filter(isIndexed))]);
  const runs = words.slice(sharedRun - 1).map((_, at) => words.slice(at, at + sharedRun));
  const candidates = new Map<number, Run[]>();
  for (let at = 0; at < runs.length; at += RUNS_AT_ONCE)
    addCandidates(snapshot, readRuns(runs.slice(at, at + RUNS_AT_ONCE), postings), candidates);
  const fewer = await fewCandidates(snapshot, { text, candidates, runs: runs.length });
  if (fewer.length === 0) return new Map();
  const quoted = await verified(snapshot, fewer);
  return new Map(
    [...quoted].map(([document, { chunkId, runs: had }]) => [
      document,
      { chunkId, share: had.size / runs.length },
    ]),
  );
}

/** Words without signs, in lower case: "Non-resident" is two. */
export function wordsOf(text: string): string[] {
  return (
    normalizeForSearch(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Numbers are indexed together with their signs ("1.61-21"). */
function isIndexed(word: string): boolean {
  return word.length > 1 && !/\d/.test(word);
}

function readRuns(runs: string[][], postings: Map<string, Postings[]>): Run[] {
  const known = new Map<string, IndexedWord>();
  for (const word of new Set(runs.flat())) {
    const held = postings.get(word) ?? [];
    const count = held.reduce((sum, { chunks }) => sum + chunks.length, 0);
    // Stop words, and words that the shelf writes otherwise, such as with a hyphen.
    if (count === 0) continue;
    known.set(word, { bit: 1 << known.size, chunks: held.map(({ chunks }) => chunks), count });
  }
  return runs.map((run) => {
    const words = run.flatMap((word) => known.get(word) ?? []);
    return { letters: run.join(""), words, bits: words.reduce((bits, { bit }) => bits | bit, 0) };
  });
}

/** Adds, by chunk, the runs that may stand in it, or begin in it and end in the next. */
function addCandidates(
  { chunkIds, chunkSections }: Snapshot,
  runs: Run[],
  candidates: Map<number, Run[]>,
): void {
  const has = new Int32Array(chunkIds.length + 1);
  for (const { bit, chunks } of new Set(runs.flatMap(({ words }) => words)))
    for (const some of chunks) for (const chunk of some) has[chunk]! |= bit;
  const next = (chunk: number) => (chunkSections[chunk] === chunkSections[chunk + 1] ? has[chunk + 1]! : 0);
  for (const run of runs) {
    // One word alone says nothing.
    if (run.words.length < 2) continue;
    const rarest = run.words.reduce((a, b) => (b.count < a.count ? b : a));
    const consider = (first: number) => {
      if (first < 0 || !mayHold(run, has[first]!, next(first))) return;
      const known = candidates.get(first);
      if (!known) candidates.set(first, [run]);
      else if (known.at(-1) !== run) known.push(run);
    };
    for (const some of rarest.chunks)
      for (let at = 0; at < some.length; at++) {
        consider(some[at]!);
        consider(some[at]! - 1);
      }
  }
}

/**
 * Whether the first words are among those of one chunk, and the others among those of the next. Nearly all chunks lack a
 * word altogether, which their bits say at once.
 */
function mayHold({ words, bits }: Run, first: number, second: number): boolean {
  if ((bits & ~(first | second)) !== 0) return false;
  const from = words.findIndex(({ bit }) => (first & bit) === 0);
  if (from < 0) return true;
  return words.slice(from).every(({ bit }) => (second & bit) !== 0);
}

interface Found {
  text: string;
  candidates: Map<number, Run[]>;
  /** Of the question. */
  runs: number;
}

/**
 * Those that may have the most runs. Where too many have the words of the whole question, such as of one in common words
 * only, the database says in which these stand in a row.
 */
async function fewCandidates(
  { chunkIds, inARow }: Snapshot,
  { text, candidates, runs }: Found,
): Promise<[number, Run[]][]> {
  const { runCandidates, partCandidates } = rankingProfile().retrieval.otherShelves;
  const best = [...candidates].sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  const whole = best.filter((candidate) => candidate[1].length === runs);
  const parts = best.filter(
    ([, some]) => some.length < runs && some.some(({ words }) => words.length >= TELLING),
  );
  if (whole.length <= runCandidates) return [...whole, ...parts.slice(0, partCandidates)];
  const standing = await inARow(
    whole.map(([chunk]) => chunkIds[chunk]!),
    text,
  );
  return whole.filter(([chunk]) => standing.has(chunkIds[chunk]!)).slice(0, runCandidates);
}

interface Verified {
  chunkId: number;
  runs: Set<Run>;
}

/** Documents whose text has any of the runs, by their index. */
async function verified(snapshot: Snapshot, candidates: [number, Run[]][]): Promise<Map<number, Verified>> {
  const { chunkIds, chunkSections } = snapshot;
  const textOf = await readTexts(
    snapshot,
    candidates.map(([chunk]) => chunk),
  );
  const found = new Map<number, Verified>();
  for (const [chunk, runs] of candidates) {
    const text = textOf(chunk);
    const held = runs.filter(({ letters }) => text.includes(letters));
    if (held.length === 0) continue;
    const document = chunkSections[chunk]!;
    const known = found.get(document) ?? { chunkId: chunkIds[chunk]!, runs: new Set() };
    for (const run of held) known.runs.add(run);
    found.set(document, known);
  }
  return found;
}

/** The letters of a chunk together with those of the next. */
async function readTexts({ chunkIds, chunkSections, chunks }: Snapshot, wanted: number[]) {
  const withNext = (chunk: number) =>
    [chunk, chunk + 1].filter((at) => chunkSections[at] === chunkSections[chunk]);
  const read = await chunks([...new Set(wanted.flatMap(withNext))].map((chunk) => chunkIds[chunk]!));
  const lettersAt = (at: number) => {
    const chunk = read.get(chunkIds[at]!);
    return chunk ? lettersOf(chunk) : "";
  };
  return (chunk: number) => withNext(chunk).map(lettersAt).join("");
}

const known = new WeakMap<ChunkRow, string>();

/** Letters and digits of a chunk, in lower case; made once while the chunk is in memory. */
function lettersOf(chunk: ChunkRow): string {
  const letters = known.get(chunk) ?? chunk.body.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  known.set(chunk, letters);
  return letters;
}
