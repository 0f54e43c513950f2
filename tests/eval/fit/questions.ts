/** The question sets of `tests/eval`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..");

/** Sets that the fit learns from, with gold sections; an empty gold is out of scope. */
export const TUNING_SETS = ["tuning", "everyday-tuning", "breadth-tuning", "inside", "outside"];
/** Sets for reporting only. */
export const CHECKING_SETS = [
  "checking",
  "everyday-checking",
  "fresh-checking",
  "stories-checking",
  "topics-checking",
  "inside-checking",
  "outside-checking",
];
/** Questions in and out of scope without gold sections; the fit learns from them, too. */
export const SCOPE_SETS = ["scope-inside", "scope-outside"];

export interface Question {
  set: string;
  question: string;
  /** Null when nobody has said which sections answer it. */
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
