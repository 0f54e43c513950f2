/**
 * The whole Code with its vectors, which take minutes to make: cached below .cache by a hash of its inputs, and shared by
 * the long suites and the bench.
 */
import { findCode } from "../bench/code-file.ts";
import { openLibraries, type Library } from "../bench/library.ts";

/** Folder of the official files: TAX_DATA_MIRROR, else ../shared/data; null when there is none. */
export const code = findCode();

/** `close` keeps the library for later runs. */
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
