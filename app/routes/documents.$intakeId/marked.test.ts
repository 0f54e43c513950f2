import { expect, it } from "vitest";
import { piecesOf } from "./marked.ts";

const show = (marked: string) =>
  piecesOf(marked).map(({ text, isMatch }) => (isMatch ? text.toUpperCase() : text));

it.each([
  ["nothing to see", ["nothing to see"]],
  ["\uE000wages\uE001, tips", ["WAGES", ", tips"]],
  ["paid \uE000wages\uE001 and \uE000tips\uE001", ["paid ", "WAGES", " and ", "TIPS"]],
  ["<b>\uE000x\uE001</b>", ["<b>", "X", "</b>"]],
  ["left \uE000open", ["left ", "open"]],
  ["", []],
])("%j", (marked, pieces) => {
  expect(show(marked)).toEqual(pieces);
});
