/** Lay questions that need semantic search, and the pin cites that an answer must quote. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { Library } from "../bench/library.ts";
import { code, keptCode } from "./kept-code.ts";
import { PLAIN } from "./plain-answers.ts";

/** Maximum words above the fold, about a page. */
const LONGEST_ANSWER = 950;

describe.skipIf(!code)("answers in plain words on the real Code (needs ../shared/data)", () => {
  let library: Library;
  beforeAll(async () => {
    library = await keptCode();
  }, 1_800_000);
  afterAll(() => library?.close());

  it.each(PLAIN)("%s", async (question, pins) => {
    const { answer, quotations, refused } = await library.modules.ai.ask(OPERATOR, question);
    expect(refused).toBe(false);
    expect(quotations.map((quotation) => quotation.citation)).toEqual(
      expect.arrayContaining(pins.map((pin) => `26 USC ${pin}`)),
    );
    expect(answer.split("## The rest")[0]!.split(/\s+/).length).toBeLessThan(LONGEST_ANSWER);
  });
});
