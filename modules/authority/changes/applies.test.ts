/** From when on a change applies, in the words of notes; and what that means for a calendar tax year. */
import { describe, expect, it } from "vitest";
import type { Note } from "../schema.ts";
import { effectsIn, readApplies } from "./applies.ts";
import { changeText, inForceFor, type Change } from "./change.ts";
import { readChanges } from "./reader.ts";

describe("readApplies", () => {
  it.each([
    ["taxable years beginning after December 31, 2024", "2024-12-31", "year begins", 2025],
    ["taxable years beginning after Dec. 31, 2024", "2024-12-31", "year begins", 2025],
    ["any taxable year beginning after December 31, 2024", "2024-12-31", "year begins", 2025],
    [
      "taxable years of foreign corporations beginning after December 31, 2024",
      "2024-12-31",
      "year begins",
      2025,
    ],
    ["taxable years beginning on or after January 1, 2025", "2024-12-31", "year begins", 2025],
    ["taxable years beginning after June 30, 2025", "2025-06-30", "year begins", null],
    ["taxable years ending after December 31, 2026", "2026-12-31", "year ends", null],
    ["plan years beginning after December 31, 2024", "2024-12-31", "year begins", null],
    ["calendar years beginning after December 31, 2024", "2024-12-31", "year begins", null],
    ["property placed in service after January 19, 2025", "2025-01-19", "other", null],
    ["amounts paid on or after March 1, 2024", "2024-02-29", "other", null],
    ["amounts paid on or after January 1, 2025", "2024-12-31", "other", null],
    ["transfers after the date of the enactment of this Act [July 4, 2025]", "2025-07-04", "other", null],
    ["transfers after Sept. 9, 2025", "2025-09-09", "other", null],
    ["all windmills", null, "other", null],
    ["taxable years beginning after the date of enactment", null, "year begins", null],
    ["sales after Smarch 9, 2025", null, "other", null],
    ["", null, "other", null],
  ] as const)("%j", (words, after, event, firstTaxYear) => {
    expect(readApplies(words)).toMatchObject({ after, event, firstTaxYear });
  });

  it("keeps the note's own words, December written out", () => {
    expect(readApplies(" taxable years beginning after Dec. 31, 2024 ").words).toBe(
      "taxable years beginning after December 31, 2024",
    );
  });
});

describe("inForceFor", () => {
  const state = (words: string, year: number) => inForceFor({ applies: readApplies(words) }, year);

  it.each([
    ["taxable years beginning after December 31, 2024", [2024, "none"], [2025, "all"], [2026, "all"]],
    ["taxable years beginning after June 30, 2025", [2025, "none"], [2026, "all"], [2027, "all"]],
    ["taxable years ending after December 31, 2025", [2025, "none"], [2026, "all"], [2027, "all"]],
    ["taxable years ending after June 30, 2025", [2024, "none"], [2025, "all"], [2026, "all"]],
    ["property acquired after January 19, 2025", [2024, "none"], [2025, "part"], [2026, "all"]],
    ["amounts paid after December 31, 2025", [2025, "none"], [2026, "all"], [2027, "all"]],
    ["amounts paid on or after January 1, 2026", [2025, "none"], [2026, "all"], [2027, "all"]],
    ["amounts paid on or after December 31, 2025", [2024, "none"], [2025, "part"], [2026, "all"]],
  ] as [string, ...[number, string][]][])("%s", (words, ...years) => {
    for (const [year, expected] of years) expect([year, state(words, year)]).toEqual([year, expected]);
  });

  it("is unknown without a date", () => {
    expect(state("all windmills", 2025)).toBeNull();
    expect(inForceFor({ applies: null }, 2025)).toBeNull();
  });
});

