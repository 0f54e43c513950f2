/** Compares search and answers over the evaluation questions with tests/eval/baseline.json. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQuestions } from "../../cli/evaluation.ts";
import { baselineSchema, fallenBehind, figuresOf, type Asked } from "../../cli/gate.ts";
import { askAll } from "../../cli/measuring.ts";
import type { Library } from "../bench/library.ts";
import { code, keptCode } from "./kept-code.ts";

const EVAL = resolve(import.meta.dirname, "../eval");
const MINUTES = 60_000;

describe.skipIf(!code)("the evaluation on the real Code (needs ../shared/data)", () => {
  let library: Library;
  beforeAll(async () => {
    library = await keptCode();
  }, 30 * MINUTES);
  afterAll(() => library?.close());

  it(
    "has no figure that fell behind the baseline by more than is allowed",
    async () => {
      const baseline = baselineSchema.parse(JSON.parse(readFileSync(join(EVAL, "baseline.json"), "utf8")));
      const files = readdirSync(EVAL).filter((name) => name.endsWith(".jsonl"));
      const sets: Record<string, Asked[]> = {};
      for (const file of files) {
        const questions = readQuestions(readFileSync(join(EVAL, file), "utf8"));
        sets[file.replace(".jsonl", "")] = await askAll(
          library.modules,
          questions,
          new AbortController().signal,
        );
      }
      expect(Object.keys(sets).sort()).toEqual(Object.keys(baseline.sets).sort());
      expect(fallenBehind(figuresOf(sets), baseline)).toEqual([]);
    },
    30 * MINUTES,
  );
});
