import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { buildPdf, buildPicture, buildWorkbook } from "../../tests/factories/papers.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { openTestIntake, type TestIntake } from "./testing.ts";

let test: TestModules;
let desk: TestIntake;
beforeAll(async () => {
  test = await testModules();
  desk = await openTestIntake(test.modules);
});
afterAll(() => test.cleanup());

it("draws a page of a PDF as PNG", async () => {
  const { id } = await desk.put(
    "a.pdf",
    buildPdf([{ lines: ["One"] }, { lines: ["Two"], width: 400, height: 200 }]),
  );
  const png = Buffer.from(await test.modules.extraction.renderPage(desk.client, id, 2));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16) / png.readUInt32BE(20)).toBeCloseTo(2, 1);
  const beyond = test.modules.extraction.renderPage(desk.client, id, 3);
  await expect(beyond).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("2 pages"),
  });
});

it("shows a picture as JPEG", async () => {
  const { id } = await desk.put("a.png", buildPicture(["Text"]));
  const jpeg = Buffer.from(await test.modules.extraction.previewImage(desk.client, id));
  expect(jpeg.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  await expect(test.modules.extraction.renderPage(desk.client, id, 1)).rejects.toMatchObject({
    code: "unsupported",
  });
});

it("shows the first rows of a CSV file and of a workbook", async () => {
  const csv = await desk.put("a.csv", Buffer.from("a,b\n1,=2+3\n4,5\n"));
  expect(await test.modules.extraction.tableRows(desk.client, csv.id, 2)).toEqual({
    sheet: null,
    rows: [
      ["a", "b"],
      ["1", "=2+3"],
    ],
    isCut: true,
  });
  const book = await desk.put("a.xlsx", buildWorkbook([["x", "y"]], "Trips"));
  expect(await test.modules.extraction.tableRows(desk.client, book.id, 20)).toEqual({
    sheet: "Trips",
    rows: [["x", "y"]],
    isCut: false,
  });
});

it("shows nothing to others", async () => {
  const { id } = await desk.put("a.pdf", buildPdf([{ lines: ["Private"] }]));
  const other = await openTestIntake(test.modules);
  await expect(test.modules.extraction.renderPage(other.client, id, 1)).rejects.toMatchObject({
    code: "not_found",
  });
  const visitor: Actor = VISITOR;
  await expect(test.modules.extraction.renderPage(visitor, id, 1)).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(Buffer.from(await test.modules.extraction.renderPage(OPERATOR, id, 1)).length).toBeGreaterThan(100);
});
