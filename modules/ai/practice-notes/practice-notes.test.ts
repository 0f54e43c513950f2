import { describe, expect, it } from "vitest";
import { parseCitation } from "#modules/authority";
import { figuresOf, holdsFigure } from "./figures.ts";
import { notesFor, notesNear } from "./matching.ts";
import { parsePracticeNotes, practiceNotes } from "./practice-note.ts";

const HEAD = "id\twhen\tunless\tyears\tanswer\tunits\n";
const CONCEPTS = { mill: "mills?|windmills?", sell: "sold|sells?" };
const notes = parsePracticeNotes(
  HEAD +
    [
      "mill-sold\t{mill} && {sell}\tgrist\t\tYes: $500 a mill.\t2(a); 26 CFR 1.2-1(b)",
      "mill-sold-early\t{mill} && {sell} && early && year\t\t\tHalf of it.\t3(c)(1)",
      "mill-by-meaning\t\t\t\tGrind it.\t2(d)",
      "mill-of-2020\t{mill} && levy\t\t2019-2020\tIt ended.\t2(b)",
    ].join("\n"),
  CONCEPTS,
);
const ids = (question: string, found: string[], year = 2026) =>
  notesFor(notes, { question, year, found }).map(({ id }) => id);

describe("a practice note", () => {
  it("is read with its concepts, years and pin cites", () => {
    expect(notes.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [2019, 2020],
    ]);
    expect(notes[0]!.units).toEqual(["26 USC 2(a)", "26 CFR 1.2-1(b)"]);
    expect(() => parsePracticeNotes(`${HEAD}a\t{none}\t\t\tYes.\t2`, CONCEPTS)).toThrow("no concept none");
    expect(() => parsePracticeNotes(`${HEAD}a\tmill\t\t\tYes.\t`, CONCEPTS)).toThrow("names no unit");
  });

  it("names the words of a paper that carry it, semicolons and quotation marks among them", () => {
    const [note] = parsePracticeNotes(
      `${HEAD}mill-paper\t\t\t\tGrind.\tNotice 2031-4 “A mill; or “wheel” turns.”; 2(a); 165 T.C. No. 4 “Held.”`,
      CONCEPTS,
    );
    expect(note!.units).toEqual(["Notice 2031-4", "26 USC 2(a)", "165 T.C. No. 4"]);
    expect(note!.said).toEqual([
      { citation: "Notice 2031-4", words: "A mill; or “wheel” turns." },
      { citation: "165 T.C. No. 4", words: "Held." },
    ]);
  });

  it("is offered when whole words of every condition occur and its law was found first", () => {
    expect(ids("I sold a windmill", ["26 USC 2"])).toEqual(["mill-sold"]);
    expect(ids("I sold a windmill", ["26 USC 9", "26 USC 2"])).toEqual([]);
    expect(ids("I sold a windmill", ["26 USC 22"])).toEqual([]);
    expect(ids("I soldered a windmill", ["26 USC 2"])).toEqual([]);
    expect(ids("I sold a grist windmill", ["26 USC 2"])).toEqual([]);
  });

  it("with many conditions is offered when its law was found near the first, and comes first", () => {
    expect(ids("a mill sold early in the year", ["26 USC 2", "26 USC 3"])).toEqual([
      "mill-sold-early",
      "mill-sold",
    ]);
    const far = ["26 USC 7", "26 USC 8", "26 USC 9", "26 USC 3"];
    expect(ids("a mill with barley sold early in the year", far)).toEqual([]);
  });

  it("holds for its years, and without any for none before 2018", () => {
    expect(ids("levy on a mill", ["26 USC 2"], 2020)).toEqual(["mill-of-2020"]);
    expect(ids("levy on a mill", ["26 USC 2"], 2021)).toEqual([]);
    expect(ids("I sold a windmill", ["26 USC 2"], 2017)).toEqual([]);
  });
});

