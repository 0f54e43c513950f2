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
  // The tax is asked for, not what counts as wages (3121), and it has two parts.
  ["What does the employer pay in social security tax?", ["3111(a)", "3111(b)"]],
  ["How long may the IRS collect a tax after assessment?", ["6502(a)", "6502(a)(1)"]],
  // The definition in (d)(1) has the tests; those of a child, and the release of a claim to one, are for others.
  ["Can I claim my mother as a dependent?", ["152(a)(2)", "152(d)(1)(A)", "152(d)(1)(C)"]],
  // (c) only fills in what (b)(1) requires.
  ["Who can be a shareholder of an S corporation?", ["1361(b)(1)(A)", "1361(b)(1)(B)", "1361(b)(1)(C)"]],
  // (a) still says $1,000; (h)(2) puts another amount in its place.
  ["How much is the child tax credit?", ["24(a)", "24(b)(1)", "24(h)(2)"]],
  // (h)(2)(D) opens the door that (h)(1) closes; (h)(3)(F) has the amount for the years since 2018.
  ["Can I deduct mortgage interest on my home?", ["163(h)(1)", "163(h)(2)(D)", "163(h)(3)(F)(i)(II)"]],
  // (k) suspends the deduction.
  ["Can I deduct my moving expenses?", ["217(a)", "217(k)(1)"]],
  ["Who qualifies for the earned income credit?", ["32(a)(1)", "32(c)(1)(A)(i)", "32(i)(1)"]],
  ["Can I roll over my 401(k) when I change jobs?", ["402(c)(1)", "402(c)(3)(A)"]],
  [
    "How much tax does a self-employed person pay for social security and Medicare?",
    ["1401(a)", "1401(b)(1)"],
  ],
  ["Am I personally liable for payroll taxes my company did not pay?", ["6672(a)"]],
  ["What is my basis in stock I inherited from my father?", ["1014(a)(1)"]],
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
