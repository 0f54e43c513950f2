import { expect, it } from "vitest";
import { leftOut } from "./left-out.ts";

const KNOWN = "Is it taxed that my employer pays for my mill?";

it.each([
  ["Mills of millers, no barges.", "and a barge?", ["barge"]],
  ["Mills count; barges do not count.", "what about barges", ["barges"]],
  ["Not income up to $5,250 a year, and barges count as well; not ferries.", "what about barges", []],
  [
    "Not income up to $5,250 a year, and barges count as well; not ferries.",
    "what about ferries",
    ["ferries"],
  ],
  ["Mills and barges.", "what about barges", []],
  ["It is a draft, not yet a bill: sign, or write back.", "what if I sign", []],
  ["Not taxed in a flood, nor to the extent of rust.", "there was rust", []],
])("tells what a note leaves out: %s %s", (answer, own, found) =>
  expect(leftOut(answer, own, KNOWN)).toEqual(found),
);
