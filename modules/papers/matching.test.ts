import { expect, it } from "vitest";
import { LONGEST_TURN_MS, longestTurnOf } from "../../tests/longest-turn.ts";
import { bestPages } from "./matching.ts";

/** Parts of a table, each of about 120,000 characters. */
const PARTS = Array.from({ length: 5 }, (_, part) =>
  Array.from({ length: 6_000 }, (__, line) => `Invoice ${part * 6_000 + line}`).join("\n"),
);

it("a long table is searched in many turns", async () => {
  const paper = { documentId: "1", intakeId: "1", fileName: "ledger.csv", about: "", pages: PARTS };
  const search = bestPages("Which line has invoice 20123?", [paper], new Map());
  expect(await longestTurnOf(search)).toBeLessThan(LONGEST_TURN_MS);
  expect((await search)[0]).toMatchObject({ documentId: "1", page: 4 });
});
