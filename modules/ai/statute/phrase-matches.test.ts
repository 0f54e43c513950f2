import { describe, expect, it } from "vitest";
import { answer, section, type Line } from "../testing.ts";

const MILLS: Line[] = [
  ["a", "General rule", "A miller pays a levy on each windmill."],
  ["b", "Relief", ""],
  ["b-1", "In general", "A windmill that stood still is relieved of the levy."],
  ["b-2", "Old windmills", "A windmill of 100 years or more bears half of the levy."],
  ["c", "Sails", "A sail counts as a part of its windmill."],
];

const QUESTION = "What about my windmill and the levy?";

describe("a unit to which people's words point", () => {
  it("is the one on the question when it is clearly nearer than the others", () => {
    const law = section("Windmills", MILLS);
    const text = answer("Does a sail count as a part?", law, { pointed: { "b-2": 0.7, c: 0.6 } });
    expect(text).toMatch(/^The rule is:\n26 USC 9\(b\)\(2\), Old windmills/);
  });

  it("leaves the choice to the words of the question when another one is as near", () => {
    const law = section("Windmills", MILLS);
    const text = answer("Does a sail count as a part?", law, { pointed: { "b-2": 0.62, c: 0.6 } });
    expect(text).toMatch(/^The rule is:\n26 USC 9\(c\), Sails/);
  });

  it("gives way to the section's rule where people's words for the section are nearer", () => {
    const law = section("Windmills", MILLS);
    const near = { nearestPhrase: 0.75, pointed: { "b-2": 0.7 } };
    const text = answer("Does a sail of the miller count?", law, near);
    expect(text).toMatch(/^The rule is:\n26 USC 9\(a\), General rule/);
  });

  it("comes with the rule of its own where the general one has many heads", () => {
    const law = section("Windmills", [
      ["a", "Requirements", "A windmill is approved if—", "chapeau"],
      ["a-1", "Place", "it stands on a hill,"],
      ["a-2", "Sails", ""],
      ["a-2-A", "In general", "Sails are taken in at night."],
      ["a-2-B", "Night", "Night begins one hour after sunset."],
    ]);
    const text = answer("When does the night begin?", law, { pointed: { "a-2-B": 0.8 } });
    expect(text).toMatch(/^The rule is:\n26 USC 9\(a\)\(2\)\(B\)/);
    expect(text).toMatch(/\n26 USC 9\(a\)\(2\)\(A\)/);
    expect(text).not.toContain("it stands on a hill");
  });

  it("is quoted with the whole list which it belongs to", () => {
    const law = section("Windmills", [
      ["a", "General rule", "A miller pays a levy on each windmill, except—", "chapeau"],
      ["a-1", "", "one that stood still,"],
      ["a-2", "", "one of 100 years or more, or"],
      ["a-3", "", "one without sails."],
    ]);
    const text = answer("Does an old one pay?", law, { pointed: { "a-2": 0.8 } });
    expect(text).toContain(
      "except—” [1]\n- (1) “one that stood still,” [1]\n- (2) “one of 100 years or more, or” [1]\n- (3) “one without sails.” [1]",
    );
  });

  it("comes with the rule that uses the term which it defines", () => {
    const law = section("Windmills", [
      ["a", "General rule", "A miller pays a levy on each windmill."],
      ["b", "Relief", ""],
      ["b-1", "Rest", "A resting windmill is relieved of the levy."],
      ["b-2", "Resting windmill", "The term “resting windmill” means one without wind for a year."],
    ]);
    const text = answer(QUESTION, law, { pointed: { "b-2": 0.8 } });
    expect(text).toMatch(/The rule is:[^#]*A resting windmill is relieved of the levy\./);
  });
});

describe("what practitioners read with a rule", () => {
  // Of 26 USC 121, (b)(1), (b)(2)(A) and (b)(3) come first.
  const sales: Line[] = [
    ["a", "Exclusion", "Gain from the sale of a windmill is excluded."],
    ["b", "Windmills", ""],
    ["b-1", "In general", "Of each windmill $250 count."],
    ["f", "Colors", "Of each color $9 count."],
  ];

  it("is quoted though it has no sign of a limit, and what is not read with it is not", () => {
    const text = answer("Is the sale of a windmill taxed?", section("Sale", sales, "121"));
    expect(text).toContain("Of each windmill $250 count.");
    expect(text).not.toContain("Of each color $9 count.");
  });

  it("is no matter to other sections", () => {
    expect(answer("Is the sale of a windmill taxed?", section("Sale", sales))).not.toContain("$250");
  });
});

describe("signs of a limit", () => {
  const withMore = (...more: Line[]) =>
    section("Windmills", [
      ["a", "General rule", "If this section applies, gross income includes the grain."],
      ...more,
    ]);

  it("are that a unit leaves out what the rule includes, and that it says when the rule applies", () => {
    const text = answer(
      "Is the grain income?",
      withMore(
        ["b", "Seed", "Gross income does not include seed, and subsection (a) is read so."],
        ["c", "Where it applies", "This section shall apply to any windmill described in subsection (a)."],
      ),
    );
    expect(text).toContain("does not include seed");
    expect(text).toContain("This section shall apply to any windmill");
  });
});

it("a long list is quoted by what practitioners read of it first", () => {
  const long = (words: string) => `${words} ${"and so on ".repeat(30)}`.trim();
  const law = section(
    "Gifts to charity",
    [
      ["a", "Allowance", "A gift to a charity is deducted."],
      ["b", "Limits", ""],
      ["b-1", "Individuals", "The deduction is limited as the following say—", "chapeau"],
      ["b-1-A", "", long("a gift of money to a church,")],
      ["b-1-B", "", long("a gift of land to a church,")],
      ["b-1-H", "", long("whatever comes first,")],
      ["b-1-I", "", long("a gift of less than the floor.")],
    ],
    "170",
  );
  const text = answer("How much of a gift of money to a church?", law, { pointed: { "b-1": 0.9 } });
  expect(text).toContain("- (H) “whatever comes first,");
  expect(text).toContain("… (26 USC 170(b)(1)");
});
