import { expect, it } from "vitest";
import { readRange } from "./content-range.ts";

it.each([
  [null, "whole"],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=50-500", { start: 50, end: 99 }],
  ["bytes=-5", { start: 95, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=-0", "beyond"],
  ["bytes=100-", "beyond"],
  ["bytes=9-3", "whole"],
  ["bytes=1-2,5-6", "whole"],
  ["items=1-2", "whole"],
  ["bytes=-", "whole"],
])("%j asks for %j of 100 bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
