/**
 * The whole Code with its vectors, which take minutes: kept below .cache by a hash of what it is made from, shared by
 * the long suites and the bench, and loaded again only when that has changed.
 */
import { findCode } from "../bench/code-file.ts";
import { openLibraries, type Library } from "../bench/library.ts";

/** The official files: TAX_DATA_MIRROR, else ../shared/data beside the repository; null where there are none. */
export const code = findCode();

/** `close` leaves the library for the next one. */
export async function keptCode(): Promise<Library> {
  const libraries = openLibraries({ mirror: code?.mirror ?? "", fresh: false, say: () => undefined });
  try {
    const library = await libraries.wholeCode();
    return { ...library, close: libraries.close };
  } catch (error) {
    await libraries.close().catch(() => undefined);
    throw error;
  }
}
