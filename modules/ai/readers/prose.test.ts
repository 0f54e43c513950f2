/** Which sentences of a ruling, a notice or a publication are quoted. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { checkAnswer } from "../checking.ts";
import { createDraft } from "../drafting.ts";
import { partOf, quotableLaw } from "../quotable.ts";
import { section, type Line } from "../testing.ts";
import { closestSentences, decidingWords, writeSentences } from "./prose.ts";

const FILLER = "The mill grinds rye for the village on most days of the week. ".repeat(14).trim();

function notice(lines: Line[], citation = "Notice 2031-7"): DocumentText {
  return {
    ...section("Mills", lines),
    ...{ kind: "ruling" as const, key: citation, shelf: "ruling" as const, citation },
  };
}

function read(document: DocumentText, given: Partial<AnswerSection> = {}): AnswerSection {
  return { section: document, citedUnit: null, phraseMatches: [], retrieved: [], ...given };
}

/** The words that decide, as texts. */
function decided(question: string, document: DocumentText, given: Partial<AnswerSection> = {}): string[] {
  const answered = read(document, given);
  return decidingWords(question, quotableLaw(document), { answered }).map(({ start, end }) =>
    document.text.slice(start, end),
  );
}

const FEES: Line[] = [
  ["1", "Background", "A miller pays a fee for the wheel. The wheel is looked at each spring."],
  ["2", "Fee", "The fee for the wheel is $56 a year."],
];

describe("the words of a paper that decide", () => {
  it("hold the kind of figure that is asked for", () => {
    expect(decided("How much is the fee for the wheel?", notice(FEES))).toContain(
      "The fee for the wheel is $56 a year.",
    );
  });

  it("are those that it holds, before those that tell the case", () => {
    const told = ["Monday", "Friday", "Sunday"].map((day) => `The miller sold flour at the fair on ${day}.`);
    const ruling = notice([
      ["1", "Facts", told.join(" ")],
      ["2", "Holding", "Flour that is sold at the fair is no gift."],
    ]);
    const closest = closestSentences("What of flour sold at the fair?", quotableLaw(ruling), read(ruling));
    expect(closest.map(({ start, end }) => ruling.text.slice(start, end)).at(-1)).toBe(
      "Flour that is sold at the fair is no gift.",
    );
  });

  it("are the sentence alone where its paragraph is long", () => {
    const long = notice([["1", "Wheel", `${FILLER} A broken wheel is replaced at once. ${FILLER}`]]);
    expect(decided("When is a broken wheel replaced?", long)).toEqual([
      "A broken wheel is replaced at once.",
    ]);
  });

  it("are of the unit that the question names", () => {
    const both: Line[] = [
      ["1", "Rye", "The wheel for rye is made of oak."],
      ["2", "Corn", "The wheel for corn is made of iron."],
    ];
    const document = notice(both);
    const unit = document.structure.units.findIndex(({ id }) => id === "2");
    expect(decided("What is the wheel made of?", document, { citedUnit: unit })).toEqual([
      "The wheel for corn is made of iron.",
    ]);
  });

  it("are not found by the paper's own name", () => {
    const document = notice([
      ["1", "Forms", "Use the worksheet of Notice 2031-7."],
      ["2", "Sails", "New sails are an expense of the year."],
    ]);
    expect(decided("What does Notice 2031-7 say about sails?", document)).toEqual([
      "New sails are an expense of the year.",
    ]);
  });

  it("are none of a paper without words", () => {
    expect(decided("What is the fee?", notice([]))).toEqual([]);
  });
});

describe("their quotation", () => {
  it("marks what is left out, and names the part that holds each", () => {
    const document = notice(FEES);
    const quotable = quotableLaw(document);
    const draft = createDraft();
    const start = document.text.indexOf("The fee for");
    const range = { start, end: start + "The fee for the wheel is $56 a year.".length };
    writeSentences(draft, quotable, [range]);
    const { answer, quotations, rejected } = checkAnswer(draft.toString(), draft.sources);
    expect(answer).toBe("- … (Notice 2031-7) “The fee for the wheel is $56 a year.” [1]");
    expect(quotations[0]!.citation).toBe(quotable.citeAt(range));
    expect(partOf(quotable, range)).toBe(document.structure.units.findIndex(({ id }) => id === "2"));
    expect(rejected).toBe(0);
  });
});
