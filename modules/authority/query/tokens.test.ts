/** A search taken apart: words, phrases, fields, operators, brackets. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_DISTANCE, tokensOf, type Token } from "./tokens.ts";

const word = (text: string): Token => ({ kind: "word", text });
const phrase = (text: string, distance: number | null = null): Token => ({ kind: "phrase", text, distance });
const field = (name: "cite" | "type" | "court" | "year", value: string): Token => ({
  kind: "field",
  field: name,
  value,
});

describe("words", () => {
  it.each([
    ["gross income", [word("gross"), word("income")]],
    ["  gross \t income\n", [word("gross"), word("income")]],
    ["gross\u00A0income", [word("gross"), word("income")]],
    ["half\u2011year", [word("half-year")]],
    ["taxpayer\u2019s", [word("taxpayer's")]],
    ["401(k)", [word("401(k)")]],
    ["61(a)(1)", [word("61(a)(1)")]],
    ["§ 61(a)", [word("§"), word("61(a)")]],
    ["insolven*", [word("insolven*")]],
    ["caf\u00E9 na\u00EFve", [word("café"), word("naïve")]],
    ["and or not near", [word("and"), word("or"), word("not"), word("near")]],
    ["ANDROID ORE NOTE NEARBY", [word("ANDROID"), word("ORE"), word("NOTE"), word("NEARBY")]],
    ["a-b", [word("a-b")]],
    ["a - b", [word("a"), word("-"), word("b")]],
    ["year2019", [word("year2019")]],
    ["myyear:2019", [word("myyear:2019")]],
    ["", []],
    [" \n\u00AD ", []],
  ])("of %j", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });
});

describe("operators", () => {
  it.each([
    ["a AND b", [word("a"), { kind: "AND" }, word("b")]],
    ["a OR(b)", [word("a"), { kind: "OR" }, { kind: "(" }, word("b"), { kind: ")" }]],
    ['NOT"a b"', [{ kind: "NOT" }, phrase("a b")]],
    ["-a", [{ kind: "NOT" }, word("a")]],
    ["-(a b)", [{ kind: "NOT" }, { kind: "(" }, word("a"), word("b"), { kind: ")" }]],
    ["--a", [word("--a")]],
    ["AND", [{ kind: "AND" }]],
    ["a NEAR b", [word("a"), { kind: "near", distance: 10 }, word("b")]],
    ["a NEAR/3 b", [word("a"), { kind: "near", distance: 3 }, word("b")]],
    ["a NEAR/0 b", [word("a"), { kind: "near", distance: 1 }, word("b")]],
    ["a NEAR/999 b", [word("a"), { kind: "near", distance: MAX_DISTANCE }, word("b")]],
    ["a NEAR/x b", [word("a"), word("NEAR/x"), word("b")]],
    ["((a))", [{ kind: "(" }, { kind: "(" }, word("a"), { kind: ")" }, { kind: ")" }]],
  ] as [string, Token[]][])("of %j", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });
});

describe("phrases", () => {
  it.each([
    ['"fair market value"', [phrase("fair market value")]],
    ["\u201Cfair market value\u201D", [phrase("fair market value")]],
    ['" fair   value "', [phrase("fair value")]],
    ['"fair value"~3', [phrase("fair value", 3)]],
    ['"fair value"~0', [phrase("fair value", 1)]],
    ['"fair value"~200', [phrase("fair value", MAX_DISTANCE)]],
    ['"fair value"~', [phrase("fair value"), word("~")]],
    ['""', [phrase("")]],
    ['fair"market"value', [word("fair"), phrase("market"), word("value")]],
    ['"a AND b"', [phrase("a AND b")]],
    ['"(a"', [phrase("(a")]],
  ])("of %j", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it.each(['"open', 'a "b" "c', "\u201Copen"])("%j is not closed", (text) => {
    expect(() => tokensOf(text)).toThrow(/is not closed\.$/);
  });

  it("names the words after the mark, forty letters of them at most", () => {
    expect(() => tokensOf(`"${"word ".repeat(40)}`)).toThrow(
      "The quotation mark before word word word word word word word word is not closed.",
    );
  });
});

describe("fields", () => {
  it.each([
    ["cite:61", [field("cite", "61")]],
    ["cite:61(a)(1)", [field("cite", "61(a)(1)")]],
    ["CITE:61", [field("cite", "61")]],
    ['cite:"Rev. Rul. 2019-24"', [field("cite", "Rev. Rul. 2019-24")]],
    ["type:ruling year:2019", [field("type", "ruling"), field("year", "2019")]],
    ["year:2010-2019", [field("year", "2010-2019")]],
    ["(court:tax)", [{ kind: "(" }, field("court", "tax"), { kind: ")" }]],
    ["-type:plr", [{ kind: "NOT" }, field("type", "plr")]],
  ] as [string, Token[]][])("of %j", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it.each(["cite:", "cite: 61", 'cite:""', "(type:)"])("%j asks for nothing", (text) => {
    expect(() => tokensOf(text)).toThrow(/Write what to look for after \w+: without a space\./);
  });
});

describe("any text", () => {
  const texts = fc
    .array(
      fc.constantFrom(
        "a",
        "tax",
        " ",
        "(",
        ")",
        '"',
        "AND",
        "OR",
        "NOT",
        "NEAR/5",
        "-",
        "cite:",
        "61",
        "*",
        "~3",
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join(""));

  it("ends in tokens that hold every letter once, or in a sentence", () => {
    fc.assert(
      fc.property(texts, (text) => {
        let tokens: Token[];
        try {
          tokens = tokensOf(text);
        } catch (error) {
          expect((error as Error).message).toMatch(/\.$/);
          return;
        }
        const letters = tokens.map((token) => {
          if (token.kind === "word" || token.kind === "phrase") return token.text;
          return token.kind === "field" ? `${token.field}:${token.value}` : token.kind;
        });
        const count = (all: string) => all.split("tax").length;
        expect(count(letters.join(""))).toBe(count(text.replace(/\s+/g, " ")));
      }),
    );
  });
});
