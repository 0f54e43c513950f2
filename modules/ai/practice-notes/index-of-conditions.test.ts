import { expect, it } from "vitest";
import { conditionIndex } from "./index-of-conditions.ts";
import { expression, type PracticeNote } from "./practice-note.ts";

const note = (id: string, ...when: string[]): PracticeNote => ({
  id,
  when: when.map((pattern) => expression(pattern, {})),
  ...{ unless: null, from: null, to: null, answer: "", units: ["26 USC 61"] },
});

const notes = [note("toll", "tolls?|fees?", "mills?"), note("hours", String.raw`\d+ hours`), note("none")];
const tried = (...texts: string[]) => conditionIndex(notes)(texts).map(({ id }) => id);

it("leaves those to be tried of whose rarest condition a word of the text begins", () => {
  expect(tried("What of the mill?")).toEqual(["toll", "hours"]);
  expect(tried("What of the toll?")).toEqual(["hours"]);
  expect(tried("What?", "mill")).toEqual(["toll", "hours"]);
});
