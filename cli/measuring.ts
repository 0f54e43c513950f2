/** Puts questions to a running product: what search finds, and what is answered. */
import type { Modules } from "#product";
import { DomainError, OPERATOR } from "#modules/kernel";
import type { Question, Ranking } from "./evaluation.ts";
import type { Asked } from "./gate.ts";

export const MODES = ["hybrid", "lexical", "semantic"] as const;
export type Mode = (typeof MODES)[number];

const RANKED = 20;

/** One after the other, until `signal` aborts. */
export async function rankAll(
  modules: Modules,
  { questions, mode }: { questions: Question[]; mode: Mode },
  signal: AbortSignal,
): Promise<Ranking[]> {
  const rankings: Ranking[] = [];
  for (const question of questions) {
    signal.throwIfAborted();
    rankings.push(await rankOne(modules, question, mode));
  }
  return rankings;
}

/** As `rankAll` with mode hybrid, and what the assistant answers. */
export async function askAll(modules: Modules, questions: Question[], signal: AbortSignal): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    signal.throwIfAborted();
    const ranking = await rankOne(modules, question, "hybrid");
    const { refused, confidence, sources } = await modules.ai.ask(OPERATOR, question.question);
    asked.push({ ...ranking, refused, confidence, answeredFrom: sectionOf(sources[0]?.citation) });
  }
  return asked;
}

async function rankOne(
  { authority }: Modules,
  { id, question, gold }: Question,
  mode: Mode,
): Promise<Ranking> {
  const started = performance.now();
  const { hits, lists, notice } = await authority.search(OPERATOR, question, { k: RANKED, mode });
  // Figures of a search that had to do without its vectors would pass for something else.
  if (notice) throw new DomainError("unavailable", notice);
  const milliseconds = performance.now() - started;
  const byShelf = Object.entries(lists).map(([shelf, found]) => [shelf, found.map((hit) => hit.section)]);
  const sections = hits.map((hit) => hit.section);
  return { id, gold, sections, lists: Object.fromEntries(byShelf) as Ranking["lists"], milliseconds };
}

/** "26 USC 61" of "26 USC 61(a)(1)". */
function sectionOf(citation: string | undefined): string | null {
  return citation?.replace(/\(.*$/, "").trim() ?? null;
}
