/** The rooms of the bottom line one by one: figure, limit, duty, yes or no; each says nothing where it is not sure. */
import { describe, expect, it } from "vitest";
import { createDraft } from "../drafting.ts";
import { readFacts } from "../facts/read-facts.ts";
import type { QuotingContext } from "../quoting/quotation.ts";
import { createRelevance } from "../statute/relevance.ts";
import { readStatute } from "../statute/statute.ts";
import { section, type Line } from "../testing.ts";
import { readAsked, type Asked } from "./asked.ts";
import { bottomLine } from "./bottom-line.ts";
import { figureSentence } from "./figures.ts";
import { withinLimit } from "./limited.ts";
import { required } from "./required.ts";
import { yesOrNo } from "./yes-or-no.ts";

interface Told {
  hasExceptions?: boolean;
  hasParallel?: boolean;
  year?: number;
  path?: string;
}

function told(
  question: string,
  lines: Line[],
  { hasExceptions = false, hasParallel = false, year = 2026, path = "a" }: Told = {},
) {
  const law = section("Windmills", lines);
  const statute = readStatute(law);
  const relevance = createRelevance(question, statute, { retrieved: [], phraseMatches: [] });
  const context: QuotingContext = { statute, relevance, year, draft: createDraft() };
  const unit = statute.units.find((one) => one.unit.id === path)!;
  const facts = readFacts(statute, unit);
  const decided = { question, unit, hasExceptions, hasParallel };
  return { context, known: { ...decided, asked: readAsked(question), facts }, decided };
}

const one = (words: string, heading = "Sails"): Line[] => [["a", heading, words]];

describe("a figure", () => {
  const figure = (question: string, lines: Line[], more?: Told) => {
    const { context, known } = told(question, lines, more);
    return figureSentence(context, known);
  };
  const MONEY = "How much is the levy on sails?";

  it.each([
    ["an amount", MONEY, one("The levy is $25,000."), "$25,000 (Sails): 26 USC 9(a)."],
    ["an amount said twice", MONEY, one("The levy is $25; of towers $25."), "$25 (Sails): 26 USC 9(a)."],
    [
      "a rate",
      "What is the rate of the levy?",
      one("The rate is 7.5 percent."),
      "7.5 percent (Sails): 26 USC 9(a).",
    ],
    [
      "a period in words",
      "How long must sails be kept?",
      one("They are kept for two years."),
      "Two years (Sails): 26 USC 9(a).",
    ],
    [
      "a period with a hyphen",
      "How long must sails be kept?",
      one("There is a 15-year period."),
      "15 years (Sails): 26 USC 9(a).",
    ],
    [
      "a period of one",
      "How long must sails be kept?",
      one("There is a 1-year period."),
      "1 year (Sails): 26 USC 9(a).",
    ],
    ["no heading", MONEY, one("The levy is $25.", ""), "$25: 26 USC 9(a)."],
    ["a heading with a period", MONEY, one("The levy is $25.", "Sails."), "$25 (Sails): 26 USC 9(a)."],
    ["two amounts", MONEY, one("The levy is $25 or $30."), null],
    ["an amount beside a rate", MONEY, one("The levy is $25 or 5 percent."), null],
    ["no amount", MONEY, one("The levy is due."), null],
    ["an amount where a period is asked", "How long must sails be kept?", one("The levy is $25."), null],
    ["a heading that narrows it", MONEY, one("The levy is $25.", "Special rule for towers"), null],
    [
      "a heading that the question names",
      "How much is the minimum levy?",
      one("The levy is $25.", "Minimum levy"),
      "$25 (Minimum levy): 26 USC 9(a).",
    ],
    [
      "a list below",
      MONEY,
      [
        ["a", "Sails", "The levy is $25 for—", "chapeau"],
        ["a-1", "", "towers."],
      ],
      null,
    ],
  ] as [string, string, Line[], string | null][])("%s", (_, question, lines, text) => {
    expect(figure(question, lines)).toBe(text);
  });

  it("is called a base where a unit adjusts it", () => {
    const lines: Line[] = [
      ...one("The levy is $25."),
      [
        "b",
        "Inflation",
        "The $25 amount shall be increased by an amount equal to the cost-of-living adjustment.",
      ],
    ];
    expect(figure(MONEY, lines)).toBe(
      "The statute's own figure is $25 (26 USC 9(a)); it is the base, adjusted each year under 26 USC 9(b).",
    );
  });

  it("gives way to the sum that another unit puts in its place", () => {
    const lines: Line[] = [
      ...one("The levy is $25."),
      ["b", "Now", "Subsection (a) shall be applied by substituting “$40” for “$25”."],
    ];
    expect(figure(MONEY, lines)).toBe("$40: 26 USC 9(b) puts it in place of the $25 of 26 USC 9(a).");
  });
});

