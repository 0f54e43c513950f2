import { expect, it } from "vitest";
import { unitText } from "./unit-limit.ts";

it.each([
  [
    "what if it's thirty days",
    "rented for less than 15 days",
    "Thirty days is above the 15 that the rule names.",
  ],
  [
    "I came back after 20 days",
    "within 30 days before or after",
    "20 days is below the 30 that the rule names.",
  ],
  ["it weighs 6,300 lb", "above 6,000 pounds", "6,300 pounds is above the 6,000 that the rule names."],
])("holds what is stated against the one limit that a rule names: %s", (own, said, text) =>
  expect(unitText(own, said)).toBe(text),
);

it("says nothing where the rule names two, or what is stated is of another kind", () => {
  expect(unitText("after 50 days", "identified within 45 days and received within 180 days")).toBeNull();
  expect(unitText("often days", "within 30 days")).toBeNull();
  expect(unitText("after 40 hours", "within 30 days")).toBeNull();
  expect(unitText("we stayed there 20 days", "rented for less than 15 days")).toBeNull();
});
