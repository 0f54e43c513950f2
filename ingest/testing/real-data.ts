/** Real official files beside the repository; tests that need them are skipped without them. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../../shared/data");

export const hasRealData = existsSync(join(ROOT, "mirror.json"));

/** @param path as in the MANIFEST: "usc/usc26-reassembled@119-100.zip" */
export function realFile(path: string): string {
  return join(ROOT, path);
}
