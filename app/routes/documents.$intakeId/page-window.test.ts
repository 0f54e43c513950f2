import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it.each([
  [3, 1, { first: 1, last: 3, count: 3 }],
  [3, 2, { first: 2, last: 3, count: 3 }],
  [3, 99, { first: 3, last: 3, count: 3 }],
  [10_000, 41, { first: 41, last: 50, count: 10_000 }],
  [null, 5, { first: 1, last: 1, count: null }],
])("of %s pages from %i on", (count, at, shown) => {
  expect(pageWindow(count, at)).toEqual(shown);
});
