import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { IntakeDocument } from "#modules/intake/schema";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { LONGEST_TURN_MS, longestTurnOf } from "../../tests/longest-turn.ts";
import { openTestIntake, type TestIntake } from "./testing.ts";

const ROWS = 50_000;

let test: TestModules;
let desk: TestIntake;
let stop: AbortController;
let working: Promise<void>;
let table: IntakeDocument;

beforeAll(async () => {
  test = await testModules();
  desk = await openTestIntake(test.modules);
  stop = new AbortController();
  working = test.modules.jobs.work(OPERATOR, stop.signal);
});
afterAll(async () => {
  stop.abort();
  await working;
  await test.cleanup();
});

/** Nine-digit figures only, which are looked at one by one; more of them than the text of a paper may hold. */
function longTable(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, number) =>
    Array(5)
      .fill(400_000_000 + number)
      .join(","),
  );
  return Buffer.from(["A,B,C,D,E", ...rows].join("\n"));
}

it("a table of 50,000 rows is read and masked elsewhere", { timeout: 90_000 }, async () => {
  async function read(): Promise<void> {
    table = await desk.put("ledger.csv", longTable());
    const isRead = async () => expect(await desk.get(table.id)).toMatchObject({ readingState: "read" });
    await vi.waitFor(isRead, { timeout: 60_000, interval: 50 });
  }
  expect(await longestTurnOf(read())).toBeLessThan(LONGEST_TURN_MS);
});

it("its text is masked a part at a time, for people and for search", async () => {
  const { intake } = test.modules;
  expect(await longestTurnOf(intake.getText(desk.client, table.id))).toBeLessThan(LONGEST_TURN_MS);
  expect(await longestTurnOf(intake.listTexts(OPERATOR, table.intakeId))).toBeLessThan(LONGEST_TURN_MS);
});
