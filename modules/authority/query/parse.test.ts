import { describe, expect, it } from "vitest";
import { hasOperators, parseQuery } from "./parse.ts";
import type { Query } from "./query.ts";

/** A tree as brackets: `(a | b) & !c`. */
function shown(query: Query): string {
  switch (query.kind) {
    case "word":
      return query.isPrefix ? `${query.text}*` : query.text;
    case "phrase":
      return `"${query.text}"`;
    case "near":
      return `"${query.words.join(" ")}"~${query.distance}`;
    case "field":
      return `${query.field}:${query.value}`;
    case "not":
      return `!${shown(query.part)}`;
    default:
      return `(${query.parts.map(shown).join(query.kind === "and" ? " & " : " | ")})`;
  }
}

describe("a search with operators", () => {
  it.each([
    ["insolvent", "insolvent"],
    ["insolven* AND discharg*", "(insolven* & discharg*)"],
    ["gross income", "(gross & income)"],
    ["guaranty OR guarantee debt", "(guaranty | (guarantee & debt))"],
    ["insolvent NOT bankruptcy", "(insolvent & !bankruptcy)"],
    ["insolvent -bankruptcy", "(insolvent & !bankruptcy)"],
    ["a AND NOT (b OR c)", "(a & !(b | c))"],
    ["“fair market value”", '"fair market value"'],
    ['"excess liabilities"~5', '"excess liabilities"~5'],
    ["excess NEAR/5 liabilities", '"excess liabilities"~5'],
    ["excess NEAR liabilities", '"excess liabilities"~10'],
    ["cite:108(a)(1) type:plr", "(cite:108(a)(1) & type:plr)"],
    ['CITE:"Rev. Rul. 2019-24" year:2010-2019', "(cite:Rev. Rul. 2019-24 & year:2010-2019)"],
    ["(court:tax windmill)", "(court:tax & windmill)"],
    ["401(k) loans", "(401(k) & loans)"],
    ["half-year or not", "(half-year & or & not)"],
    ['"one"~5', '"one"'],
  ])("%s", (text, tree) => {
    expect(shown(parseQuery(text))).toBe(tree);
  });

  it.each([
    ['"fair market', "The quotation mark before fair market is not closed."],
    ["(a OR b", "A bracket is not closed."],
    ["a) b", "A closing bracket has no opening one."],
    ["a AND", "Write a word after the last operator."],
    ["a OR AND b", "Write a word before AND."],
    ["NOT a", "Write at least one word that must be there, not only words after NOT."],
    ['""', "There is nothing between the quotation marks."],
    ["cite: 108", "Write what to look for after cite: without a space."],
    ["a NEAR/3 (b OR c)", "NEAR stands between two words or phrases."],
    ["  ", "Write words or a citation to search for."],
  ])("%s is refused in a sentence", (text, message) => {
    expect(() => parseQuery(text)).toThrow(message);
  });

  it("is told from a plain question", () => {
    const plain = [
      "Is a gift income?",
      "What is § 61(a)(1)",
      "rent (and royalties)",
      "AND1 basketball",
      "K-1",
    ];
    const operators = ["a AND b", "“gross income”", "insolven*", "year:2019", "tax -gift", '"open'];
    expect(plain.map(hasOperators)).toEqual(plain.map(() => false));
    expect(operators.map(hasOperators)).toEqual(operators.map(() => true));
  });
});