describe("a yes or no", () => {
  const verdict = (question: string, words: string, more?: Told) => {
    const { context, known } = told(question, one(words), more);
    return yesOrNo(context, known);
  };
  const ALLOWED = "There shall be allowed as a deduction the cost of sails.";
  const DENIED = "No deduction shall be allowed for sails.";
  const CREDIT = "There shall be allowed as a credit the cost of sails.";
  const OUT = "Gross income does not include sails.";
  const IN = "Gross income includes sails.";
  const NOT_RECOGNIZED = "No gain or loss shall be recognized on the exchange of sails.";

  it.each([
    ["Can I deduct sails?", ALLOWED, "Yes: 26 USC 9(a) allows the deduction."],
    ["Can I deduct sails?", DENIED, "No: 26 USC 9(a) does not allow the deduction."],
    ["Is there a credit for sails?", CREDIT, "Yes: 26 USC 9(a) allows the credit."],
    ["Are sails taxable?", OUT, "No: 26 USC 9(a) leaves it out of income."],
    ["Are sails gross income?", IN, "Yes: 26 USC 9(a) includes it in gross income."],
    ["Can I exclude sails?", IN, "No: 26 USC 9(a) includes it in gross income."],
    [
      "Is gain or loss recognized on the exchange of sails?",
      NOT_RECOGNIZED,
      "No: 26 USC 9(a) says that no gain or loss is recognized.",
    ],
    // 26 USC 274(b)(1): a gift is denied only above $25.
    ["Can I deduct sails?", `${DENIED.slice(0, -1)} to the extent that they exceed $25.`, null],
    // 26 USC 275(a): what follows the list has an extent of its own.
    [
      "Can I deduct sails?",
      `${DENIED.slice(0, -1)}: This holds to the extent of a credit.`,
      "No: 26 USC 9(a) does not allow the deduction.",
    ],
    ["Can I deduct sails?", OUT, null],
    ["Are sails taxable?", ALLOWED, null],
    ["Can I deduct sails?", `${ALLOWED} ${DENIED}`, null],
    ["Can I deduct sails of a boat?", ALLOWED, null],
    ["Are sails not taxable?", OUT, null],
    ["Can I never deduct sails?", ALLOWED, null],
    ["Can I deduct sails?", "A windmill has sails.", null],
    ["Can I deduct sails?", `${ALLOWED.slice(0, -1)}, other than sails of cloth.`, null],
  ])("%s of %j", (question, words, text) => {
    expect(verdict(question, words)).toBe(text);
  });

  it("depends where exceptions are quoted, and is open where the unit has conditions", () => {
    expect(verdict("Can I deduct sails?", ALLOWED, { hasExceptions: true })).toMatch(/^It depends: /);
    expect(verdict("Can I deduct sails?", DENIED, { hasExceptions: true })).toBe(
      "No: 26 USC 9(a) does not allow the deduction, apart from the exceptions quoted here.",
    );
    expect(
      verdict(
        "Can I deduct sails?",
        "If a miller pays, there shall be allowed as a deduction the cost of sails.",
      ),
    ).toMatch(/^Generally yes: /);
  });
});

