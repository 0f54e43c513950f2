/** Resource limits per document, whatever it declares about itself. A document beyond them is unreadable. */
import { totalmem } from "node:os";

export const MEGABYTE = 1024 * 1024;

/** Wall-clock time for one document, including a scan of many pages. */
export const READ_WITHIN_MS = 240_000;
export const PREVIEW_WITHIN_MS = 20_000;
/** Wall-clock time for OCR of one page of an official paper. */
export const SCANNED_PAGE_WITHIN_MS = 180_000;

/** Reader processes of a worker, and of the server for previews: one client's slow papers leave the others one. */
export const READERS = 2;
/** Previews that wait, of one person and of all. */
export const PREVIEWS_WAITING = { person: 60, all: 600 };
/** Previews that failed, kept so that they are not tried again at each look. */
export const FAILURES_KEPT = 5000;

/**
 * Resident memory of one reader process, in bytes. Most documents take 400 MB; a workbook of 50,000 rows takes 1.3
 * GB. All processes together take at most two thirds of the machine's memory.
 */
export const READ_MEMORY_BYTES = shareOf(machineMemory(), 0.22, [400, 1600]);
export const PREVIEW_MEMORY_BYTES = shareOf(machineMemory(), 0.12, [250, 900]);

/** Of `memory`, in bytes; the bounds are in MB. */
export function shareOf(memory: number, share: number, [least, most]: [number, number]): number {
  return Math.min(most * MEGABYTE, Math.max(least * MEGABYTE, Math.round(memory * share)));
}

/** A container may have less than the machine; 0 or a number beyond the machine's means no limit. */
function machineMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

/** PDF pages whose text is extracted. */
export const MAX_PAGES = 500;
/** Pages without text that go through OCR; each takes seconds. */
export const MAX_SCANNED_PAGES = 30;
/** OCR stops after this long on a slow machine, so that the text read so far is kept. */
export const SCANS_WITHIN_MS = 150_000;

/** Pixels of an image; larger ones are not opened. */
export const MAX_IMAGE_PIXELS = 100_000_000;
/** Pixels of a drawn image or page: enough for small print, at four bytes each. */
export const MAX_DRAWN_PIXELS = 9_000_000;
/** Longest side in pixels: OCR accepts at most 32,767. */
export const MAX_DRAWN_SIDE = 30_000;
export const SCAN_DPI = 200;
export const PREVIEW_DPI = 110;

/** Uncompressed bytes of a workbook's parts. */
export const MAX_UNPACKED_BYTES = 80 * MEGABYTE;
export const MAX_PACKED_PARTS = 2000;

/** Columns read per row. */
export const MAX_COLUMNS = 2000;
/** Characters indexed in one piece; PostgreSQL rejects an index entry of more than 1 MB. */
export const MAX_PART_CHARACTERS = 120_000;
/** Characters per document. */
export const MAX_CHARACTERS = 2_400_000;

/** Documents per reader process before it is replaced. */
export const READS_PER_PROCESS = 40;
