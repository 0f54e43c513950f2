import { expect, it } from "vitest";
import { asksTheOpposite } from "./direction.ts";

const TAXED = "Yes: flour is gross income when the miller receives it.";
const NO_TAX = "No, for a miller's child: flour is not taxed. What it earns is.";
const OWED = "Yes: a miller must file by the end of the harvest.";
const DEDUCTED = "Yes, within limits: the mill's repairs are deducted.";
const ONLY_SO = "No: a miller deducts repairs only by a list; without it all flour is income.";
const BOTH = "Yes: flour is gross income, and the grain is deducted.";

it.each([
  ["Can a miller avoid being taxed on flour?", TAXED, false],
  ["Can a miller skip it?", TAXED, true],
  ["Must I report the flour?", TAXED, false],
  ["Is it tax-free to the child?", NO_TAX, true],
  ["Is the child taxed on it?", NO_TAX, false],
  ["Can the child exclude it?", NO_TAX, true],
  ["Can I ignore the harvest date?", OWED, true],
  ["I do not have to file, do I?", OWED, true],
  ["Don't I have to file?", OWED, false],
  ["Do I have to report the repairs?", DEDUCTED, true],
  ["Can I deduct the repairs?", DEDUCTED, false],
  ["Can I exclude the flour?", BOTH, false],
  ["I list no deductions. Do I owe tax on the flour?", ONLY_SO, true],
  ["I owe tax. Can I deduct the repairs?", ONLY_SO, false],
  ["What of the flour?", TAXED, false],
])("%j of %j: %s", (question, answer, opposite) => expect(asksTheOpposite(question, answer)).toBe(opposite));
