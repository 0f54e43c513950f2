import { expect, it } from "vitest";
import { nearby } from "./section-line.ts";

const lines = Array.from({ length: 40 }, (_, index) => ({
  number: String(101 + index),
  heading: "",
  url: "",
}));

it.each([
  ["101", "101", "111"],
  ["120", "116", "126"],
  ["140", "130", "140"],
])("shows eleven sections around %s", (number, first, last) => {
  const shown = nearby(lines, number);
  expect([shown[0]?.number, shown.at(-1)?.number, shown.length]).toEqual([first, last, 11]);
});

it("shows a short part whole", () => {
  expect(nearby(lines.slice(0, 3), "102")).toHaveLength(3);
});
