import { expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { section } from "../testing.ts";
import { anyIncome } from "./any-income.ts";

const PRIZES = section("Prizes", [["a", "In general", "Gross income includes prizes."]], "74");
const GIFTS = section("Gifts", [["a", "In general", "Gross income does not include gifts."]], "102");
const found = (...documents: (typeof PRIZES)[]) => documents.map((document) => ({ document }) as Passage);

it.each([
  ["Are karma tokens taxable?", found(PRIZES, GIFTS), true],
  ["Are karma tokens taxed at 28 percent?", found(PRIZES, GIFTS), false],
  ["Are prizes taxable?", found(PRIZES, GIFTS), false],
  ["Are karma tokens taxable?", found(GIFTS, PRIZES), false],
  ["Is a gift of karma tokens taxable?", found(PRIZES), false],
  ["Does it get money for an earned income credit of karma?", found(PRIZES), false],
  ["How are karma tokens taxed?", found(PRIZES), false],
  ["Are karma tokens deductible?", found(PRIZES), false],
  ["Are karma tokens taxable?", [], false],
])("%s", (question, passages, isGeneral) => {
  expect(anyIncome(question, passages)?.units).toEqual(isGeneral ? ["26 USC 61(a)"] : undefined);
});
