/** Quotations of units: lists with marks for what is left out, long runs by sentences, tables, labels. */
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../checking.ts";
import { createDraft } from "../drafting.ts";
import { rankingProfile } from "../profile.ts";
import { quotableLaw } from "../quotable.ts";
import { createRelevance } from "../statute/relevance.ts";
import { readStatute } from "../statute/statute.ts";
import { section, type Line } from "../testing.ts";
import { countWords, ownWords, quotedWords, wholeWords } from "./length.ts";
import { omittedSentences, omittedUnits } from "./omissions.ts";
import { citationOf, label, openingRuns, quoteRun, type QuotingContext } from "./quotation.ts";
import { isItem, isWritten, writeUnit } from "./units.ts";

const { runWords, listWords, tableRows } = rankingProfile().selection.quotation;
const sentence = (first: string, count: number) =>
  `${[first, ...Array.from({ length: count - 1 }, (_, at) => `w${at}`)].join(" ")}.`;

function open(lines: Line[], question = "What of mills?") {
  const statute = readStatute(section("Levy on windmills.", lines));
  const relevance = createRelevance(question, statute, { retrieved: [], phraseMatches: [] });
  const context: QuotingContext = { statute, relevance, year: 2026, draft: createDraft() };
  const at = (path: string) => statute.units.find(({ unit }) => unit.id === path)!;
  return { context, at, statute };
}

function written(lines: Line[], path: string, question?: string) {
  const { context, at } = open(lines, question);
  writeUnit(context, at(path));
  const text = context.draft.toString();
  const { quotations, rejected } = checkAnswer(text, context.draft.sources);
  return { text, lines: text.split("\n"), quotations, rejected };
}

const LIST: Line[] = [
  ["a", "Levy.", "There is imposed on a windmill a levy of—", "chapeau"],
  ["a-1", "", "$5, and"],
  ["a-2", "Towers", "in the case of a tower—", "chapeau"],
  ["a-2-A", "", "$9, or"],
  ["a-2-B", "", "$10."],
  ["a", "", "It is due each year.", "continuation"],
  ["b", "In general", "The levy shall not exceed $100."],
];

describe("words of a unit between its items", () => {
  const RATIO: Line[] = [
    ["a", "Ratio", "A mill is small if—", "chapeau"],
    ["a-1", "", "the flour that it grinds"],
    ["a", "", "is less than 80 percent of—", "continuation"],
    ["a-2", "", "the flour that it ground the year before."],
    ["a", "", "Flour given away does not count.", "continuation"],
  ];

  it("stand where the law has them", () => {
    const { quotations, rejected, lines } = written(RATIO, "a");
    expect(quotations.map(({ text }) => text)).toEqual([
      "A mill is small if—",
      "the flour that it grinds",
      "is less than 80 percent of—",
      "the flour that it ground the year before.",
      "Flour given away does not count.",
    ]);
    expect(lines[2]).toBe("“is less than 80 percent of—” [1]");
    expect(rejected).toBe(0);
  });

  it("stand there in an item of a list too", () => {
    const below = RATIO.map(([path, ...rest]): Line => [path.replace("a", "a-1"), ...rest]);
    const { quotations } = written([["a", "Mills", "The levy is due when—", "chapeau"], ...below], "a");
    expect(quotations.map(({ text }) => text).slice(2, 5)).toEqual([
      "the flour that it grinds",
      "is less than 80 percent of—",
      "the flour that it ground the year before.",
    ]);
  });
});

describe("marks for what is left out", () => {
  it.each([
    [2, 2, "… (26 USC 9(a), sentence 2)"],
    [2, 4, "… (26 USC 9(a), sentences 2 to 4)"],
  ])("of sentences %i to %i", (first, last, mark) => {
    expect(omittedSentences("26 USC 9(a)", first, last)).toBe(mark);
  });

  it.each([
    [["(1)"], "… (26 USC 9(a)(1))"],
    [["(1)", "(2)", "(3)"], "… (26 USC 9(a)(1) to (3))"],
  ])("of units %j", (designators, mark) => {
    expect(omittedUnits("26 USC 9(a)", designators)).toBe(mark);
  });
});