describe("a limit", () => {
  const limit = (question: string, words: string) => {
    const { context, known } = told(question, one(words));
    return withinLimit(context, known);
  };
  const EXTENT = "Losses shall be allowed only to the extent of the cost of sails.";
  const CAP = "The amount of the deduction shall not exceed 50 percent of the cost.";

  it.each([
    [
      "Can I deduct losses?",
      EXTENT,
      "Within a limit: 26 USC 9(a) allows it only to the extent of the cost of sails.",
    ],
    [
      "Can I deduct losses in full?",
      EXTENT,
      "No, not beyond that: 26 USC 9(a) allows it only to the extent of the cost of sails.",
    ],
    [
      "Can I deduct the whole cost?",
      CAP,
      "No, not in full: under 26 USC 9(a) it shall not exceed 50 percent of the cost.",
    ],
    ["Can I deduct the cost?", CAP, null],
    ["Is the whole cost taxable?", CAP, null],
    [
      "Can I deduct the whole cost?",
      "The amount of the deduction shall not exceed the greater of two sums.",
      null,
    ],
    ["Can I deduct the whole cost?", `The amount shall not exceed ${"a part of ".repeat(20)}it.`, null],
    ["Can I deduct the whole cost?", "A deduction is allowed.", null],
  ])("%s of %j", (question, words, text) => {
    expect(limit(question, words)).toBe(text);
  });
});

describe("a duty", () => {
  const duty = (question: string, words: string, hasExceptions = false) => {
    const { context, known } = told(question, one(words), { hasExceptions });
    return required(context, known);
  };
  const ONLY =
    "No deduction shall be allowed for a gift of sails of $250 or more unless the miller has a receipt.";
  const FILES = "Any person who pays for sails more than $600 shall file a return.";

  it.each([
    ["Do I need a receipt for a gift of sails of $300?", ONLY, "Yes: 26 USC 9(a) allows nothing without it."],
    ["Do I need a receipt for a gift of sails of $250?", ONLY, "Yes: 26 USC 9(a) allows nothing without it."],
    [
      "Do I need a receipt for a gift of sails of $249.99?",
      ONLY,
      "No: 26 USC 9(a) asks for it only from $250 on.",
    ],
    ["Do I need a receipt for sails?", ONLY, "Yes: 26 USC 9(a) allows nothing without it."],
    ["Must I file a return when I pay $601 for sails?", FILES, "Yes: 26 USC 9(a) requires it."],
    [
      "Must I file a return when I pay $600 for sails?",
      FILES,
      "No: 26 USC 9(a) asks for it only from more than $600 on.",
    ],
    ["Must I file a return when I pay $500 and $700 for sails?", FILES, null],
    ["Is a return for sails long?", FILES, null],
    ["Must I file a return for sails?", "A miller may file a return for sails.", null],
    ["Must I file a return for bread?", FILES, null],
  ])("%s of %j", (question, words, text) => {
    expect(duty(question, words)).toBe(text);
  });

  it("mentions exceptions that are quoted", () => {
    expect(duty("Do I need a receipt for a gift of sails of $300?", ONLY, true)).toBe(
      "Yes: 26 USC 9(a) allows nothing without it, apart from the exceptions quoted here.",
    );
  });
});

describe("the bottom line", () => {
  const line = (question: string, words: string, more?: Told) => {
    const { context, decided } = told(question, one(words), more);
    return bottomLine(context, decided);
  };
  const DENIED = "No deduction shall be allowed for sails.";

  it("says nothing to a question for the rule, where another unit states a part of it, or of a year before the words", () => {
    expect(line("Can I deduct sails?", DENIED)).toMatch(/^No: /);
    expect(line("How are sails deducted?", DENIED)).toBeNull();
    expect(line("Can I deduct sails?", DENIED, { hasParallel: true })).toBeNull();
    const { context, decided } = told("Can I deduct sails?", one(DENIED), { year: 2024 });
    const dated = { ...context.statute, section: { ...context.statute.section, date: "2025-07-04" } };
    expect(bottomLine({ ...context, statute: dated }, decided)).toBeNull();
    expect(bottomLine({ ...context, statute: dated, year: 2025 }, decided)).toMatch(/^No: /);
  });
});

it("the kinds of answers that are asked for are those that a room gives", () => {
  const kinds: Asked["kind"][] = ["whether", "money", "rate", "time", "rule"];
  const questions = [
    "Is it taxed?",
    "How much can I give?",
    "What is the rate?",
    "When is it due?",
    "What is a mill?",
  ];
  expect(questions.map((question) => readAsked(question).kind)).toEqual(kinds);
});
