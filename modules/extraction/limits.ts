/** What one paper may cost, whatever it claims to be. Beyond these it is unreadable, and the next one is read. */

export const MEGABYTE = 1024 * 1024;

/** Wall clock of one reading, a scan of many pages included. */
export const READ_WITHIN_MS = 240_000;
export const PREVIEW_WITHIN_MS = 20_000;

/** Resident memory of the process that reads, in bytes. Most papers take a quarter; a workbook of 50,000 rows takes 1.3 GB. */
export const READ_MEMORY_BYTES = 1600 * MEGABYTE;
export const PREVIEW_MEMORY_BYTES = 900 * MEGABYTE;

/** Pages of a PDF whose text is taken. */
export const MAX_PAGES = 500;
/** Pages without text that are looked at as pictures; each takes seconds. */
export const MAX_SCANNED_PAGES = 30;
/** On a slow machine scans are left out after this long, so that what was read till then is kept. */
export const SCANS_WITHIN_MS = 150_000;

/** Pixels of a picture that is opened at all. */
export const MAX_IMAGE_PIXELS = 100_000_000;
/** Pixels of a picture or page as it is drawn: enough for small print, and four bytes each. */
export const MAX_DRAWN_PIXELS = 9_000_000;
/** Its longest side: what reads letters takes no more than 32,767. */
export const MAX_DRAWN_SIDE = 30_000;
export const SCAN_DPI = 200;
export const PREVIEW_DPI = 110;

/** Bytes of a workbook's parts once unpacked. */
export const MAX_UNPACKED_BYTES = 80 * MEGABYTE;
export const MAX_PACKED_PARTS = 2000;

/** Columns of a row that are taken. */
export const MAX_COLUMNS = 2000;
/** Characters that are searched in one go; PostgreSQL refuses an index entry of more than 1 MB. */
export const MAX_PART_CHARACTERS = 120_000;
/** Characters of one paper. */
export const MAX_CHARACTERS = 2_400_000;

/** Papers that one process reads before a fresh one takes over. */
export const READS_PER_PROCESS = 40;
