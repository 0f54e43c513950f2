import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Kim", "Lee", "KL"],
  ["élodie", "", "É"],
  ["", "", "U"],
  ["😀 Kim", "𝒜da", "😀𝒜"],
])("of %j and %j are %s", (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials);
});
