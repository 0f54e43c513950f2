import { expect, it } from "vitest";
import { definedCondition } from "./defined-condition.ts";

it.each([
  [
    "Gross income does not include any amount received as a qualified mill grant by a miller.",
    "Is my mill grant income?",
    "a qualified mill grant",
  ],
  [
    "Gross income shall not include eligible sails paid by an employer.",
    "Are sails taxed?",
    "eligible sails",
  ],
  ["Gross income does not include a qualified grant.", "Is a qualified grant income?", null],
  ["Gross income does not include bread.", "Is bread income?", null],
])("%j to %j holds for %j", (text, question, term) => expect(definedCondition(text, question)).toBe(term));
