import { describe, expect, it } from "vitest";
import { isContradicted, premiseOf } from "./premise.ts";

describe("a premise", () => {
  it.each([
    ["Since mills are taxable income, how do I report one?", "Are mills taxable income?", false, null],
    ["Because flour can't be deducted, what else can I use?", "Can flour be deducted?", true, null],
    ["I heard bread is never taxed. Do I report it?", "Is bread taxed?", true, null],
    ["Bread is deductible, right?", "Is bread deductible?", false, null],
    ["How do I report flour, since flour is taxable?", "Is flour taxable?", false, null],
    ["Since the toll is $20 in 2026, may I pay $30?", "What is the toll for 2026?", false, "$20"],
    ["As the levy is 30 percent of income, what is left?", "What is the levy?", false, "30 percent"],
    ["I can deduct my sails, don't I?", "Can I deduct my sails?", false, null],
    ["I don't owe tax on flour, do I?", "Do I owe tax on flour?", true, null],
    ["My friend says mills pay no tax. How so?", "Do mills pay no tax?", false, null],
  ])("%j asks %j", (question, asked, isNegative, figure) =>
    expect(premiseOf(question)).toMatchObject({ asked, isNegative, figure }),
  );

  it("leaves the rest of the question", () => {
    expect(premiseOf("Since mills are taxable income, how do I report one?")!.rest).toBe(
      "how do I report one?",
    );
    expect(premiseOf("Bread is deductible, right?")!.rest).toBe("Bread is deductible, right?");
  });

  it.each([
    "Since my mill is rented out, can I deduct the sails?",
    "I was refused a permit because I owe a lot",
    "My miller works because he must. Is that taxed?",
    "As a miller in London, can I exclude my wages?",
    "If mills are taxable income, how do I report one?",
    "Is flour taxed?",
    "Since the limit is $2,500, can I deduct all of it?",
  ])("%j takes no law for granted", (question) => expect(premiseOf(question)).toBeNull());

  it.each([
    [false, null, "No: 26 USC 9(a) leaves it out of income.", true],
    [false, null, "Yes: mills are gross income.", false],
    [true, null, "Yes: flour is deducted.", true],
    [true, null, "No, except for rye.", false],
    [false, null, "It depends: mills are not gross income.", false],
    [false, null, "Mills are never taxed.", true],
    [false, null, "The mill pays no income tax: the miller does.", true],
    [false, null, "Mills are not taxed unless they turn.", false],
    [false, "$20", "For 2026: $30 (26 USC 9(a)).", true],
    [false, "$20", "For 2026: $20 and $30.", false],
    [false, "$20", "The rule is quoted.", false],
    [false, "$1.5 million", "It is $1,500,000.", false],
    [false, "30%", "It is 25 percent.", true],
  ])("negative %s, figure %s, against %j: %s", (isNegative, figure, line, is) =>
    expect(isContradicted({ isNegative, figure, asked: "Are mills taxed?" }, line)).toBe(is),
  );
});
