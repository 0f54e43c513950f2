import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, VISITOR, type Actor } from "#modules/kernel";
import { buildPdf, buildPicture, buildWorkbook } from "../../tests/factories/papers.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { createPreviews } from "./previewing.ts";
import type { DocumentReader } from "./ports.ts";
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

/** Previews over a reader whose tasks end when they are told to. */
function withSlowReader() {
  const begun: { fileName: string; end: (outcome: { result: Uint8Array } | { problem: string }) => void }[] =
    [];
  const reader = {
    run: ({ file }, { signal }) =>
      new Promise((resolve, reject) => {
        begun.push({ fileName: file.fileName, end: resolve as never });
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
    stop() {},
  } as DocumentReader;
  return { begun, previews: createPreviews({ intake: test.modules.intake, reader }) };
}

const PICTURE = { result: new Uint8Array([1]) };

it("draws another client's page while one client's papers take long", async () => {
  const { begun, previews } = withSlowReader();
  const other = await openTestIntake(test.modules);
  const bombs = await Promise.all(
    [1, 2, 3].map((n) => desk.put(`bomb ${n}.pdf`, buildPdf([{ lines: [`${n}`] }]))),
  );
  const page = await other.put("w2.pdf", buildPdf([{ lines: ["Wages"] }]));
  const ended = bombs.map(({ id }) => previews.renderPage(desk.client, id, 1));
  await expect.poll(() => begun.length).toBe(1);
  const shown = previews.renderPage(other.client, page.id, 1);
  await expect.poll(() => begun.at(-1)?.fileName).toBe("w2.pdf");
  begun.at(-1)?.end(PICTURE);
  expect(await shown).toEqual(PICTURE.result);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => begun.length).toBe(turn < 1 ? 2 : turn + 2);
    (turn === 0 ? begun[0] : begun.at(-1))?.end(PICTURE);
  }
  expect(await Promise.all(ended)).toHaveLength(3);
});

it("remembers a paper that cannot be shown, and drops a preview that nobody waits for", async () => {
  const { begun, previews } = withSlowReader();
  const { id } = await desk.put("bomb.pdf", buildPdf([{ lines: [`${Math.random()}`] }]));
  const first = previews.renderPage(desk.client, id, 1);
  const second = previews.renderPage(desk.client, id, 1);
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.end({ problem: "It took too long." });
  for (const each of [first, second, previews.renderPage(desk.client, id, 1)]) {
    await expect(each).rejects.toMatchObject({ code: "unsupported", message: "It took too long." });
  }
  expect(begun).toHaveLength(1);

  const leaving = new AbortController();
  const left = previews.renderPage(desk.client, id, 2, leaving.signal);
  await expect.poll(() => begun.length).toBe(2);
  const waiting = previews.renderPage(desk.client, id, 3, leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(waiting).rejects.toThrow("gone");
  expect(begun).toHaveLength(2);
});
