/** Questions in a layman's words, which need meaning beside words, and the pin cites that an answer must quote. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { TestModules } from "../harness.ts";
import { PLAIN } from "./plain-answers.ts";
import { hasRealCode, realCode } from "./real-code.ts";

/** About this many words are a page; an answer is no essay. */
const LONGEST_ANSWER = 950;

describe.skipIf(!hasRealCode)("answers in plain words on the real Code (needs ../shared/data)", () => {
  let test: TestModules;
  beforeAll(async () => {
    test = await realCode("also");
  }, 1_800_000);
  afterAll(async () => {
    await test.modules.authority.close();
    await test.cleanup();
  });

  it.each(PLAIN)("%s", async (question, pins) => {
    const { answer, quotations, refused } = await test.modules.ai.ask(OPERATOR, question);
    expect(refused).toBe(false);
    expect(quotations.map((quotation) => quotation.citation)).toEqual(
      expect.arrayContaining(pins.map((pin) => `26 USC ${pin}`)),
    );
    expect(answer.split(/\s+/).length).toBeLessThan(LONGEST_ANSWER);
  });
});
