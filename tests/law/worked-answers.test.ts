/**
 * Questions in plain words and the pin cites that an answer must quote, listed after reading the sections at
 * release point 119-100.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { TestModules } from "../harness.ts";
import { hasRealCode, realCode } from "./real-code.ts";

const WORKED: [question: string, section: string, pins: string[]][] = [
  // (a) is the definition, its list begins with pay for services and names discharged debt.
  ["What is gross income?", "61", ["61(a)", "61(a)(1)", "61(a)(11)"]],
  // (a) denies, (c)(1) opens the door for a principal place of business, (c)(5) caps at the income from the use.
  [
    "Can I deduct the cost of my home office?",
    "280A",
    ["280A(a)", "280A(c)(1)", "280A(c)(1)(A)", "280A(c)(5)"],
  ],
  // (a) two years out of five, (b)(1) $250,000, (b)(2)(A) $500,000 on a joint return, (b)(3) once in two years.
  [
    "How much gain can I exclude when I sell my house?",
    "121",
    ["121(a)", "121(b)(1)", "121(b)(2)(A)", "121(b)(3)"],
  ],
  // (a) 30 days before and after.
  ["Can I claim a loss if I sell stock and buy it back?", "1091", ["1091(a)"]],
  // (d) moves the loss into the basis of the new shares.
  ["What is a wash sale?", "1091", ["1091(a)", "1091(d)"]],
  // (a)(1) 5 percent a month, 25 percent at most; the minimum stands after paragraph (3).
  ["What is the penalty for filing my tax return late?", "6651", ["6651(a)(1)", "6651(a)"]],
];

describe.skipIf(!hasRealCode)("worked answers on the real Code (needs ../shared/data)", () => {
  let test: TestModules;
  beforeAll(async () => {
    test = await realCode();
  }, 180_000);
  afterAll(() => test.cleanup());

  it.each(WORKED)("%s", async (question, number, pins) => {
    const { answer, quotations, sources, refused } = await test.modules.ai.ask(OPERATOR, question);
    expect(refused).toBe(false);
    const cited = quotations.map((quotation) => quotation.citation);
    for (const pin of pins) expect(cited).toContain(`26 USC ${pin}`);
    expect(sources[0]!.url).toMatch(new RegExp(`^/authority/26-usc/${number}#`));
    const { text } = await test.modules.authority.section(OPERATOR, number);
    for (const quotation of quotations.filter(({ citation }) => citation.startsWith(`26 USC ${number}(`))) {
      expect(text).toContain(quotation.text);
      expect(answer).toContain(`“${quotation.text}” [${quotation.source}]`);
    }
  });

  it("holds 1,899 sections", async () => {
    expect(await test.modules.authority.library(OPERATOR)).toMatchObject({ sections: 1899, state: "ready" });
  });

  it("puts every section first that is cited by its number, in any usual form", async () => {
    const contents = await test.modules.authority.contents(OPERATOR);
    const forms = [
      (n: string) => `26 USC ${n}`,
      (n: string) => `§ ${n}`,
      (n: string) => `IRC ${n}`,
      (n: string) => `Code Sec. ${n}`,
      (n: string) => n,
    ];
    const missed: string[] = [];
    for (const [index, { number }] of contents.entries()) {
      const query = forms[index % forms.length]!(number);
      const { hits } = await test.modules.authority.search(OPERATOR, query, { k: 1, mode: "lexical" });
      if (hits[0]?.section !== `26 USC ${number}`) missed.push(query);
    }
    expect(missed).toEqual([]);
  }, 180_000);

  it("resolves a pin cite that does not exist to its nearest ancestor and says so", async () => {
    expect(await test.modules.authority.resolve(OPERATOR, "26 USC 109(a)")).toMatchObject({
      citation: "26 USC 109",
      missing: "26 USC 109(a)",
    });
    expect(await test.modules.authority.resolve(OPERATOR, "§ 61(a)(11)(Z)")).toMatchObject({
      citation: "26 USC 61(a)(11)",
    });
  });
});
