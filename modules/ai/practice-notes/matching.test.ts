/** For which questions, years and sections a note speaks. */
import { describe, expect, it } from "vitest";
import { isOfYear, legible, notesFor, notesMetBy, standsOn } from "./matching.ts";
import { isFrame, plainQuotes, subjectWords } from "./matching-words.ts";
import { withoutOpening } from "./opening.ts";
import { parsePracticeNotes, type PracticeNote } from "./practice-note.ts";

const HEAD = "id\twhen\tunless\tyears\tanswer\tunits\n";
const read = (line: string) => parsePracticeNotes(HEAD + line, { spouse: "husbands?|wi(?:fe|ves)|spouses?" });
const ofYears = (years: string): PracticeNote => read(`a\tcar\t\t${years}\tYes.\t163(h)`)[0]!;

describe("the years of a note", () => {
  it.each([
    // 26 USC 163(h)(4): interest on a car loan, from 2025 through 2028.
    ["2025-2028", 2024, false],
    ["2025-2028", 2025, true],
    ["2025-2028", 2028, true],
    ["2025-2028", 2029, false],
    // Alimony under P.L. 115-97, sec. 11051: since 2019.
    ["2019-", 2018, false],
    ["2019-", 2019, true],
    ["2019-", 2040, true],
    // 26 USC 132(f)(8) and what else ended: through a year, from any before.
    ["-2017", 2017, true],
    ["-2017", 1999, true],
    ["-2017", 2018, false],
    // One year alone.
    ["2020", 2019, false],
    ["2020", 2020, true],
    ["2020", 2021, false],
    // None named: since P.L. 115-97.
    ["", 2017, false],
    ["", 2018, true],
    ["", 2031, true],
  ])("%s hold %i: %s", (years, year, holds) => expect(isOfYear(ofYears(years), year)).toBe(holds));
});

it.each([
  ["26 USC 121(c)(1)", "26 USC 121", true],
  ["26 USC 121", "26 USC 121", true],
  ["26 USC 1211(b)", "26 USC 121", false],
  ["26 USC 25A(b)", "26 USC 25", false],
  ["26 USC 121(c)(1)", "26 USC 121(c)", true],
  ["26 USC 121(c)(1)", "26 USC 121(d)", false],
  ["26 CFR 1.61-21(b)", "26 CFR 1.61-2", false],
  ["26 CFR 1.61-21(b)", "26 CFR 1.61-21", true],
  ["26 USC 121(c)(1)", undefined, false],
])("%s stands on %s: %s", (unit, law, stands) => expect(standsOn(unit, law)).toBe(stands));

// 26 USC 267(a)(1), (c)(4): no loss on a sale to a spouse; 26 USC 1041: no gain either, but for nonresidents.
const NOTES = read("loss-spouse\t{spouse} && sold|sells?\tnonresident|not married\t\tNo gain.\t1041(a)");

it.each([
  // A story without a word of tax asks what every story asks.
  ["my neighbor pays me for flour, cash", true],
  ["my neighbor pays me for flour: deduct it?", false],
  ["a neighbor has paid for flour, cash", false],
  ["my neighbor pays cash for flour, rye, wheat and barley, and my barge carries sails", false],
])("%s: %s", (question, met) => {
  const notes = read("flour\tneighbor && flour && cash && taxed|report\t\t\tYes.\t61(a)");
  expect(notesMetBy(notes, question).length > 0).toBe(met);
});

it("are looked for in corrected words where those as asked meet none", () => {
  const notes = read("flour\tflour && {spouse}\t\t\tYes.\t61(a)");
  const words = (asked: string, corrected: string) => legible(notes, { asked, corrected });
  expect(words("my wfe's flour", "my wife's flour")).toBe("my wife's flour");
  expect(words("my wife's flour", "my wife's floor")).toBe("my wife's flour");
  expect(words("my wfe's rye", "my wife's rye")).toBe("my wfe's rye");
});

