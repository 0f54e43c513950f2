/** Scoring a search against questions with gold sections. */
import { SHELVES, type Shelf } from "#modules/authority/schema";

export interface Question {
  id: string;
  question: string;
  /** "26 USC 61", "26 CFR 1.61-1"; empty for a question out of scope. */
  gold: string[];
}

/** Search result of one question: distinct documents, at most 20. */
export interface Ranking {
  id: string;
  gold: string[];
  /** In the order in which a person sees them. */
  sections: string[];
  /** By shelf, best first; at most 20 of each. */
  lists: Partial<Record<Shelf, string[]>>;
  milliseconds: number;
}

/** Recall: shares, 0 to 1, of the questions with a gold section at rank 1, within 5, 10, 20. */
export interface Figures {
  n: number;
  r1: number;
  r5: number;
  r10: number;
  r20: number;
  /** Mean reciprocal rank; a miss counts 0. */
  mrr: number;
  p50ms: number;
  p95ms: number;
}

/** Parses lines `{"id", "question", "gold"}`. @throws Error naming the first malformed line. */
export function readQuestions(text: string): Question[] {
  const lines = text.split("\n").map((line, index) => ({ line: line.trim(), number: index + 1 }));
  return lines.filter(({ line }) => line !== "").map(({ line, number }) => readQuestion(line, number));
}

function readQuestion(line: string, number: number): Question {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`Line ${number} is not JSON.`);
  }
  if (isQuestion(value)) return { id: value.id, question: value.question, gold: value.gold };
  throw new Error(`Line ${number} needs "id", "question" and a list "gold".`);
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== "object" || value === null) return false;
  const { id, question, gold } = value as Record<string, unknown>;
  return typeof id === "string" && typeof question === "string" && Array.isArray(gold);
}

/** Figures per group (the id up to its first "-") and for "all"; questions without gold are skipped. */
export function scoreRankings(rankings: Ranking[]): Record<string, Figures> {
  const scored = rankings.filter((ranking) => ranking.gold.length > 0);
  const groups = [...new Set(scored.map(groupOf))];
  const figures = groups.map(
    (group) => [group, score(scored.filter((one) => groupOf(one) === group))] as const,
  );
  return Object.fromEntries([...figures, ["all", score(scored)]]);
}

function groupOf({ id }: Ranking): string {
  return id.split("-", 1)[0]!;
}

function score(rankings: Ranking[]): Figures {
  const n = rankings.length;
  const ranks = rankings.map(rankOf);
  const within = (limit: number) => share(ranks.filter((rank) => rank > 0 && rank <= limit).length, n);
  const times = rankings.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    n,
    r1: within(1),
    r5: within(5),
    r10: within(10),
    r20: within(20),
    mrr: share(
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0),
      n,
    ),
    p50ms: quantile(times, 0.5),
    p95ms: quantile(times, 0.95),
  };
}

/** The best rank of any gold on its own shelf, from 1; 0 when none is found. */
function rankOf({ gold, lists }: Ranking): number {
  const ranks = SHELVES.map(
    (shelf) => (lists[shelf] ?? []).findIndex((section) => gold.includes(section)) + 1,
  );
  return ranks.reduce((best, rank) => (rank > 0 && (best === 0 || rank < best) ? rank : best), 0);
}

/** Every shelf, also those on which nothing was found. */
export function fullLists(lists: Ranking["lists"]): Record<Shelf, string[]> {
  return Object.fromEntries(SHELVES.map((shelf) => [shelf, lists[shelf] ?? []])) as Record<Shelf, string[]>;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

function quantile(sorted: number[], at: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
  return Math.round(value * 10) / 10;
}
