/** Grades the answers to the rubrics of tests/eval/answers. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { grade } from "../../cli/rubric-grading.ts";
import { gradesOf, readRubrics } from "../../cli/rubric.ts";
import type { Library } from "../bench/library.ts";
import { code, keptCode } from "./kept-code.ts";

const FILE = resolve(import.meta.dirname, "../eval/answers/ordinary.jsonl");
/** Right answers of 202 by which the gate is passed; 192 on 2026-11-22. */
const LEAST = 186;
/** Words above the fold, the middle answer. */
const LONGEST_MEDIAN = 220;

describe.skipIf(!code)("answers to ordinary questions on the real Code (needs ../shared/data)", () => {
  let library: Library;
  beforeAll(async () => {
    library = await keptCode();
  }, 1_800_000);
  afterAll(() => library?.close());

  it("are right by their rubrics, and short above the fold", async () => {
    const rubrics = readRubrics(readFileSync(FILE, "utf8"));
    const graded = [];
    const lengths: number[] = [];
    for (const rubric of rubrics) {
      const answer = await library.modules.ai.ask(OPERATOR, rubric.question);
      graded.push({ rubric, why: grade(rubric, answer) });
      lengths.push(answer.answer.split("## The rest")[0]!.split(/\s+/).length);
    }
    const { all, misses } = gradesOf(graded);
    expect({ passed: all.passed, misses }).toEqual({
      passed: expect.toSatisfy((n: number) => n >= LEAST),
      misses: expect.any(Array),
    });
    expect(lengths.toSorted((a, b) => a - b)[lengths.length >> 1]).toBeLessThan(LONGEST_MEDIAN);
  }, 1_800_000);
});
