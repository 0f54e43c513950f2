import { describe, expect, it } from "vitest";
import { beginningsOf, beginningsOfWords } from "./beginnings.ts";
import { expression, practiceNotes } from "./practice-note.ts";
import { readWordings } from "./wordings.ts";

const of = (pattern: string) => beginningsOf(expression(pattern, {}))?.toSorted() ?? null;

describe("how the words begin that can meet a condition", () => {
  it("is told by the first letters of each alternative", () => {
    expect(of("mill|Toll bridge|a")).toEqual(["a", "mil", "tol"]);
    expect(of("(?:wind|water)mills?")).toEqual(["wat", "win"]);
  });

  it("goes on behind what may be left out", () => {
    expect(of("s[- ]?corp")).toEqual(["s", "sco"]);
    expect(of("(?:un)?paid")).toEqual(["pai", "unp"]);
    expect(of("(?<!')ex(?! )x?mill")).toEqual(["exm", "exx"]);
    expect(of(String.raw`\$5|1\.5`)).toEqual(["$5", "1.5"]);
  });

  it("stops where anything may follow", () => {
    expect(of(String.raw`a\w+|be*t|co{2,}l`)).toEqual(["a", "be", "bt", "co"]);
  });

  it("is unknown where anything may stand first", () => {
    expect(of(String.raw`mill|\d+ hours`)).toBeNull();
    expect(of("(?:my )?.mill")).toBeNull();
  });

  it("is told of a text by its words", () => {
    expect([...beginningsOfWords("A mill-race")]).toEqual(["a", "a ", "a m", "m", "mi", "mil"]);
  });
});

/** One wording of so many. */
const SOME = 10;

it("rules out no condition of a note that people's ways to ask for it meet", () => {
  const notes = new Map(practiceNotes().map((note) => [note.id, note]));
  const tried = readWordings()
    .filter((_, at) => at % SOME === 0)
    .flatMap(({ key, text }) =>
      (notes.get(key)?.when ?? []).map((condition) => ({
        condition,
        text,
        beginnings: beginningsOf(condition),
      })),
    );
  const met = tried.filter(({ condition, text }) => condition.test(text));
  const ruledOut = met.filter(({ beginnings, text }) => {
    const words = beginningsOfWords(text);
    return beginnings && !beginnings.some((one) => words.has(one));
  });
  expect(met.length).toBeGreaterThan(500);
  expect(ruledOut.map(({ condition, text }) => `${text}: ${condition}`)).toEqual([]);
});
