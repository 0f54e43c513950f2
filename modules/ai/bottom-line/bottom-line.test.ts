import { expect, it } from "vitest";
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

const DENIED: Line[] = [["a", "Sails", "No deduction shall be allowed for painted sails."]];
const ALLOWED: Line[] = [["a", "Sails", "There shall be allowed as a deduction the cost of sails."]];
const DENIED_LIST: Line[] = [
  ["a", "General rule", "No deduction shall be allowed for the following taxes:", "chapeau"],
  ["a-1", "", "The levy on painted sails."],
  ["a-2", "", "Dues of the guild of millers."],
  ["a-3", "", "Foreign tolls on grain."],
];
const EXCLUDED: Line[] = [["a", "Grain", "Gross income does not include grain, other than rye."]];

it.each<[string, string, Line[], string | null]>([
  ["denies", "Can I deduct painted sails?", DENIED, "No: 26 USC 9(a) does not allow the deduction."],
  [
    "denies what its list names",
    "Can I deduct guild dues?",
    DENIED_LIST,
    "No: 26 USC 9(a) does not allow the deduction.",
  ],
  [
    "denies the side that it names",
    "Can I deduct foreign tolls on grain?",
    DENIED_LIST,
    "No: 26 USC 9(a) does not allow the deduction.",
  ],
  ["does not deny the other side", "Can I deduct state tolls on grain?", DENIED_LIST, null],
  ["does not deny what its list does not name", "Can I deduct taxes on barges?", DENIED_LIST, null],
  ["does not deny what two items name together", "Can I deduct dues on painted barges?", DENIED_LIST, null],
  ["allows", "Can I deduct sails?", ALLOWED, "Yes: 26 USC 9(a) allows the deduction."],
  ["does not say yes to what the unit does not name", "Can I deduct sails of a boat?", ALLOWED, null],
  [
    "excludes",
    "Is grain taxable?",
    EXCLUDED,
    "No: 26 USC 9(a) leaves it out of income, apart from the exceptions quoted here.",
  ],
  ["does not answer for what the unit excepts", "Is rye grain taxable?", EXCLUDED, null],
  [
    "looks past a reservation",
    "Is grain taxable?",
    [
      [
        "a",
        "Grain",
        "Except as provided in subsection (b), gross income does not include grain. This is so for millers.",
      ],
    ],
    "No: 26 USC 9(a) leaves it out of income, apart from the exceptions quoted here.",
  ],
  [
    "denies what lies beyond a limit",
    "Can a miller deduct losses above the cost of sails?",
    [
      [
        "a",
        "Losses",
        "A miller’s losses shall be allowed only to the extent of the cost of such miller’s sails.",
      ],
    ],
    "No, not beyond that: 26 USC 9(a) allows it only to the extent of the cost of such miller’s sails.",
  ],
  [
    "denies the whole of what is capped",
    "Is bread deductible in full?",
    [
      [
        "a",
        "Bread",
        "The amount allowable as a deduction for bread shall not exceed 50 percent of its cost.",
      ],
    ],
    "No, not in full: under 26 USC 9(a) it shall not exceed 50 percent of its cost.",
  ],
  [
    "requires what a deduction needs",
    "Do I need a receipt for a $300 sail?",
    [["a", "Proof", "No deduction shall be allowed for a sail of $250 or more unless there is a receipt."]],
    "Yes: 26 USC 9(a) allows nothing without it.",
  ],
  [
    "requires nothing below the threshold",
    "Do I need a receipt for a $200 sail?",
    [["a", "Proof", "No deduction shall be allowed for a sail of $250 or more unless there is a receipt."]],
    "No: 26 USC 9(a) asks for it only from $250 on.",
  ],
  ["leaves a negated question to the rule", "Are painted sails not deductible?", DENIED, null],
  ["answers nothing that asks for the rule", "Which sails are painted?", DENIED, null],
  [
    "names the one period",
    "How long may a miller grind?",
    [["a", "Grinding", "A miller may grind for a 10-year period."]],
    "10 years (Grinding): 26 USC 9(a).",
  ],
  [
    "names no figure of several",
    "How much may a miller grind?",
    [["a", "Grinding", "A miller may grind $10 or $20."]],
    null,
  ],
  [
    "says that an amount is the base",
    "How much may a miller grind?",
    [
      ["a", "Grinding", "A miller may grind $10."],
      [
        "b",
        "Adjustment",
        "The $10 amount in subsection (a) shall be increased by a cost-of-living adjustment.",
      ],
    ],
    "The statute's own figure is $10 (26 USC 9(a)); it is the base, adjusted each year under 26 USC 9(b).",
  ],
])("%s", (_, question, lines, line) => {
  expect(bottomLine(question, lines)).toBe(line);
});
