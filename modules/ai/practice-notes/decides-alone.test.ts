/** Which notes leave nothing for a document of another shelf to decide. */
import { expect, it } from "vitest";
import { answersHeading, decidesAlone } from "./decides-alone.ts";
import { FIT, type Noted } from "./noted.ts";
import { parsePracticeNotes, type PracticeNote } from "./practice-note.ts";

const NOTE: PracticeNote = {
  ...{ id: "mill-sold", when: [/mill/i], unless: null, from: null, to: null, said: [] },
  ...{ answer: "Gain on a mill is ordinary income.", units: ["26 USC 9(a)"], sure: false },
};
const noted = (fit: number, note: Partial<PracticeNote> = {}) =>
  ({ note: { ...NOTE, ...note }, fit, sections: [] }) as unknown as Noted;
const WHOLE = "Is gain on a mill ordinary?";
const HALF = "Is gain on a mill ordinary where a dam went with it?";
const LITTLE = "What of a dam, a barn, a barge and a river beside the mill?";

it.each([
  ["speaks of nearly all of the question", WHOLE, 1, 0.5, 0, true],
  ["does so, where the document is as good as sure", WHOLE, 1, 0.98, 0, false],
  ["does not fit by its words", WHOLE, 0.7, 0.5, 0.9, false],
  ["speaks of little, however near", LITTLE, 1, 0.5, 0.9, false],
  ["speaks of a part and is not near", HALF, 1, 0.5, 0.2, false],
  ["speaks of a part and is near", HALF, 1, 0.5, 0.6, true],
  ["the same, where the document is as good as sure", HALF, 1, 0.98, 0.6, false],
  ["speaks of a part and is very near", HALF, 1, 0.98, 0.8, true],
] as const)("a note that %s", (_, question, fit, chance, cosine, decides) => {
  const near = new Map([[NOTE.id, cosine]]);
  expect(decidesAlone(noted(fit), question, { chance, near })).toBe(decides);
});

it("a note of a fact that is stated, whatever was found", () => {
  expect(decidesAlone(noted(1, { ofFact: true }), LITTLE, { chance: 0.99, near: null })).toBe(true);
});

const [HEADED] = parsePracticeNotes(
  "id\twhen\tunless\tyears\tanswer\tunits\nmills\tmill && sails\t\t\tSails of a mill are carried forward.\t2(a)",
  {},
);

it.each([
  ["sails of a mill carried forward", FIT.met, true],
  ["sails of a mill carried forward", FIT.near, true],
  ["sails of a mill carried forward", FIT.general, false],
  ["sails of a mill carried forward since 2024", FIT.met, true],
  ["sails of a mill beside the river with barley since 2024", FIT.met, false],
  ["Are the sails of a mill carried forward?", FIT.met, false],
  ["limit on sails of a mill carried forward", FIT.met, false],
])("%j with a fit of %d is answered as a heading: %s", (question, fit, answers) =>
  expect(answersHeading({ note: HEADED, fit } as Noted, question)).toBe(answers),
);