describe("a note of a fact", () => {
  const all = [
    ...parsePracticeNotes(
      `${HEAD}mill-floats\t{mill} && barge|boat\t\t\tNo.\t3(c)\nmill-burned\t{mill} && burned\t\t\tNo.\t3(d)`,
      CONCEPTS,
    ).map((note) => ({ ...note, sure: true, ofFact: true })),
    ...notes,
  ];
  const idsWith = (question: string, own = question) =>
    notesFor(all, { question, own, year: 2026, found: ["26 USC 2"] }).map(({ id }) => id);

  it("comes before what is said of the same subject, the fact stated last first", () => {
    expect(idsWith("a mill on a barge is sold")).toEqual(["mill-floats", "mill-sold"]);
    expect(idsWith("a mill on a barge burned, is it sold")).toEqual([
      "mill-burned",
      "mill-floats",
      "mill-sold",
    ]);
  });

  it("of an earlier turn does not decide where a newer fact is added", () => {
    expect(idsWith("a mill is sold, it is on a barge, it is painted", "it is painted")).toEqual([
      "mill-sold",
    ]);
    expect(idsWith("a mill is sold, it is on a barge, why", "why")).toEqual(["mill-floats", "mill-sold"]);
  });

  it("of an earlier turn does not decide for another year", () => {
    expect(idsWith("a mill is sold, it is on a barge, and for 2025?", "and for 2025?")).toEqual([
      "mill-sold",
    ]);
  });
});

describe("a note that is nearly met", () => {
  const near = (question: string, found: string[]) =>
    notesNear(notes, { question, year: 2026, found }).map(({ id }) => id);

  it("is offered when its subject is named, its law was found first and hardly a word is not its own", () => {
    expect(near("half of a mill early in the year", ["26 USC 3"])).toEqual(["mill-sold-early"]);
    expect(near("half of a mill early in the year", ["26 USC 4", "26 USC 3"])).toEqual([]);
    expect(near("sold early in the year", ["26 USC 3"])).toEqual([]);
    expect(near("a mill early in the year with barley and rye", ["26 USC 3"])).toEqual([]);
  });

  it("needs its law only near the first when all is met", () => {
    expect(near("a mill sold", ["26 USC 9", "26 USC 2"])).toEqual(["mill-sold"]);
    expect(near("a mill sold with barley and rye", ["26 USC 9", "26 USC 2"])).toEqual([]);
  });
});

it("offers a note whose many conditions hold every word, whatever was found", () => {
  expect(ids("early in the year a mill sold", ["26 USC 9"])).toEqual(["mill-sold-early"]);
  expect(ids("early in the year a mill with barley sold", ["26 USC 9"])).toEqual([]);
});

describe("figures", () => {
  it("are dollars, percents and periods", () => {
    expect(
      figuresOf("Up to $250,000 ($500,000 joint), 7.5 percent, 2 years, within 30 days, section 121"),
    ).toEqual([...["$250,000", "$500,000", "7.5 percent", "2 years", "30 days"]]);
  });

  it.each([
    ["shall not exceed $250,000.", "$250,000", true],
    ["shall not exceed $250,000.", "$250", false],
    ["an amount equal to 7.5 percent of", "7.5 percent", true],
    ["an amount equal to 7.5 percent of", "5 percent", false],
    ["for periods aggregating two years or more", "2 years", true],
    ["during the 5-year period", "5 years", true],
    ["in 3 or more of the taxable years for the period of 5 consecutive taxable years", "5 years", true],
    ["within 60 days", "6 days", false],
  ])("“%s” holds %s: %s", (text, figure, holds) => expect(holdsFigure(text, figure)).toBe(holds));
});

describe("the notes of Title 26", () => {
  it("have one id each, a sentence and pin cites", () => {
    const all = practiceNotes();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ answer }) => !/[.)]$/.test(answer))).toEqual([]);
    const cites = all.flatMap(({ units }) => units);
    expect(cites.filter((unit) => !parseCitation(unit))).toEqual([]);
  });
});
