/**
 * Labeled documents modeled on real clients' documents, if present on this machine: ../shared/data beside the
 * repository.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Open } from "unzipper";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReadingResult } from "#modules/intake";
import { createReaderProcess } from "./adapters/reader-process.ts";
import { READ_MEMORY_BYTES, READ_WITHIN_MS } from "./limits.ts";

const DATA = resolve(import.meta.dirname, "../../../shared/data");
const SAMPLES = join(DATA, "client-samples");

const reader = createReaderProcess({ niceness: 0, hiddenFolder: tmpdir() });
afterAll(() => reader.stop());

async function read(bytes: Uint8Array): Promise<ReadingResult> {
  // An uninformative name: the class must come from the printed text.
  const file = { fileName: "scan0001", mimeType: "", bytes };
  const limits = { withinMs: READ_WITHIN_MS, memoryBytes: READ_MEMORY_BYTES };
  const outcome = await reader.run({ task: "read", file }, limits);
  return "result" in outcome ? outcome.result : expect.fail(outcome.problem);
}

const EXPECTED: [file: string, classification: string, tags: string[]][] = [
  ["client-samples/w2_filled.png", "w2", ["W-2", "2018"]],
  ["client-samples/receipt.png", "receipt", []],
  ["client-samples/receipt_contoso_allinone.jpg", "receipt", []],
  ["client-samples/invoice.pdf", "other", ["Invoice"]],
  ["client-samples/f1040_prefilled_TY2010.pdf", "tax-return", ["1040", "2010"]],
  ["client-samples/return_rory_az.pdf", "tax-return", ["2023"]],
  ["client-samples/bank-statements/bsb-001-statement.pdf", "bank-statement", []],
  ["client-samples/bank-statements/bsb-002-statement.pdf", "bank-statement", []],
  ["client-samples/bank-statements/bsb-003-statement.pdf", "bank-statement", []],
  ["irs/forms/fw2_TY2024.pdf", "w2", ["W-2"]],
  ["irs/forms/fw4.pdf", "other", ["W-4"]],
  ["irs/forms/fw9.pdf", "other", ["W-9"]],
  ["irs/forms/f1099da_TY2025.pdf", "1099", ["1099-DA"]],
  ["irs/forms/f1099r_TY2024.pdf", "1099", ["1099-R"]],
  ["irs/forms/f1040sp_TY2024_spanish.pdf", "tax-return", ["1040", "2024"]],
  ...[2020, 2021, 2022, 2023, 2024, 2025].map((year): [string, string, string[]] => [
    `irs/forms/f1040_TY${year}.pdf`,
    "tax-return",
    ["1040", String(year)],
  ]),
];

describe.skipIf(!existsSync(SAMPLES))("the labelled samples (needs ../shared/data)", () => {
  it.each(EXPECTED)("%s is %s", { timeout: 120_000 }, async (file, classification, tags) => {
    const result = await read(readFileSync(join(DATA, file)));
    expect(result).toMatchObject({ classification, tags: expect.arrayContaining(tags) });
  });

  it("the picture of the W-2 yields employer, EIN and wages", { timeout: 120_000 }, async () => {
    const { pages } = await read(readFileSync(join(SAMPLES, "w2_filled.png")));
    for (const words of ["CONTOSO LTD", "98-7654321", "37160.56"]) expect(pages[0]).toContain(words);
  });

  describe("filled 1099s of the training set", () => {
    const files = new Map<string, Buffer>();
    beforeAll(async () => {
      const zip = await Open.file(join(SAMPLES, "1099-filled-training-set.zip"));
      for (const entry of zip.files) files.set(basename(entry.path), await entry.buffer());
    });

    it(
      "are each a 1099-MISC of 2021, with their labelled values in the text",
      { timeout: 240_000 },
      async () => {
        const papers = [...files.keys()].filter((name) => /\.(?:pdf|jpg)$/.test(name));
        expect(papers).toHaveLength(6);
        for (const name of papers) {
          const { classification, tags, pages } = await read(files.get(name)!);
          expect({ name, classification, tags }).toMatchObject({
            classification: "1099",
            tags: expect.arrayContaining(["1099-MISC", "2021"]),
          });
          // Typed-in field values; the scan is handwritten.
          if (name.endsWith(".pdf"))
            expect(foundShare(files.get(`${name}.labels.json`)!, pages[0] ?? "")).toBe(1);
        }
      },
    );
  });

  it("every broken PDF ends as read or as unreadable with a reason", { timeout: 240_000 }, async () => {
    const folder = join(DATA, "nasty", "pdf");
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".pdf")) continue;
      const input = {
        fileName: "a.pdf",
        mimeType: "application/pdf",
        bytes: readFileSync(join(folder, file)),
      };
      const limits = { withinMs: 60_000, memoryBytes: READ_MEMORY_BYTES };
      const outcome = await reader.run({ task: "read", file: input }, limits);
      expect("problem" in outcome ? outcome.problem : outcome.result.pages.join("")).not.toBe("");
    }
  });
});

/** Labels of check boxes. */
const TICKS = new Set(["selected", "unselected"]);

interface Labels {
  labels: { value: { text: string }[] }[];
}

/** Share of the labeled words found in the text. */
function foundShare(json: Buffer, text: string): number {
  const { labels } = JSON.parse(json.toString()) as Labels;
  const words = labels
    .flatMap(({ value }) => value.map(({ text: word }) => word))
    .filter((word) => word.length > 2 && !TICKS.has(word));
  return words.filter((word) => text.includes(word)).length / words.length;
}