describe("the conditions of a note", () => {
  it.each([
    ["My wife sold me her car.", true],
    ["My wives sell cars.", true],
    ["WIFE SELLS CAR", true],
    ["My housewife sells cars.", false],
    ["My wife resold a car.", false],
    ["My ex-wife sold me a car.", false],
    ["My wife gave me a car.", false],
    ["My nonresident wife sold me a car.", false],
    ["My wife (we are not married yet) sold me a car.", false],
    ["My spouse’s brother sold a car.", true],
  ])("are met by “%s”: %s", (question, met) => expect(notesMetBy(NOTES, question)).toEqual(met ? NOTES : []));

  const GOWNS = read("gowns\twork clothes && wash\\w* && is|are|how && taxed\\??\tred\t\tNo.\t262(a)");

  it.each([
    ["wash of work clothes", true],
    ["washing work-clothes", true],
    ["wash of red work clothes", false],
    ["Does he wash work clothes?", false],
    ["How is the wash of work-clothes taxed?", true],
    ["wash of self-work clothes", false],
    ["wash of non-work clothes", false],
  ])("are met by a heading and by a compound: “%s”: %s", (question, met) =>
    expect(notesMetBy(GOWNS, question)).toEqual(met ? GOWNS : []),
  );

  it("are read anew for another question and for other notes", () => {
    expect(notesMetBy(NOTES, "My wife sold a car")).toHaveLength(1);
    expect(notesMetBy([], "My wife sold a car")).toEqual([]);
    expect(notesMetBy(NOTES, "My uncle sold a car")).toEqual([]);
  });

  it("need a note's law among the first three found where they are four, the deciding unit's above all", () => {
    const strong = read("a\twife && car && sold && loss\t\t\tNo.\t267(a)(1); 1041(a)");
    const found = (...citations: string[]) => {
      const question = "My wife sold the rusty car at a loss, what of the loan?";
      return notesFor(strong, { question, year: 2026, found: citations }).length;
    };
    const [other, more, third] = ["26 USC 1", "26 USC 2", "26 USC 3"];
    expect(found(other, more, "26 USC 267")).toBe(1);
    expect(found(other, more, third, "26 USC 267")).toBe(0);
    expect(found(other, "26 USC 1041")).toBe(0);
    expect(found("26 USC 1041")).toBe(1);
  });

  it("need its law only among the first three found where it speaks of nearly all of four words or more", () => {
    const whole = read("a\tcar && loan && wife\t\t\tA rusty car with the loan of a wife.\t1041(a)");
    const found = (question: string, ...citations: string[]) =>
      notesFor(whole, { question, year: 2026, found: citations }).length;
    const question = "Is there a deduction for the loan of a wife on the rusty car?";
    expect(found(question, "26 USC 1", "26 USC 2", "26 USC 1041")).toBe(1);
    expect(found(question, "26 USC 1", "26 USC 2", "26 USC 3", "26 USC 1041")).toBe(0);
    expect(found("Is my wife's aunt's loan on a shiny barge or car hers?", "26 USC 1", "26 USC 1041")).toBe(
      0,
    );
  });

  it("are met in part by a heading of which the note speaks enough", () => {
    const washed = read("gowns\tclothes && taxed\t\t\tWashing work clothes is free.\t262(a)");
    const offered = (question: string) =>
      notesFor(washed, { question, year: 2026, found: ["26 USC 262"] }).length;
    expect(offered("washing of work clothes")).toBe(1);
    expect(offered("embroidery, resale and storage of clothes")).toBe(0);
  });

  it("are four of a note of a paper, when its first unit of the Code is among the first three", () => {
    const ofPaper = read("a\twife && car && sold && loss\t\t\tNo.\tNotice 2031-4 “A mill.”; 267(a)(1)");
    const question = "My wife sold the rusty car at a loss, what of the loan?";
    const found = (...citations: string[]) =>
      notesFor(ofPaper, { question, year: 2026, found: citations }).length;
    expect(found("26 USC 1", "26 USC 267")).toBe(1);
    expect(found("26 USC 1", "26 USC 1041")).toBe(0);
  });
});

describe("a note whose law search puts second", () => {
  const two = read(
    "losses\tloss\t\t\tLosses of a mill are carried.\t172(a)\nowners\tloss && bought\t\t\tA mill that was bought keeps few losses.\t382(a)",
  );
  const ids = (near: [string, number][], found = ["26 USC 172", "26 USC 382"]) =>
    notesFor(two, { question: "We bought a mill with a loss", year: 2026, found, near: new Map(near) }).map(
      ({ id }) => id,
    );

  it("is kept where it is nearer in meaning than those that search supports", () => {
    expect(ids([["owners", 0.7]])[0]).toBe("owners");
    expect(ids([["owners", 0.7]], ["26 USC 172", "26 USC 1", "26 USC 2", "26 USC 3", "26 USC 382"])).toEqual([
      "losses",
    ]);
  });

  it("is not, where another is nearer or none near", () => {
    expect(
      ids([
        ["owners", 0.7],
        ["losses", 0.8],
      ]),
    ).toEqual(["losses"]);
    expect(ids([["owners", 0.5]])).toEqual(["losses"]);
    expect(ids([])).toEqual(["losses"]);
  });
});

it.each([
  ["Is a scholarship taxable?", ["scholarship"]],
  ["How many years do I still pay tax?", []],
  ["Can I deduct $2,500 of student loan interest?", ["deduct", "student", "loan", "interest"]],
  ["Doesn’t my nanny’s pay count as wages?", ["nanny", "count", "wages"]],
])("the subject of “%s” is %j", (question, words) => expect(subjectWords(question)).toEqual(words));

it.each([
  ["tax", true],
  ["taxes", true],
  ["taxi", false],
  ["20,000", true],
  ["don't", true],
  ["income", true],
  ["six", true],
  ["sixty", false],
])("%s only frames a question: %s", (word, frames) => expect(isFrame(word)).toBe(frames));

it("reads curly apostrophes as plain ones", () => {
  expect(plainQuotes("can’t and ‘won’t’")).toBe("can't and 'won't'");
});

it.each([
  ["Yes: tips are income.", "any", "Tips are income."],
  ["Yes, tips are income.", "any", "Tips are income."],
  ["Generally yes: tips are income.", "Yes", "Tips are income."],
  ["No: gifts are free.", "any", "Gifts are free."],
  ["No: gifts are free.", "Yes", "No: gifts are free."],
  ["No, as far as flour is sold.", "any", "Not as far as flour is sold."],
  ["None of it counts.", "any", "None of it counts."],
  ["Yesterday, it ended.", "any", "Yesterday, it ended."],
  ["it depends.", "any", "it depends."],
] as const)("“%s” without its %s opening", (text, which, plain) =>
  expect(withoutOpening(text, which)).toBe(plain),
);
