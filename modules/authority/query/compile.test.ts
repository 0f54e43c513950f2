/** A search as SQL: bindings that fit their places, and refusals in a sentence. Results are tested in finding.test.ts. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conditionOf, rankingQuery } from "./compile.ts";
import { parseQuery } from "./parse.ts";

const condition = (text: string) => conditionOf(parseQuery(text));

describe("conditions", () => {
  it.each([
    ["gross income", ["gross", "income"]],
    ["gross OR income", ["gross", "income"]],
    ["gross NOT income", ["gross", "income"]],
    ['"gross income"', ["gross income"]],
    ["court:tax", ["%tax%"]],
    ["court:50%_off", ["%50\\%\\_off%"]],
    ["court:a\\b", ["%a\\\\b%"]],
    ["type:regulation", ["regulation"]],
    ["type:Regs", ["regulation"]],
    ["type:notice", ["Notice%"]],
    ["type:rev-rul", ["Rev. Rul.%"]],
    ["year:2019", [2019, 2019]],
    ["year:2010-2019", [2010, 2019]],
    ["year:2010..2019", [2010, 2019]],
    ["year:2010-", [2010, 9999]],
  ])("of %s bind %j", (text, bindings) => {
    expect(condition(text).bindings).toEqual(bindings);
  });

  it("never holds a word of the search in its own text", () => {
    const hostile = "'); drop table authority_chunks; --";
    for (const text of [`"${hostile}"`, `court:"${hostile}"`, "o'brien OR zzyzx", "windmill* NEAR/2 zzyzx"]) {
      const { text: sql } = condition(text);
      expect(sql).not.toMatch(/drop|o'brien|zzyzx|windmill/);
    }
  });

  it("asks for a citation as the unit and as what refers to it", () => {
    const { bindings } = condition('cite:"section 108(a)(1)"');
    expect(bindings).toEqual(["26 USC 108", 2, ["a", "1"], "26 USC 108", 2, ["a", "1"]]);
  });

  it("looks for the stems that a beginning could have", () => {
    expect(condition("insolven*").bindings).toEqual(["insolven:* | insolve | insolv | insol"]);
    expect(condition("depr*").bindings).toEqual(["depr:*"]);
    expect(condition("depre*").bindings).toEqual(["depre:* | depr"]);
  });

  it("counts words between near ones in both orders, from side by side on", () => {
    const { bindings } = condition('"excess liabilities"~2');
    const both = (step: number) => ["excess", "liabilities", step, "liabilities", "excess", step];
    expect(bindings).toEqual([...both(1), ...both(2), ...both(3)]);
  });

  it("asks for the words of a search together, beside its fields", () => {
    const { text, bindings } = condition("gross income type:ruling");
    expect(text.match(/c\.words @@/g)).toHaveLength(1);
    expect(bindings).toEqual(["gross", "income", "ruling"]);
    expect(condition("(gross type:ruling) OR income").text.match(/c\.words @@/g)).toHaveLength(2);
  });
});

describe("refusals", () => {
  it.each([
    ["year:19", "year: takes a year or a range, such as year:2019 or year:2010-2019."],
    ["year:2019-20", "year: takes a year or a range, such as year:2019 or year:2010-2019."],
    ["year:-2019", "year: takes a year or a range, such as year:2019 or year:2010-2019."],
    ["cite:income", 'cite: takes a citation, such as cite:108(a) or cite:"Rev. Rul. 2019-24".'],
    ['cite:"11 USC 523"', 'cite: takes a citation, such as cite:108(a) or cite:"Rev. Rul. 2019-24".'],
    ["type:windmill", /^type:windmill is no type of the library\. It knows statute, code, .*register\.$/],
    ["type:constructor", /^type:constructor is no type of the library\./],
  ])("%s", (text, message) => {
    expect(() => condition(text)).toThrow(message);
  });
});

describe("ranking", () => {
  it.each([
    ["gross income", ["gross", "income"]],
    ["gross OR type:ruling", ["gross"]],
    ["gross -net type:ruling", ["gross"]],
    ["gross income type:ruling", ["gross", "income"]],
  ])("of %s by %j", (text, bindings) => {
    expect(rankingQuery(parseQuery(text))!.bindings).toEqual(bindings);
  });

  it("of a search without words is none", () => {
    expect(rankingQuery(parseQuery("type:ruling year:2019"))).toBeNull();
    expect(rankingQuery(parseQuery("type:ruling -windmill"))).toBeNull();
  });
});

describe("any search", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "tax",
      "mill*",
      '"fair value"',
      '"a b c"~4',
      "a1 NEAR/2 b1 NEAR c1",
      "type:ruling",
      "year:2019-",
    ),
    fc.constantFrom("cite:61(a)", "court:tax", "(tax OR mill)", "-tax", "(tax type:code)"),
  );
  const searches = fc
    .tuple(fc.array(fc.tuple(part, fc.constantFrom(" ", " AND ", " OR ", " NOT ")), { maxLength: 6 }), part)
    .map(([parts, last]) => `word ${parts.flat().join("")}${last}`);

  it("binds as many values as its SQL has places", () => {
    fc.assert(
      fc.property(searches, (text) => {
        const query = parseQuery(text.replace(/NOT -/g, "NOT "));
        for (const made of [conditionOf(query), rankingQuery(query)]) {
          if (!made) continue;
          expect(made.text.split("?").length - 1).toBe(made.bindings.length);
          expect(made.text.split("(").length).toBe(made.text.split(")").length);
        }
      }),
    );
  });
});
