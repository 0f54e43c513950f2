import { expect, it } from "vitest";
import { pinOf } from "./pin.ts";

it.each([
  ["b-2-A", "(b)(2)(A)"],
  ["a", "(a)"],
  ["main", ""],
  ["", ""],
  ["note amendments", ""],
])("the pin of %j is %j", (fragment, pin) => {
  expect(pinOf(fragment)).toBe(pin);
});
