/** The head of the chain outside the database: a small file, readable by its owner only. */
import { existsSync } from "node:fs";
import { z } from "zod";
import { readJson, writeAtomically } from "#modules/platform";
import type { Seal } from "./hashing.ts";

const kept = z.object({ position: z.number().int().min(1), hash: z.string().length(64) });

export type KeptHead = z.infer<typeof kept>;

export interface HeadFile {
  /** "missing", or "unreadable" when it is no head. */
  read(): KeptHead | "missing" | "unreadable";
  write(head: Pick<Seal, "position" | "hash">): void;
}

export function createHeadFile(path: string): HeadFile {
  return {
    read: () => (existsSync(path) ? (readJson(path, kept) ?? "unreadable") : "missing"),
    write: ({ position, hash }) => writeAtomically(path, `${JSON.stringify({ position, hash })}\n`),
  };
}
