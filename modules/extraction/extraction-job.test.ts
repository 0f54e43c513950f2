import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { buildPdf, buildScan, buildWorkbook } from "../../tests/factories/papers.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { openTestIntake, type TestIntake } from "./testing.ts";

let test: TestModules;
let desk: TestIntake;
let stop: AbortController;
let working: Promise<void>;

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

async function untilRead(id: string) {
  return vi.waitFor(
    async () => {
      const document = await desk.get(id);
      expect(["read", "unreadable"]).toContain(document.readingState);
      return document;
    },
    { timeout: 25_000, interval: 50 },
  );
}

it("reads a PDF page by page and masks a Social Security number", async () => {
  const pdf = buildPdf([
    { lines: ["Letter about zebras", "SSN 123-45-6789, EIN 12-3456789"] },
    { lines: ["Second page"] },
  ]);
  const { id } = await desk.put("letter.pdf", pdf);
  expect(await untilRead(id)).toMatchObject({ readingState: "read", pages: 2 });
  expect(await test.modules.intake.getText(desk.client, id)).toEqual([
    "Letter about zebras\nSSN ***-**-6789, EIN 12-3456789",
    "Second page",
  ]);
});

it("reads a scanned PDF by its picture", async () => {
  const { id } = await desk.put(
    "scan.pdf",
    buildScan(["Quarterly walrus report", "Prepared for Avery Johnson"]),
  );
  expect(await untilRead(id)).toMatchObject({ readingState: "read", pages: 1 });
  expect((await test.modules.intake.getText(desk.client, id)).join()).toContain("walrus report");
});

it("reads a workbook", async () => {
  const { id } = await desk.put(
    "ledger.xlsx",
    buildWorkbook(
      [
        ["Date", "Miles"],
        ["2024-01-05", "12"],
      ],
      "Trips",
    ),
  );
  expect(await untilRead(id)).toMatchObject({ readingState: "read", pages: null });
  expect(await test.modules.intake.getText(desk.client, id)).toEqual([
    "Trips\nDate | Miles\n2024-01-05 | 12",
  ]);
});
