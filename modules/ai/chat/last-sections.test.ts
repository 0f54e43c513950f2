import { expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { PLACES, REST } from "../answer-headings.ts";
import { firstSection, lastFirst } from "./last-sections.ts";

it.each([
  ["26 USC 9(a), Mills: “A mill is taxed.” [1]", "26 USC 9"],
  ["Apart from 26 USC 7 it is taxed.\n- 26 USC 9(a): “A mill is taxed.” [1]", "26 USC 9"],
  ["It is taxed (26 USC 1400Z-2(a)).", "26 USC 1400Z-2"],
  [`It is taxed.\n\n${REST}\n26 USC 9(a): “A mill.” [1]`, null],
  [`It is taxed.\n\n${PLACES}\n- 26 USC 9, Mills.`, null],
])("of %j: %s", (answer, section) => expect(firstSection(answer)).toBe(section));

const passage = (citation: string, score: number, cited = false) =>
  ({ document: { citation }, score, cited }) as unknown as Passage;
const order = (passages: Passage[], last: string | null) =>
  lastFirst(passages, last).map(({ document }) => document.citation);

it("puts the section of the turn before first where it was found nearly as well", () => {
  const near = [passage("26 USC 7", 1), passage("26 USC 9", 0.99), passage("26 USC 7", 0.9)];
  expect(order(near, "26 USC 9")).toEqual(["26 USC 9", "26 USC 7", "26 USC 7"]);
  expect(order(near, null)[0]).toBe("26 USC 7");
  expect(order([passage("26 USC 7", 1), passage("26 USC 9", 0.01)], "26 USC 9")[0]).toBe("26 USC 7");
  expect(order([passage("26 USC 7", 1, true), passage("26 USC 9", 0.99)], "26 USC 9")[0]).toBe("26 USC 7");
});
