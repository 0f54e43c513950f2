import { describe, expect, it } from "vitest";
import type { Authority, StatedAmountRow } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { section } from "../../testing.ts";
import { isPlainPay, taxOnPay } from "./tax-on-pay.ts";

describe("plain pay", () => {
  it.each([
    ["I'm single with $60,000 of wages. How much tax do I owe?", true],
    ["We make $90,000 together, married filing jointly. What do we owe?", true],
    ["Single, salary of 52k, standard deduction: the federal tax?", true],
    ["I make $85,000 from freelancing. What do I owe?", false],
    ["Single with $60,000 of wages and two kids: my tax?", false],
    ["Wages of $60,000 and $4,000 of dividends: what tax?", false],
    ["A taxable income of $60,000: what tax?", false],
  ])("%s %s", (question, plain) => expect(isPlainPay(question)).toBe(plain));
});

describe("tax on pay", () => {
  const LINES = ["Singles $10,000", "Not over $20,000 10%", "Over $20,000 30%"];
  const paper = section("Adjusted items", [["a", "Tables", LINES.join("\n")]], "77");
  const row = (line: number, of: object) => {
    const start = paper.text.indexOf(LINES[line]!);
    const range = { start, end: start + LINES[line]!.length };
    const known = { taxYear: 2031, heading: "", label: "", status: "single", pin: `§ 4.0${line}` };
    return { ...known, ...range, quote: range, paper: "Rev. Proc. 2030-7", paperUrl: "/p", ...of };
  };
  const rows = [
    row(0, { unit: "26 USC 63(c)(2)", cents: 1_000_000 }),
    ...[
      { over: 0, upTo: 2_000_000, percent: 10, tax: 0 },
      { over: 2_000_000, upTo: null, percent: 30, tax: 200_000 },
    ].map((bracket, at) => row(at + 1, { unit: "26 USC 1(j)(2)(C)", cents: bracket.over, bracket })),
  ] as unknown as StatedAmountRow[];
  const rates = section("Tax imposed", [["a", "Rates", "There is hereby imposed a tax."]], "1");
  const authority = {
    amounts: (_: unknown, sections: string[]) =>
      Promise.resolve(rows.filter(({ unit }) => sections.includes(unit.replace(/\(.*/, "")))),
    resolve: (_: unknown, citation: string) =>
      Promise.resolve({
        citation,
        document: citation.startsWith("Rev.") ? paper : rates,
        unit: 0,
        missing: null,
      }),
  } as unknown as Pick<Authority, "amounts" | "resolve">;
  const asked = (question: string, pay: number) =>
    taxOnPay({ question, pay, authority, actor: OPERATOR, asked: { year: 2031 } as never });

  it("takes the standard deduction off first and works the rest out in the open", async () => {
    const answer = await asked("I'm single with wages of $50,000. What do I owe?", 5_000_000);
    expect(answer!.leads[0]!.text).toBe(
      "For 2031, unmarried individuals with no other income: pay of $50,000 less the standard deduction of $10,000 leaves a taxable income of $40,000; it is in the 30 percent bracket, and the income tax before credits is $2,000 + 30% × ($40,000 − $20,000) = $8,000 (26 USC 1(j)(2)(C); Rev. Proc. 2030-7, § 4.02; 26 USC 63(c)(2); Rev. Proc. 2030-7, § 4.00).",
    );
    const quoted = answer!.leads[0]!.quotations.map(({ range }) => paper.text.slice(range.start, range.end));
    expect(quoted).toEqual([LINES[0], LINES[2]]);
  });

  it("says that there is no tax on pay within the deduction", async () => {
    const answer = await asked("single, wages of $10,000: tax?", 1_000_000);
    expect(answer!.leads[0]!.text).toContain(
      "leaves a taxable income of $0; there is no income tax on it (26",
    );
  });

  it("works nothing out beside a fact that may change it, or without the year's rows", async () => {
    expect(await asked("single, wages of $50,000, two kids: tax?", 5_000_000)).toBeNull();
    const empty = { ...authority, amounts: () => Promise.resolve([]) };
    const request = { question: "single, wages of $50,000: tax?", pay: 5_000_000, actor: OPERATOR };
    expect(await taxOnPay({ ...request, authority: empty, asked: { year: 2031 } as never })).toBeNull();
  });
});
