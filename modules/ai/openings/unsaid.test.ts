import { expect, it } from "vitest";
import type { LikelyOpening } from "./choice.ts";
import type { Opening } from "./opening.ts";
import type { NearTexts } from "./signals.ts";
import { unsaidOpenings } from "./unsaid.ts";

const opening = (id: string, text: string, unit = "26 USC 9(a)") =>
  ({ id, text, units: [unit], kind: "note", note: { id } }) as unknown as Opening;
const likely = (id: string, text: string, score: number, unit?: string): LikelyOpening => ({
  ...{ opening: opening(id, text, unit), score },
  chance: 0.3,
});
const near: NearTexts = {
  near: new Map([
    ["told", 0.9],
    ["close", 0.8],
    ["far", 0.1],
    ["other", 0.6],
  ]),
  nearSaid: new Map(),
  nearDigests: new Map(),
};
const TOLD = "A mill that is used for the trade gives a credit of its cost.";
const ALL = [
  likely("told", TOLD, 9),
  likely("far", "Barges give none.", 8),
  likely("other", "Windmills give half.", 6, "26 USC 8(a)"),
  likely("close", "Watermills give it too.", 6),
];
const ids = (own: string, turn: Partial<Parameters<typeof unsaidOpenings>[1]> = {}) =>
  unsaidOpenings(ALL, { own, nearOwn: near, lastSections: ["26 USC 9"], said: [TOLD], ...turn }).map(
    (one) => one.opening.id,
  );

it("are near to the follow-up's own words, and not told before", () =>
  expect(ids("what about a watermill")).toEqual(["close", "other"]));

it("are of the law of the conversation, for a fact", () =>
  expect(ids("it is a watermill")).toEqual(["close"]));

it("are none for a figure, or where the follow-up names nothing", () => {
  expect(ids("the watermill cost 900")).toEqual([]);
  expect(ids("do I?")).toEqual([]);
  expect(ids("what about a watermill", { nearOwn: null })).toEqual([]);
});
