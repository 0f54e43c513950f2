import { describe, expect, it } from "vitest";
import { limitStrength } from "./limits.ts";
import { readStatute, type StatuteUnit } from "./statute.ts";
import { answer, section, type Line } from "../testing.ts";

const CREDIT: Line[] = [
  ["a", "Allowance", "An eligible miller is allowed a credit of $1,000 for each windmill."],
  ["b", "Color", "A windmill may have any color."],
];

describe("the unit that a question cites", () => {
  const law = section("Windmill credit", [
    ...CREDIT,
    ["c", "Special rules", ""],
    ["c-1", "Towers", "A tower counts as a windmill."],
    ["c-2", "Sails", "A windmill without sails does not count."],
  ]);
  const whyOf = (question: string) => answer(question, law, { cited: "c" }).split("## ")[0]!;

  it("is quoted whole where its words are asked for", () => {
    const text = whyOf("What does 26 USC 9(c) say?");
    expect(text).toContain("- (1) Towers: “A tower counts as a windmill.”");
    expect(text).toContain("- (2) Sails: “A windmill without sails does not count.”");
  });

  it("is quoted by what decides where a case is asked about", () => {
    expect(whyOf("Is a tower a windmill under 26 USC 9(c)?")).not.toContain("sails");
  });
});

describe("what of a section is quoted", () => {
  it("is the amount that stands in place of the rule's own", () => {
    const law = section("Windmill credit", [
      ...CREDIT,
      ["h", "Later years", ""],
      ["h-1", "Amount", "Subsection (a) shall be applied by substituting “$2,200” for “$1,000”."],
    ]);
    expect(answer("How much is the windmill credit?", law)).toContain("“$2,200” for “$1,000”");
  });

  it("is the definition of a term in the rule, and not of others", () => {
    const law = section("Windmill credit", [
      ...CREDIT,
      ["c", "Definitions", "For purposes of this section—", "chapeau"],
      ["c-1", "Eligible miller", "The term “eligible miller” means whoever grinds."],
      ["c-2", "Watermill", "The term “watermill” means a mill in a river."],
    ]);
    const text = answer("Who gets the windmill credit?", law);
    expect(text).toContain(
      "26 USC 9(c)(1), Eligible miller: “The term “eligible miller” means whoever grinds.” [",
    );
    expect(text).not.toContain("“watermill” means");
    expect(text).not.toContain("For purposes of this section—");
  });

  it("keeps a lead-in that begins the sentence of its items", () => {
    const law = section("Windmill credit", [
      ...CREDIT,
      ["c", "Limitation", "For purposes of subsection (a)—", "chapeau"],
      ["c-1", "", "no credit shall be allowed for a watermill, and"],
      ["c-2", "", "no credit shall be allowed for a treadmill."],
    ]);
    expect(answer("Is there a credit for a watermill?", law)).toContain("“For purposes of subsection (a)—”");
  });

  it("is the requirement that the closest words only fill in", () => {
    const law = section("Guild defined", [
      ["a", "Guild defined", "The term “guild” means a company with an election in effect."],
      ["b", "Company", ""],
      ["b-1", "In general", "The term “company” means one that has no member but millers."],
      ["c", "Special rules", ""],
      ["c-1", "Bakers as members", "For purposes of subsection (b)(1), a baker may be a member of a guild."],
    ]);
    const text = answer("Which bakers may be a member of a guild?", law);
    expect(text).toMatch(/^The rule is:\n26 USC 9\(b\)\(1\)/);
  });

  it("is both parts of a tax, and what exempts from them is no answer by itself", () => {
    const law = section("Rate of levy", [
      [
        "a",
        "Wind",
        "In addition to other taxes, there is hereby imposed on every miller a levy of 6 percent.",
      ],
      [
        "b",
        "Rain",
        "In addition to subsection (a), there is hereby imposed on every miller a levy of 1 percent.",
      ],
      ["c", "Relief", "A miller on social leave shall be exempt from the taxes imposed by this section."],
    ]);
    const text = answer("What social levy does a miller pay?", law);
    expect(text).toContain("6 percent.” [1]\n26 USC 9(b), Rain");
  });

  it("is not what was for years that are over", () => {
    const law = section("Windmill credit", [
      ...CREDIT,
      [
        "g",
        "Special rule for 2021",
        "In the case of a taxable year beginning after December 31, 2020, and before January 1, 2022, subsection (a) shall not apply.",
      ],
    ]);
    expect(answer("How much is the windmill credit?", law)).not.toContain("December 31, 2020");
    expect(answer("How much is the windmill credit?", law, { year: 2022 })).toContain("December 31, 2020");
  });

  it("is that the rule has ended before another limit", () => {
    const statute = readStatute(
      section("Windmill credit", [
        ...CREDIT,
        ["c", "Toys", "This section shall not apply to any toy bought after it was painted."],
        ["d", "Later", "This section shall not apply to any taxable year beginning after December 31, 2017."],
      ]),
    );
    const [, rule, , toys, later] = statute.units;
    const strength = (unit: StatuteUnit) => limitStrength(statute, unit, { rule: rule!, point: rule! });
    expect(strength(later!)).toBeGreaterThan(strength(toys!));
  });

  it("is the change of a limit together with the limit", () => {
    const law = section("Windmill credit", [
      ...CREDIT,
      ["c", "Limitation", ""],
      ["c-1", "Sails", "The credit under subsection (a) shall not exceed $50 for each sail."],
      ["f", "Later years", ""],
      ["f-1", "Millstones", "Subsection (c)(1) shall be applied without regard to sails."],
    ]);
    expect(answer("How much is the windmill credit?", law)).toContain("without regard to sails");
  });

  it("holds the words after the list of a limit", () => {
    const law = section("Windmill credit", [
      ...CREDIT,
      ["c", "Exception", "Subsection (a) shall not apply to a windmill which is—", "chapeau"],
      ["c-1", "", "a toy, or"],
      ["c-2", "", "a painting,"],
    ]);
    const unit = law.structure.units.findIndex(({ id }) => id === "c");
    const closing = "unless it turns.";
    law.structure.segments.push({
      ...{ role: "continuation", unit, start: law.text.length, end: law.text.length + closing.length },
    });
    law.text += closing;
    law.structure.units[unit]!.end = law.structure.units[0]!.end = law.text.length;
    expect(answer("How much is the windmill credit?", law)).toContain("“unless it turns.” [2]");
  });

  it.each([
    ["How long may a miller grind?", "within 10 years"],
    ["How much may a miller grind?", "$500"],
  ])("has the kind of figure that is asked for: %s", (question, figure) => {
    const law = section("Grinding", [
      ["a", "General rule", "A miller may do what the guild allows."],
      ["b", "Grinding", "A miller may grind where the wind blows."],
      ["c", "Grinding", "A miller may grind within 10 years after the wind has come."],
      ["d", "Grinding", "A miller may grind what is worth $500."],
    ]);
    const text = answer(question, law);
    expect(/^(?:The rule is:\n)?.*[\s\S]*?“.*”/.exec(text)?.[0]).toContain(figure);
  });
});
