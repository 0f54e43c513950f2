/** Lists and ranges by a grammar of our own, apart from any kind of citation. */
import { describe, expect, it } from "vitest";
import { claimList, claimLists, type ListGrammar } from "./lists.ts";

/** Members are letters followed by digits: "a1". */
const GRAMMAR: ListGrammar = {
  kind: "form",
  read(text, at) {
    const match = /^[a-z]\d+/.exec(text.slice(at));
    return match && { key: match[0], path: [], start: at, end: at + match[0].length };
  },
  between(first, last) {
    const [low, high] = [Number(first.slice(1)), Number(last.slice(1))];
    if (high <= low) return null;
    return Array.from({ length: high - low - 1 }, (_, at) => `${first[0]}${low + at + 1}`);
  },
};

const read = (text: string, at = 0) => claimList(text, { start: 0, at }, GRAMMAR);
const keys = (text: string) => read(text).flatMap(({ found }) => found.map(({ key }) => key));

describe("claimList", () => {
  it.each([
    ["a1", ["a1"]],
    ["a1, a2", ["a1", "a2"]],
    ["a1, a2, and a9", ["a1", "a2", "a9"]],
    ["a1 through a4", ["a1", "a2", "a3", "a4"]],
    ["a1 to a2", ["a1", "a2"]],
    ["a1 through a3 and b7", ["a1", "a2", "a3", "b7"]],
    ["a1 through a2 to a4", ["a1", "a2", "a3", "a4"]],
    ["a1 through", ["a1"]],
    ["a1, other", ["a1"]],
    ["a4 through a1", ["a4"]],
    ["a1 through a1", ["a1"]],
    ["A1", []],
    ["", []],
  ])("reads %j", (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it("is one claim for a range and one for each other member", () => {
    const claims = read("a1 through a3, b1");
    expect(claims.map(({ start, end }) => [start, end])).toEqual([
      [0, 13],
      [15, 17],
    ]);
    expect(claims[0]!.found.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [11, 11],
      [11, 13],
    ]);
  });

  it("begins its first claim with the words before the number", () => {
    expect(
      claimList("forms a1, a2", { start: 0, at: 6 }, GRAMMAR).map(({ start, end }) => [start, end]),
    ).toEqual([
      [0, 8],
      [10, 12],
    ]);
  });

  it("keeps a hundred members of a longer range, and its end", () => {
    expect(keys("a1 through a101")).toHaveLength(101);
    expect(keys("a1 through a102")).toHaveLength(102);
    const long = keys("a1 through a5000");
    expect(long).toHaveLength(102);
    expect(long.at(-1)).toBe("a5000");
  });
});

describe("claimLists", () => {
  const heads = (text: string) => text.matchAll(/form /g);
  const lists = (text: string) =>
    claimLists(text, heads(text), () => GRAMMAR).map((claims) =>
      claims.flatMap(({ found }) => found.map(({ key }) => key)),
    );

  it("reads one list for each head, in order", () => {
    expect(lists("form a1, a2. form b1")).toEqual([["a1", "a2"], ["b1"]]);
  });

  it("gives an empty list for a head without a number", () => {
    expect(lists("form x, form a1")).toEqual([[], ["a1"]]);
  });
});
