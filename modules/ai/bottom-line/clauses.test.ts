/** What is due, until when, and so far as what, by the clause of the deciding unit. */
import { describe, expect, it } from "vitest";
import { draftExtractive } from "../extractive.ts";
import { section, type Line } from "../testing.ts";

function bottomLine(question: string, lines: Line[]): string | null {
  const answered = {
    section: section("Windmills", lines),
    citedUnit: null,
    phraseMatches: [],
    retrieved: [],
  };
  return draftExtractive({ question, sections: [answered], year: 2026, leads: [] }).bottomLine;
}

const PENALTY: Line[] = [
  [
    "a",
    "Penalty",
    "A miller who hides grain shall be subject to a penalty equal to $500 for each sack, unless it is due to reasonable cause.",
  ],
];

describe("what is due", () => {
  it.each<[string, string, Line[], string | null]>([
    [
      "is the figure with what it is for",
      "What is the fine for a miller who hides grain?",
      PENALTY,
      "$500 for each sack, unless it is due to reasonable cause: 26 USC 9(a).",
    ],
    [
      "is a share of something",
      "What is the tax on hidden grain of a miller?",
      [
        [
          "a",
          "Levy",
          "There is hereby imposed on hidden grain of a miller a tax equal to 75 percent of its worth.",
        ],
      ],
      "75 percent of its worth: 26 USC 9(a).",
    ],
    [
      "is at most a cap",
      "How much must a miller pay for hiding grain?",
      [
        [
          "a",
          "Costs",
          "The court may require a miller hiding grain to pay a penalty not in excess of $25,000.",
        ],
      ],
      "At most $25,000: 26 USC 9(a).",
    ],
    [
      "is a fine or prison",
      "What does a miller pay for hiding grain by fraud?",
      [
        [
          "a",
          "Crime",
          "A miller hiding grain by fraud shall, upon conviction thereof, be fined not more than $1,000, or imprisoned not more than 1 year, or both.",
        ],
      ],
      "Fined not more than $1,000, or imprisoned not more than 1 year, or both: 26 USC 9(a).",
    ],
    [
      "is unknown where two figures are compared",
      "What is the penalty for a miller who hides grain?",
      [
        [
          "a",
          "Penalty",
          "A miller who hides grain shall pay a penalty equal to the greater of $500 or its worth.",
        ],
      ],
      null,
    ],
    [
      "is not what a question on something else asks",
      "What is the fee of a barge on the river?",
      PENALTY,
      null,
    ],
    ["is not the threshold of a duty", "From what amount must a miller who hides grain pay?", PENALTY, null],
  ])("%s", (_, question, lines, line) => {
    expect(bottomLine(question, lines)).toBe(line);
  });
});

it("what is due names the figure of another case that the question touches", () => {
  const LEVY: Line[] = [
    ["a", "Levy", "There is hereby imposed on hidden grain of a miller a tax of 20 percent of its worth."],
    [
      "b",
      "Rye",
      "Subsection (a) shall be applied by substituting “50 percent” for “20 percent” with respect to rye.",
    ],
  ];
  expect(bottomLine("At what rate is hidden grain of a miller taxed?", LEVY)).toBe(
    "20 percent of its worth: 26 USC 9(a).",
  );
  expect(bottomLine("At what rate is hidden grain of a miller taxed if it is rye?", LEVY)).toBe(
    "20 percent of its worth: 26 USC 9(a); but 50 percent instead by 26 USC 9(b), Rye, in the case quoted there.",
  );
});

describe("until when", () => {
  const CLAIM: Line = [
    "a",
    "Claims",
    "A miller may claim a refund of the levy only within 4 years after the harvest",
  ];
  it.each<[string, Line[], string | null]>([
    ["is the period with its beginning", [CLAIM], "Within 4 years after the harvest: 26 USC 9(a)."],
    [
      "is unknown where the later of two counts",
      [
        [
          "a",
          "Claims",
          "A miller may claim a refund of the levy within the later of 4 years after the harvest or a flood.",
        ],
      ],
      null,
    ],
  ])("%s", (_, lines, line) => {
    expect(bottomLine("How many years does a miller have to claim a refund of the levy?", lines)).toBe(line);
  });
});

describe("so far as it is what the unit defines", () => {
  it.each<[string, string, Line[], string | null]>([
    [
      "leaves out",
      "Is grain money from the guild taxable?",
      [["a", "Grain", "Gross income does not include any amount received as a qualified grain payment."]],
      "No, so far as it is a qualified grain payment: 26 USC 9(a) leaves it out of income.",
    ],
    [
      "denies",
      "Can I deduct the rent of my barge on Sundays?",
      [["a", "Rent", "No deduction shall be allowed under this chapter for personal rent paid by a miller."]],
      "No, so far as it is personal rent: 26 USC 9(a) does not allow the deduction.",
    ],
    [
      "says nothing of whoever gets it",
      "Is grain money from the guild taxable?",
      [["a", "Grain", "Gross income does not include grain received by an eligible taxpayer."]],
      null,
    ],
  ])("%s", (_, question, lines, line) => {
    expect(bottomLine(question, lines)).toBe(line);
  });
});
