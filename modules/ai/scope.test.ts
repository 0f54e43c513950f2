/** What a question names by its words alone. */
import { describe, expect, it } from "vitest";
import { readScope } from "./scope.ts";

describe("federal tax", () => {
  it.each([
    ["Does the IRS tax it?", true],
    ["under the Internal Revenue Code", true],
    ["IRC 61", true],
    ["a visa and FICA", true],
    ["federal income tax", true],
    ["federal taxes", true],
    ["U.S. estate tax", true],
    ["us gift tax", true],
    ["state income tax", false],
    ["a firs tree", false],
    ["the federal court", false],
    ["", false],
  ])("in %j: %s", (question, names) => {
    expect(readScope(question).namesFederalTax).toBe(names);
  });
});

it("takes the year of a deduction for a matter of tax", () => {
  expect(readScope("A sales tax paid in May: deduct which year").namesOtherField).toBe(true);
  expect(readScope("Our state tax paid in May: deduct which year").namesOtherField).toBe(false);
  expect(readScope("Our state tax paid in May: which rate").namesOtherField).toBe(true);
});

describe("tax words", () => {
  it.each([
    ["a windmill", 0],
    ["a taxi", 0],
    ["Is it taxable?", 1],
    ["Can I deduct it?", 1],
    ["my IRA", 1],
    ["a filet", 0],
    ["", 0],
  ])("in %j are %i", (question, count) => {
    expect(readScope(question).taxWords).toBe(count);
  });

  it("are counted up to a maximum", () => {
    const few = readScope("tax").taxWords;
    const many = readScope("tax ".repeat(50)).taxWords;
    const more = readScope("tax ".repeat(500)).taxWords;
    expect(many).toBeGreaterThan(few);
    expect(more).toBe(many);
  });
});

describe("places", () => {
  it.each([
    ["What is the income tax in Ohio?", true, false],
    ["Does Ohio tax it?", true, true],
    ["Will the city of Chicago tax it?", true, true],
    ["Does the state of Texas follow it?", true, true],
    ["Is Germany taxing it?", true, true],
    ["a French baker", true, false],
    ["flour sent to a Dutch shareholder", false, false],
    ["grain of my Swiss shares", false, false],
    ["what Dutch residents owe in Dutch tax", true, false],
    ["in NYC", true, false],
    ["Ohioan mills", false, false],
    ["Does it tax mills?", false, false],
    ["", false, false],
  ])("in %j: named %s, asked %s", (question, names, asks) => {
    expect(readScope(question)).toMatchObject({ namesPlace: names, asksOfPlace: asks });
  });
});

describe("other fields", () => {
  it.each([
    ["How do I file for divorce?", true],
    ["filing for divorce", true],
    ["a green card", true],
    ["child support", true],
    ["chapter 13", true],
    ["a recipe", true],
    ["sales tax", true],
    ["my state return", true],
    ["Form 10-K", true],
    ["Form 1040", false],
    ["alimony", false],
    ["is a baker taxed", false],
    ["", false],
  ])("in %j: %s", (question, names) => {
    expect(readScope(question).namesOtherField).toBe(names);
  });
});
