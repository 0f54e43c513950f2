/**
 * OCR of the scans of one file, page by page. What was read is kept until the file is loaded, so that a run that was
 * killed goes on where it stopped.
 */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isDomainError } from "#modules/kernel";
import { readJson, writeAtomically } from "#modules/platform";
import type { ScanReader } from "./contract.ts";
import type { ScannedPage, Scans } from "./formats/pdf/ocr.ts";

/** Pages of one file; later ones stay unread, and are named. */
const MAX_PAGES = 300;
/** OCR of one file; pages after it stay unread, and are named. */
const FILE_WITHIN_MS = 30 * 60_000;

const run = z.object({ text: z.string(), x: z.number(), end: z.number(), y: z.number(), size: z.number() });
const kept = z.object({
  page: z.object({ width: z.number(), height: z.number(), runs: z.array(run) }).nullable(),
});

interface ScannedFile {
  path: string;
  sha256: string;
}

export interface ScanDeps {
  reader: ScanReader;
  /** Where pages are kept until their file is loaded. */
  folder: string;
  signal?: AbortSignal | undefined;
  onPage(done: number): Promise<void>;
}

export function createScans({ reader, folder, signal, onPage }: ScanDeps, file: ScannedFile): Scans {
  const own = keptIn(folder, file);
  let bytes: Buffer | null = null;
  let began: number | null = null;
  let done = 0;

  async function recognize(page: number): Promise<ScannedPage | null> {
    began ??= performance.now();
    if (done >= MAX_PAGES || performance.now() - began > FILE_WITHIN_MS) return null;
    bytes ??= await readFile(file.path);
    try {
      return await reader.readPage(bytes, page, signal);
    } catch (error) {
      // A page that OCR cannot read in time is named; the others are read.
      if (isDomainError(error) && error.code === "unsupported") return null;
      throw error;
    }
  }

  return {
    async readPage(number) {
      const path = join(own, `${number}.json`);
      const known = readJson(path, kept);
      const page = known ? known.page : await recognize(number);
      signal?.throwIfAborted();
      if (!known) {
        await mkdir(own, { recursive: true });
        writeAtomically(path, JSON.stringify({ page }));
      }
      done += 1;
      await onPage(done);
      return page;
    },
  };
}

/** After a file was loaded. */
export async function forgetScans(folder: string, file: Pick<ScannedFile, "sha256">): Promise<void> {
  await rm(keptIn(folder, file), { recursive: true, force: true });
}

function keptIn(folder: string, { sha256 }: Pick<ScannedFile, "sha256">): string {
  return join(folder, sha256);
}