describe("effectsIn", () => {
  const note = (topic: string, ...paragraphs: string[]): Note => ({ topic, heading: topic, paragraphs });
  const OF_AMENDMENT = "effectiveDateOfAmendment";

  it("reads the law, its section and its words where the act is quoted", () => {
    const [effect, ...others] = effectsIn([
      note(
        OF_AMENDMENT,
        "Pub. L. 119–99, title VII, § 70001(c), July 4, 2025, 139 Stat. 171, provided that:",
        "“The amendments made by this section shall apply to taxable years beginning after December 31, 2024.”",
      ),
    ]);
    expect(others).toEqual([]);
    expect(effect).toMatchObject({ law: "119-99", actSection: "70001", applies: { firstTaxYear: 2025 } });
  });

  it.each([
    [
      "in one paragraph",
      [
        "Pub. L. 119–99, § 70001(c), July 4, 2025, provided that: “This shall apply to amounts paid after May 1, 2025.”",
      ],
    ],
    [
      "below",
      [
        "Pub. L. 119–99, § 70001(c), July 4, 2025, provided that:",
        "“This shall apply to amounts paid after May 1, 2025.”",
      ],
    ],
    [
      "taking effect",
      [
        "Pub. L. 119–99, § 70001(c), July 4, 2025, provided that:",
        "“This shall take effect on amounts paid after May 1, 2025.”",
      ],
    ],
  ])("reads words %s", (_, paragraphs) => {
    expect(effectsIn([note(OF_AMENDMENT, ...paragraphs)])).toMatchObject([
      { law: "119-99", actSection: "70001", applies: { after: "2025-05-01", event: "other" } },
    ]);
  });

  it("reads what the codifier says of an amendment by another act", () => {
    const words =
      "Amendment by section 70201(b) of Pub. L. 119–99 applicable to taxable years beginning after Dec. 31, 2024, see section 70201(j) of Pub. L. 119–99, set out as a note.";
    expect(effectsIn([note(OF_AMENDMENT, words)])).toMatchObject([
      { law: "119-99", actSection: "70201", applies: { firstTaxYear: 2025 } },
    ]);
  });

  it.each([
    [
      "another kind of note",
      note(
        "amendments",
        "Amendment by Pub. L. 119–99 applicable to amounts paid after May 1, 2025, see section 3 of Pub. L. 119–99.",
      ),
    ],
    [
      "no words of effect",
      note(
        OF_AMENDMENT,
        "Pub. L. 119–99, § 70001(c), July 4, 2025, provided that:",
        "“The Secretary shall report.”",
      ),
    ],
    [
      "words that are not quoted",
      note(
        OF_AMENDMENT,
        "Pub. L. 119–99, § 70001(c), July 4, 2025, provided that:",
        "This shall apply to amounts paid after May 1, 2025.",
      ),
    ],
    ["nothing", note(OF_AMENDMENT)],
  ])("reads nothing in %s", (_, one) => {
    expect(effectsIn([one])).toEqual([]);
  });
});

describe("entries of amendments", () => {
  const changes = (...paragraphs: string[]) =>
    readChanges([{ topic: "amendments", heading: "Amendments", paragraphs }]).changes;

  it.each([
    [
      "2025—Subsec. (b)(6)(B). Pub. L. 119–99, § 1, substituted “$9” for “$5”.",
      [{ before: "$5", after: "$9" }],
    ],
    [
      "2025—Subsec. (b). Pub. L. 119–99, § 1, struck out “or mill” after “tower”.",
      [{ before: "or mill", after: "" }],
    ],
    [
      "2025—Subsec. (b). Pub. L. 119–99, § 1, inserted “or mill” after “tower”.",
      [{ before: "", after: "or mill" }],
    ],
    [
      "2025—Subsec. (b). Pub. L. 119–99, § 1, substituted “$9” for “$5” and “mill” for “tower”.",
      [
        { before: "$5", after: "$9" },
        { before: "tower", after: "mill" },
      ],
    ],
    ["2025—Subsec. (b). Pub. L. 119–99, § 1, added subsec. (b).", []],
  ])("%s", (entry, replaced) => {
    expect(changes(entry)).toMatchObject([{ year: 2025, law: "P.L. 119-99", replaced }]);
  });

  it("keep the year until the next one, and the unit until another is named", () => {
    const read = changes(
      "2025—Subsec. (a)(1). Pub. L. 119–99, § 1, amended par. (1) generally.",
      "Subsec. (b). Pub. L. 119–99, § 2, added subsec. (b).",
      "Pub. L. 119–98, § 3, inserted “mill” after “tower”.",
      "2017—Pub. L. 115–97 amended section generally.",
    );
    expect(read.map(({ year, path, law, actSection }) => [year, path.join("-"), law, actSection])).toEqual([
      [2025, "a-1", "P.L. 119-99", "1"],
      [2025, "b", "P.L. 119-99", "2"],
      [2025, "b", "P.L. 119-98", "3"],
      [2017, "", "P.L. 115-97", null],
    ]);
  });

  it("are none without an act", () => {
    expect(changes("“(5) Old words.”", "See note below.", "")).toEqual([]);
  });
});

