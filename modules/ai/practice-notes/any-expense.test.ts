import { expect, it } from "vitest";
import { anyExpense } from "./any-expense.ts";

it.each([
  ["Can I write off straw for the scarecrow at my bakery?", true],
  ["gravel for the lobby of our motel, deductible?", true],
  ["Is a brass gong in the waiting room a write-off?", true],
  ["Can I deduct a parade float to promote my diner?", true],
  ["Can I write off straw for the scarecrow in my garden?", false],
  ["Can I deduct a suit for work at my bakery?", false],
  ["Can I write off meals at my restaurant?", false],
  ["Can I deduct rent for my shop?", false],
  ["What is the levy on a gong in the lobby?", false],
])("%s", (question, isGeneral) => {
  expect(anyExpense(question)?.units[0]).toBe(isGeneral ? "26 USC 162(a)" : undefined);
});
