/** Locates the product's own files, both from the sources and from the build. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

let found: string | undefined;

/** The folder with package.json. */
export function productFolder(): string {
  found ??= folderAbove(dirname(fileURLToPath(import.meta.url)));
  return found;
}

function folderAbove(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, "package.json")) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
