import { describe, expect, it } from "vitest";
import { readYear } from "../years/year.ts";
import { parseProvisions, provisionsByYear } from "./provision.ts";
import { provisionsFor, sayingOf } from "./saying.ts";

const HEAD = "id\twhen\tunless\tgeneral\tyears\tunits\n";
const [mill] = parseProvisions(
  `${HEAD}mill\tmills?\twind\tFor mills only.\t-2020: -no levy yet | 2021-2025: +the levy stood for {year} | 2026: +for a mill sold on or before June 30, 2026; none for a mill sold after June 30, 2026 | 2027-: -the levy has ended\t2(a); 26 CFR 1.2-1(b)\n`,
  {},
);
const loan = parseProvisions(
  `${HEAD}loan\tloans?\t\tOnly for debt incurred after December 31, 2024.\t2025-2028: +it is deductible\t3\n`,
  {},
)[0]!;
const now = new Date("2026-11-23T12:00:00Z");
const asks = (question: string, provision = mill!) =>
  sayingOf(provision, question, readYear(question, { now, timeZone: "UTC" }));

describe("a provision by year", () => {
  it("is read with its years, what held in them, and its pin cites", () => {
    expect(mill!.rules.map(({ from, to, holds }) => [from, to, holds])).toEqual([
      [null, 2020, false],
      [2021, 2025, true],
      [2026, 2026, true],
      [2027, null, false],
    ]);
    expect(mill!.units).toEqual(["26 USC 2(a)", "26 CFR 1.2-1(b)"]);
    expect(() => parseProvisions(`${HEAD}a\tx\t\t\tsoon: yes\t2\n`, {})).toThrow("years that cannot be read");
    expect(() => parseProvisions(`${HEAD}a\tx\t\t\t\t\n`, {})).toThrow("names no unit");
  });

  it("says which figures it does not show", () => {
    const lines = (text: string) => `${HEAD}a\tx\t\t\t2024: +~40 percent${text}\t2\n`;
    expect(() => parseProvisions(lines(""), {})).toThrow("words of its figure are not held");
    expect(parseProvisions(lines(", whose words the library does not hold"), {})).toHaveLength(1);
  });

  it("is offered only to a question of time that names it", () => {
    const ids = (question: string) => provisionsFor([mill!], question).map(({ id }) => id);
    expect(ids("Is there still a levy on mills?")).toEqual(["mill"]);
    expect(ids("Is there a levy on mills?")).toEqual([]);
    expect(ids("Is there still a levy on wind mills?")).toEqual([]);
  });

  it("says what held for the year asked, with yes or no where that is asked", () => {
    expect(asks("Was the mill levy available in 2023?")).toBe(
      "Yes: for 2023, the levy stood for 2023. For mills only.",
    );
    expect(asks("Will the mill levy exist in 2030?")).toBe(
      "No: for 2030, by the law as it stands now, the levy has ended. For mills only.",
    );
    expect(asks("Was the levy on mill pay available in 2023?")).toMatch(/^Yes: for 2023/);
    expect(asks("Do millers pay without the mill levy in 2023?")).toMatch(/^For 2023:/);
    expect(asks("How long is the mill levy suspended in 2019?")).toBe(
      "For 2019: no levy yet. For mills only.",
    );
    expect(asks("Was there a mill levy in 1950?")).toBeNull();
  });

  it("says it for the present beside the year before, and that a paper to come is not known yet", () => {
    const both = asks("What is the mill levy now and what was it last year?");
    expect(both).toMatch(/For 2025: .*For 2026: /);
    expect(asks("The mill levy of last year")).not.toContain("2026");
    const [paper] = parseProvisions(`${HEAD}mill\tmills?\t\t\t2021-: +it stands in {paper}\t2(a)\n`, {});
    expect(asks("How high is the mill levy in 2031?", paper)).toContain("is not known yet");
    expect(asks("How high is the mill levy in 2025?", paper)).toContain("does not hold");
    const [base] = parseProvisions(
      `${HEAD}mill\tmills?\t\t\t2021-: +$5 as the base, adjusted each year\t2(a)\n`,
      {},
    );
    expect(asks("How high is the mill levy in 2031?", base)).toMatch(/amount of 2031 is not known yet\.$/);
    expect(asks("How high is the mill levy in 2026?", base)).not.toContain("not known");
  });

  it("says no plain no to what may be chosen for years gone by", () => {
    expect(asks("Can we have the mill levy for 2019?")).toMatch(/^No: /);
    expect(asks("Can we have the mill levy for 2019 retroactively?")).toMatch(/^For 2019: /);
  });

  it("goes by the day, where a day within the year decides", () => {
    expect(asks("Does the levy apply to a mill sold in May 2026?")).toMatch(/^Yes: for 2026/);
    expect(asks("Does the levy apply to a mill sold in September 2026?")).toMatch(/^No: for 2026/);
    expect(asks("Is the levy on mills still there in the fourth quarter of 2026?")).toMatch(/^No: for 2026/);
    expect(asks("Does the levy apply to a mill sold in 2026?")).toMatch(/^It depends on the day: for 2026/);
  });

  it("sets years side by side, and those around a change", () => {
    expect(asks("How high was the mill levy in 2025 and in 2027?")).toBe(
      "For 2025: the levy stood for 2025. For 2027: the levy has ended. For mills only.",
    );
    expect(asks("Is there a mill levy in 2025? And for 2027?")).toMatch(/^For 2025: .* For 2027: /);
    expect(asks("The mill levy last year and next year")).toMatch(/^For 2025: .* For 2027: /);
    expect(asks("What changed for mills in 2027?")).toBe(
      "For 2026: for a mill sold on or before June 30, 2026; none for a mill sold after June 30, 2026. For 2027: the levy has ended. For mills only.",
    );
    const [cap] = parseProvisions(
      `${HEAD}cap\tmills?\t\t\t2026: up to 5 | 2027-2029: up to 6 | 2030-: up to 1\t2(a)\n`,
      {},
    );
    for (const asked of ["Is the mill cap permanent?", "When does the mill cap go back to 1?"])
      expect(asks(asked, cap)).toMatch(/^For 2026: .*For 2027: .*For 2030/);
    expect(asks("Is the mill levy permanent?")).toMatch(/For 2027: the levy has ended\./);
    for (const ends of ["expire", "run out", "lapse"])
      expect(asks(`When does the mill levy ${ends}?`)).toMatch(
        /^For 2026: .* For 2027: the levy has ended\./,
      );
  });

  it("does not take an earlier loan for one that the rule begins with", () => {
    expect(asks("I took out a loan in November 2024. Is the interest of 2026 deductible?", loan)).toBe(
      "No: only for debt incurred after December 31, 2024.",
    );
    expect(asks("Is interest on a loan deductible in 2026?", loan)).toMatch(/^Yes: for 2026/);
  });
});

