/** PDFs made to break readers, read as official papers. */
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { isDomainError } from "#modules/kernel";
import { hasRealData, realFile } from "../../testing/real-data.ts";
import { readPdf } from "./index.ts";

const FOLDERS = ["pdf/pdfjs", "pdf/qpdf", "pdf/pdfplumber", "pdf/test-pdf-files", "uploads"];
const REFUSED: [string, string][] = [
  ["pdf/test-pdf-files/encrypted.pdf", "protected by a password"],
  ["pdf/pdfjs/poppler-937-0-fuzzed.pdf", "damaged and could not be read to its end"],
  ["pdf/pdfjs/scan-bad.pdf", "cut off: its end is missing"],
  ["pdf/pdfplumber/empty.pdf", "The file is not a PDF"],
];

const outcomeOf = (file: string): Promise<string> =>
  readPdf(realFile(`nasty/${file}`)).then(
    () => "read",
    (error: unknown) =>
      isDomainError(error) ? `${error.code}: ${error.message}` : `broke: ${String(error)}`,
  );

const pdfsIn = (folder: string) =>
  readdirSync(realFile(`nasty/${folder}`)).flatMap((name) =>
    name.endsWith(".pdf") ? `${folder}/${name}` : [],
  );

it.runIf(hasRealData)(
  "encrypted, fuzzed, looping or cut off: each is read or refused with a sentence",
  async () => {
    for (const file of FOLDERS.flatMap(pdfsIn)) {
      expect([file, await outcomeOf(file)]).toEqual([
        file,
        expect.stringMatching(/^(?:read$|(?:unsupported|malformed|too_large): The (?:PDF|file) )/),
      ]);
    }
    for (const [file, sentence] of REFUSED) expect(await outcomeOf(file)).toContain(sentence);
  },
  120_000,
);

it.runIf(hasRealData)("whose pages or tables point to themselves come to an end", async () => {
  for (const name of ["pages-loop", "append-xref-loop", "outlines-with-loop"])
    expect(await outcomeOf(`pdf/qpdf/${name}.pdf`)).toBe("read");
});
