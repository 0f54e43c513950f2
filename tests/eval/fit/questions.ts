/** The question sets of `tests/eval`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..");

/** Training sets with gold sections; empty gold means out of scope. */
export const TUNING_SETS = ["tuning", "everyday-tuning", "breadth-tuning", "inside", "outside"];
/** Checking sets, for reporting only. */
export const CHECKING_SETS = [
  "checking",
  "everyday-checking",
  "fresh-checking",
  "stories-checking",
  "topics-checking",
  "inside-checking",
  "outside-checking",
];
/** Training questions in and out of scope, without gold sections. */
export const SCOPE_SETS = ["scope-inside", "scope-outside"];

export interface Question {
  set: string;
  question: string;
  /** Null when the gold sections are unknown. */
  gold: string[] | null;
  inScope: boolean;
}

export function readSet(set: string): Question[] {
  return linesOf(`${set}.jsonl`).map((line) => {
    const { question, gold } = JSON.parse(line) as { question: string; gold: string[] };
    return { set, question, gold, inScope: gold.length > 0 };
  });
}

export function readScopeSet(set: string): Question[] {
  return linesOf(`${set}.txt`).map((question) => ({
    ...{ set, question, gold: null },
    inScope: set === "scope-inside",
  }));
}

function linesOf(name: string): string[] {
  return readFileSync(join(FOLDER, name), "utf8").trim().split("\n");
}
