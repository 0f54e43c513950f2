/** OCR of official papers in a process of its own, which is the one that opens clients' papers. */
import { DomainError } from "#modules/kernel";
import { createReaderProcess } from "./adapters/reader-process.ts";
import type { ScanReader } from "./contract.ts";
import { READ_MEMORY_BYTES, SCANNED_PAGE_WITHIN_MS } from "./limits.ts";

/** Below everybody's work, above that of clients' papers, so that a busy machine ends no page for want of time. */
const NICENESS = 10;

/** @param hiddenFolder folder with keys and clients' documents, out of reach of what opens papers */
export function createScanReader(hiddenFolder: string): ScanReader {
  const reader = createReaderProcess({ niceness: NICENESS, hiddenFolder });
  return {
    async readPage(bytes, page, signal) {
      const file = { fileName: "paper.pdf", mimeType: "application/pdf", bytes };
      const limits = { withinMs: SCANNED_PAGE_WITHIN_MS, memoryBytes: READ_MEMORY_BYTES, signal };
      const outcome = await reader.run({ task: "scan", file, page }, limits);
      if ("result" in outcome) return outcome.result;
      throw new DomainError("unsupported", `OCR could not read page ${page}.`, { cause: outcome.problem });
    },
    stop: () => reader.stop(),
  };
}
