/** Questions in a layman's words, which need meaning beside words, and the pin cites that an answer must quote. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { TestModules } from "../harness.ts";
import { hasRealCode, realCode } from "./real-code.ts";

/** About this many words are a page; an answer is no essay. */
const LONGEST_ANSWER = 950;

const PLAIN: [question: string, pins: string[]][] = [
  ["Is money my grandmother left me taxable?", ["102(a)", "102(b)"]],
  ["Can I deduct student loan interest?", ["221(a)", "221(b)(1)"]],
  ["Can I write off a bad loan to a friend?", ["166(a)(1)", "166(d)(1)(B)"]],
  ["Is interest on municipal bonds taxable?", ["103(a)", "103(b)(1)"]],
  ["What is the penalty for taking money out of an IRA early?", ["72(t)(1)", "72(t)(2)"]],
  ["Are gambling losses deductible?", ["165(d)(1)(A)", "165(d)(1)(B)"]],
  ["My company pays my tuition, is that income?", ["127(a)(1)"]],
];

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
