import { describe, expect, it } from "vitest";
import { answer, section, type Line } from "../testing.ts";

const TABLE = "If the mill has:\tThe levy is:\nTwo sails\t$2\nFour sails\t$4.";
const QUESTION = "How much is the levy on a mill?";

const levy = (...more: Line[]): Line[] => [
  ["a", "Imposition", "A levy is imposed on each mill in accordance with the following table:"],
  ["a", "", TABLE, "table"],
  ...more,
];

describe("a table of the law", () => {
  it("is quoted row by row after the words that lead to it", () => {
    expect(answer(QUESTION, section("Mills", levy()))).toContain(
      [
        "26 USC 9(a), Imposition: “A levy is imposed on each mill in accordance with the following table:” [1]",
        "- “If the mill has:\tThe levy is:” [1]",
        "- “Two sails\t$2” [1]",
        "- “Four sails\t$4.” [1]",
      ].join("\n"),
    );
  });

  it("answers a question also where its unit has no other words", () => {
    const text = answer(
      "When is the levy due?",
      section("Mills", [
        ["a", "General rule", "Each mill pays a levy."],
        ["b", "Due dates", "The installment:\tIs due:\n1st\tMay 1\n2nd\tJune 1", "table"],
      ]),
    );
    expect(text).toMatch(/^The rule is:\n26 USC 9\(b\), Due dates:\n- “The installment:\tIs due:” \[1\]/);
    expect(text).toContain("- “2nd\tJune 1” [1]");
  });

  it("stands after the list that leads to it", () => {
    const text = answer(
      QUESTION,
      section("Mills", [
        ["a", "Imposition", "There is imposed on—", "chapeau"],
        ["a-1", "", "every windmill, and"],
        ["a-2", "", "every watermill,"],
        ["a", "", "a levy determined in accordance with the following table:", "continuation"],
        ["a", "", TABLE, "table"],
      ]),
    );
    expect(text).toMatch(/watermill,” \[1\]\n“a levy[^\n]*\n- “If the mill has:/);
  });

  it("is cut when it is long, and says where the rest stands", () => {
    const rows = Array.from({ length: 20 }, (_, row) => `${row} sails\t$${row}`);
    const text = answer(
      QUESTION,
      section("Mills", [
        ["a", "Imposition", "A levy is imposed on each mill under the following table:"],
        ["a", "", rows.join("\n"), "table"],
      ]),
    );
    expect(text).toContain("- “13 sails\t$13” [1]\n- … (26 USC 9(a), 6 more rows of the table)");
  });

  it("is not quoted where another one stands in its place", () => {
    const lieu = "the following table shall be applied in lieu of the table contained in subsection (a):";
    const inLieu = (years: string): Line[] => [
      ["b", "Later years", `In the case of a taxable year beginning after ${years}, ${lieu}`],
      ["b", "", TABLE.replaceAll("$", "£"), "table"],
    ];
    const later = answer(QUESTION, section("Mills", levy(...inLieu("December 31, 2017"))));
    expect(later).toContain("- Another table stands in its place by now: 26 USC 9(b).");
    expect(later).not.toContain("$4");
    const over = answer(
      QUESTION,
      section("Mills", levy(...inLieu("December 31, 2017, and before January 1, 2021"))),
    );
    expect(over).toContain("Four sails\t$4.");
  });
});

it("does not offer as a limit what the rule switches off", () => {
  const limits: Line[] = [
    ["b", "Exception", "Subsection (a) shall not apply to a mill without sails."],
    ["c", "Limitation", "The levy under subsection (a) shall not exceed $9 for a watermill."],
  ];
  const rule = (item: string): Line[] => [
    ["a", "General rule", "In the case of a mill—", "chapeau"],
    ["a-1", "", item],
    ["a-2", "", "a levy is due."],
  ];
  expect(answer(QUESTION, section("Mills", [...rule("the miller works, and"), ...limits]))).toContain(
    "without sails",
  );
  const switched = answer(
    QUESTION,
    section("Mills", [...rule("subsection (b) shall not apply, and"), ...limits]),
  );
  expect(switched).not.toContain("without sails");
  expect(switched).toContain("$9");
});