describe("words", () => {
  const { statute, at } = open(LIST);

  it.each([
    ["", 0],
    ["  ", 0],
    ["one", 1],
    ["one  two\nthree", 3],
    ["one\u00A0two", 2],
  ])("in %j are %i", (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it("of a unit are its own, or those of all below it as well", () => {
    expect([ownWords(statute, at("a-2")), wholeWords(statute, at("a-2"))]).toEqual([6, 9]);
    expect(wholeWords(statute, at("a"))).toBe(ownWords(statute, at("a")) + 2 + 9);
  });

  it("of what is repealed are none", () => {
    const { statute: other, at: of } = open(LIST);
    const repealed = { ...of("a"), unit: { ...of("a").unit, status: "repealed" } };
    expect(wholeWords(other, repealed)).toBe(0);
  });

  it("of a quotation are no more than fit", () => {
    const long = open([["a", "", sentence("Long", runWords * 3)]]);
    expect(quotedWords(long.statute, long.at("a"))).toBe(runWords);
    expect(quotedWords(statute, at("b"))).toBe(6);
  });
});

describe("labels", () => {
  const { context, at } = open(LIST);

  it.each([
    ["a", "26 USC 9(a), Levy"],
    ["a-1", "26 USC 9(a)(1), Levy"],
    ["a-2-A", "26 USC 9(a)(2)(A), Towers"],
    ["b", "26 USC 9(b)"],
    ["", "26 USC 9, Levy on windmills"],
  ])("of %j is %s", (path, text) => {
    expect(label(context, at(path))).toBe(text);
    expect(text.startsWith(citationOf(context, at(path)))).toBe(true);
  });

  it("know the runs that open a unit", () => {
    expect(openingRuns(at("a")).map(({ role }) => role)).toEqual(["chapeau"]);
  });

  it.each([
    ["a", "a-1", true],
    ["a", "a-2", true],
    ["a", "a-2-A", false],
    ["a", "b", false],
  ])("tell of %s that %s is its item: %s", (unit, item, is) => {
    expect(isItem(context, at(unit), at(item))).toBe(is);
  });
});

describe("a unit with a list", () => {
  it("is quoted whole, each item with its number, and the words after the list", () => {
    const { lines, rejected } = written(LIST, "a");
    expect(rejected).toBe(0);
    expect(lines).toEqual([
      "26 USC 9(a), Levy: “There is imposed on a windmill a levy of—” [1]",
      "- (1) “$5, and” [1]",
      "- (2) Towers: “in the case of a tower—” [1]",
      "- (2)(A) “$9, or” [1]",
      "- (2)(B) “$10.” [1]",
      "“It is due each year.” [1]",
    ]);
  });

  it("is quoted from an item with the lead-ins above it and a mark for the items before", () => {
    const { lines, rejected } = written(LIST, "a-2-B");
    expect(rejected).toBe(0);
    expect(lines[0]).toBe(
      "26 USC 9(a)(2)(B), Towers: “There is imposed on a windmill a levy of—” [2] … (26 USC 9(a)(1)) “in the case of a tower—” [3] … (26 USC 9(a)(2)(A)) “$10.” [1]",
    );
  });

  it("needs no lead-in for a unit that stands alone", () => {
    expect(written(LIST, "b").lines).toEqual(["26 USC 9(b): “The levy shall not exceed $100.” [1]"]);
  });

  const item = (path: string, words: string): Line => [path, "", words];
  const LONG: Line[] = [
    ["a", "Levy", "There is a levy on—", "chapeau"],
    ...Array.from({ length: 12 }, (_, at) =>
      item(`a-${at + 1}`, sentence(`Item${at + 1}`, Math.ceil(listWords / 4))),
    ),
  ];

  /** Numbers of the items quoted, and of those that a mark stands for, in the order of the answer. */
  function told({ lines, rejected }: ReturnType<typeof written>) {
    const all = lines.slice(1).flatMap((line) => {
      const kept = /^- \((\d+)\) /.exec(line)?.[1];
      if (kept) return [{ number: Number(kept), isKept: true }];
      const [, from, to] = /^- … \(26 USC 9\(a\)\((\d+)\)(?: to \((\d+)\))?\)$/.exec(line)!;
      const count = Number(to ?? from) - Number(from) + 1;
      return Array.from({ length: count }, (_, at) => ({ number: Number(from) + at, isKept: false }));
    });
    return { rejected, all, kept: all.flatMap(({ number, isKept }) => (isKept ? [number] : [])) };
  }
  const ALL = Array.from({ length: 12 }, (_, at) => at + 1);

  it.each(["What of mills?", "What of brass sails?"])(
    "that is too long marks every gap in its place: %s",
    (question) => {
      const named = LONG.map((line): Line =>
        line[0] === "a-7" ? item("a-7", `Brass sails ${line[2]}`) : line,
      );
      const { all, kept, rejected } = told(written(named, "a", question));
      expect(rejected).toBe(0);
      expect(all.map(({ number }) => number)).toEqual(ALL);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThan(12);
      if (question.includes("brass")) expect(kept).toContain(7);
    },
  );

  it("is known as written, with all below it", () => {
    const { context, at } = open(LIST);
    expect(isWritten(context, at("a-2-A"))).toBe(false);
    writeUnit(context, at("a"));
    expect([isWritten(context, at("a-2-A")), isWritten(context, at("b"))]).toEqual([true, false]);
  });
});

describe("a long run", () => {
  const words = Math.ceil(runWords / 2) + 5;
  const TEXT = ["First", "Second", "Third", "Brass"].map((first) => sentence(first, words)).join(" ");

  const quoted = (question?: string) => {
    const { context, at } = open([["a", "", TEXT]], question);
    return quoteRun(context, at("a").runs[0]!, context.draft.source(context.statute.quotable, 1));
  };

  it("keeps its first sentence and marks the sentences that are left out", () => {
    expect(quoted()).toBe(`“${sentence("First", words)}” [1] … (26 USC 9(a), sentences 2 to 4)`);
  });

  it("keeps the sentence that the question names, with the gap before it marked", () => {
    expect(quoted("What of brass?")).toBe(
      `“${sentence("First", words)}” [1] … (26 USC 9(a), sentences 2 to 3) “${sentence("Brass", words)}” [1]`,
    );
  });

  it("that fits is quoted whole", () => {
    const { lines } = written([["a", "", "One ends. Two ends. Three ends."]], "a");
    expect(lines).toEqual(["26 USC 9(a): “One ends. Two ends. Three ends.” [1]"]);
  });
});

describe("a table", () => {
  const withRows = (count: number): Line[] => [
    ["a", "Rates", "The rates are:", "chapeau"],
    ...Array.from({ length: count }, (_, at): Line => ["a", "", `Mill ${at}\t$${at}`, "table"]),
  ];

  it.each([
    [1, null],
    [tableRows, null],
    [tableRows + 1, "1 more row of the table"],
    [tableRows + 5, "5 more rows of the table"],
  ])("of %i rows leaves out: %s", (count, mark) => {
    const { lines, rejected } = written(withRows(count), "a");
    expect(rejected).toBe(0);
    expect(lines.filter((line) => line.startsWith("- “Mill"))).toHaveLength(Math.min(count, tableRows));
    expect(lines.find((line) => line.includes("of the table")) ?? null).toBe(
      mark && `- … (26 USC 9(a), ${mark})`,
    );
  });
});

describe("a draft", () => {
  const [law, other] = [quotableLaw(section("Mills", LIST)), quotableLaw(section("Grain", LIST, "10"))];

  it("numbers its sources in the order in which they come, each part once", () => {
    const draft = createDraft();
    const numbers = [
      draft.source(law, 1),
      draft.source(law, 2),
      draft.source(other, 1),
      draft.source(law, 1),
    ];
    expect(numbers).toEqual([1, 2, 3, 1]);
    expect(draft.sources.map(({ quotable, part }) => quotable.parts[part]!.citation)).toEqual([
      "26 USC 9(a)",
      "26 USC 9(a)(1)",
      "26 USC 10(a)",
    ]);
  });

  it("quotes the stored words, whatever they are", () => {
    const draft = createDraft();
    const start = law.text.indexOf("$5, and");
    expect(draft.quote(law, { start, end: start + 7 }, 4)).toBe("“$5, and” [4]");
    expect(draft.toString()).toBe("");
    draft.line("one");
    draft.line("");
    draft.line("two");
    expect(draft.toString()).toBe("one\n\ntwo");
  });
});
