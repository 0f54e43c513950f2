/** Small files that appear complete or not at all. */
import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { z } from "zod";

/** Replaces a file atomically, synced to disk, readable by its owner only. */
export function writeAtomically(path: string, content: string): void {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Reads a JSON file and validates it; undefined when it is missing, truncated or invalid. */
export function readJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}
