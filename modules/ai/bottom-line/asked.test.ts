/** What a question wants to hear. */
import { describe, expect, it } from "vitest";
import { readAsked } from "./asked.ts";

describe("the kind of an answer", () => {
  it.each([
    ["Can I deduct the cost of a windmill?", "whether"],
    ["Is a gift of grain taxable?", "whether"],
    ["Does the miller owe tax on flour?", "whether"],
    ["Do we have to report barter?", "whether"],
    ["May an employer exclude it?", "whether"],
    ["I sold a mill. Is the gain taxed?", "whether"],
    ["I sold a mill, is the gain taxed?", "whether"],
    ["We own two mills, and can we deduct both?", "whether"],
    ["The mill burned down: deductible?", "whether"],
    ["Flour from my uncle, taxable", "whether"],
    ["How much can I deduct for a mill?", "money"],
    ["What is the maximum deduction for a mill?", "money"],
    ["What's the annual exclusion?", "money"],
    ["How many dollars of grain?", "money"],
    ["What is the rate of the levy?", "rate"],
    ["At what percentage is flour taxed?", "rate"],
    ["How much of the meal is deductible?", "rate"],
    ["How long must I keep the records?", "time"],
    ["When must the levy be paid?", "time"],
    ["How many years may a loss be carried?", "time"],
    ["What is the deadline for the election?", "time"],
    ["At what age may I withdraw?", "time"],
    ["What is gross income?", "rule"],
    ["How is a windmill valued?", "rule"],
    ["Who is a dependent?", "rule"],
    ["Explain the levy on mills", "rule"],
    ["What happens if I sell, and is it taxed?", "whether"],
    ["How is a windmill taxed?", "rule"],
    ["Which gifts of flour are taxable?", "rule"],
    ["What part of it is deductible?", "rule"],
    ["I own a mill. Who is taxed?", "rule"],
    ["", "rule"],
  ])("%j: %s", (question, kind) => {
    expect(readAsked(question).kind).toBe(kind);
  });
});

describe("what a yes or no is about", () => {
  it.each([
    ["Can I deduct a mill?", "deduction"],
    ["Is it deductible?", "deduction"],
    ["Can we write off the sails?", "deduction"],
    ["Can I write the sails off?", "deduction"],
    ["Is there a credit for windmills?", "credit"],
    ["Is grain taxable?", "inclusion"],
    ["Do I report the grain?", "inclusion"],
    ["Is flour tax-free?", "exclusion"],
    ["Can I exclude the flour?", "exclusion"],
    ["Is the exchange of mills without tax?", "recognition"],
    ["Is gain or loss on it counted?", "recognition"],
    ["Do I recognise gain?", "recognition"],
    ["May a mill be round?", "other"],
  ])("%j: %s", (question, of) => {
    expect(readAsked(question).of).toBe(of);
  });
});
