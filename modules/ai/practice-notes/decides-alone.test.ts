import { expect, it } from "vitest";
import { answersHeading } from "./decides-alone.ts";
import type { Noted } from "./noted.ts";
import { parsePracticeNotes } from "./practice-note.ts";

const HEAD = "id\twhen\tunless\tyears\tanswer\tunits\n";
const [note] = parsePracticeNotes(
  `${HEAD}mills\tmill && sails\t\t\tSails of a mill are carried forward.\t2(a)`,
  {},
);

it.each([
  ["sails of a mill carried forward", 1, true],
  ["sails of a mill carried forward", 0.7, false],
  ["Are the sails of a mill carried forward?", 1, false],
  ["limit on sails of a mill carried forward", 1, false],
  ["sails of a mill beside the river with barley", 1, false],
])("%j with a fit of %d: %s", (question, fit, answers) =>
  expect(answersHeading({ note, fit } as Noted, question)).toBe(answers),
);
