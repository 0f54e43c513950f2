/** Asks all questions of tests/eval. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Modules } from "#product";
import { OPERATOR } from "#modules/kernel";
import { readQuestions, type Question, type Ranking } from "../../cli/evaluation.ts";
import { root } from "../system/product.ts";

export const MODES = ["hybrid", "lexical", "semantic"] as const;
export type Mode = (typeof MODES)[number];

const RANKED = 20;
/** Questions for the warm-up. */
const WARM_UP = 30;

export function readSet(name: "tuning" | "checking"): Question[] {
  return readQuestions(readFileSync(join(root, "tests", "eval", `${name}.jsonl`), "utf8"));
}

export interface Times {
  p50: number;
  p95: number;
  rankings: Ranking[];
}

/** Asks all questions, `askers` at a time. @returns milliseconds of each. */
export async function askAll(
  { authority }: Modules,
  questions: Question[],
  { mode, askers }: { mode: Mode; askers: number },
): Promise<Times> {
  async function ask({ id, question, gold }: Question): Promise<Ranking> {
    const begin = performance.now();
    const { hits, lists, notice } = await authority.search(OPERATOR, question, { mode, k: RANKED });
    if (notice) throw new Error(notice);
    const milliseconds = performance.now() - begin;
    const statute = (lists.statute ?? []).map((hit) => hit.section);
    return { id, gold, sections: hits.map((hit) => hit.section), lists: { statute }, milliseconds };
  }
  for (const question of questions.slice(0, WARM_UP)) await ask(question);
  const waiting = questions.values();
  const rankings: Ranking[] = [];
  const asker = async () => {
    for (const question of waiting) rankings.push(await ask(question));
  };
  await Promise.all(Array.from({ length: askers }, asker));
  const times = rankings.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), rankings };
}

export function quantile(sorted: number[], at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}