describe("the file of provisions", () => {
  it("has years in order, without gaps that overlap, and each sentence once", () => {
    const all = provisionsByYear();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const isEmpty = all.filter(({ rules, general }) => rules.length === 0 && general === "");
    const isDisordered = all.filter(({ rules }) =>
      rules.some(({ from }, at) => at > 0 && (from ?? 0) <= (rules[at - 1]!.to ?? Infinity)),
    );
    expect([...isEmpty, ...isDisordered].map(({ id }) => id)).toEqual([]);
  });
});

describe("what a provision answers with yes or no", () => {
  const [kiln] = parseProvisions(
    `${HEAD}kiln\tkilns? (?:limits?|rates?) && limit|rate|still|going away|since when|when did|increase\\w*|2025\t\t\t-2023: -no allowance for kilns | 2024-2025: +40 percent of a kiln | 2026-: +60 percent of a kiln\t2(a)\n`,
    {},
  );

  it("says no yes to a percentage", () => {
    expect(asks("Is the kiln rate 40 percent in 2026?", kiln)).toBe("For 2026: 60 percent of a kiln.");
    expect(asks("Is the kiln rate still there in 2026?", kiln)).toBe("Yes: for 2026, 60 percent of a kiln.");
  });

  it("takes only its name out of the question", () => {
    expect(asks("Is the kiln rate going away after 2025?", kiln)).toBe(
      "For 2025: 40 percent of a kiln. For 2026: 60 percent of a kiln.",
    );
    expect(asks("Is the kiln limit there in 2026?", kiln)).toBe("Yes: for 2026, 60 percent of a kiln.");
  });

  it("tells of a rise and of a beginning by the rules around it", () => {
    expect(asks("Did the kiln rate increase for 2026?", kiln)).toBe(
      "For 2025: 40 percent of a kiln. For 2026: 60 percent of a kiln.",
    );
    expect(asks("Since when is there a kiln rate?", kiln)).toBe(
      "For 2023: no allowance for kilns. For 2024: 40 percent of a kiln.",
    );
  });
});