it("changeText names law, section of the act and years, as far as they are known", () => {
  const change: Change = {
    ...{ path: ["a"], law: "P.L. 119-99", actSection: "70001(a)(2)", year: 2025, words: "", replaced: [] },
    applies: readApplies("amounts paid after May 1, 2025"),
  };
  expect(changeText(change)).toBe("since P.L. 119-99 § 70001, for amounts paid after May 1, 2025");
  expect(changeText({ ...change, actSection: null })).toBe(
    "since P.L. 119-99, for amounts paid after May 1, 2025",
  );
  expect(changeText({ ...change, applies: null })).toBe("since P.L. 119-99 § 70001");
});

describe("amendments that count as included in an older law", () => {
  const note = (...paragraphs: string[]): Note => ({
    topic: "effectiveDateOfAmendment",
    heading: "Effective Date",
    paragraphs,
  });
  const of = (law: string, ...paragraphs: string[]) =>
    effectsIn([note(...paragraphs)]).filter((effect) => effect.law === law);
  const state = ([effect]: ReturnType<typeof effectsIn>, year: number) =>
    inForceFor({ applies: effect!.applies }, year);

  it("hold for the years of that law, by its Congress where its own date is not noted", () => {
    const effects = of(
      "115-141",
      "Amendment by section 101(a) of Pub. L. 115–141 effective as if included in section 11011 of Pub. L. 115–97, see section 101(d) of Pub. L. 115–141.",
    );
    expect(effects).toMatchObject([
      { actSection: "101", applies: { words: "the years of P.L. 115-97, as if included in it" } },
    ]);
    expect([2017, 2018].map((year) => state(effects, year))).toEqual(["none", "all"]);
  });

  it("hold from the date that is noted of it", () => {
    const effects = of(
      "100-647",
      "Amendment by sections 1006(u)(1) and 1009(b)(6) of Pub. L. 100–647 effective, except as otherwise provided, as if included in the provision of the Tax Reform Act of 1986, Pub. L. 99–514, to which such amendment relates, see section 1019(a).",
      "Amendment by Pub. L. 99–514 applicable to taxable years beginning after Dec. 31, 1986, see section 151(a) of Pub. L. 99–514.",
    );
    expect(effects.map(({ actSection }) => actSection)).toEqual(["1006", "1009"]);
    expect([1986, 1987].map((year) => state(effects, year))).toEqual(["none", "all"]);
  });

  it("are read where the act is quoted", () => {
    const effects = of(
      "116-136",
      "Pub. L. 116–136, div. A, § 2307(b), Mar. 27, 2020, 134 Stat. 359, provided that:",
      "“The amendments made by this section shall take effect as if included in section 13204 of Public Law 115–97.”",
    );
    expect(effects).toMatchObject([{ actSection: "2307" }]);
    expect(state(effects, 2018)).toBe("all");
  });
});
