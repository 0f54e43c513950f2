/** How near a question is in meaning to each digest, by their stored vectors. */
import { join } from "node:path";
import type { UnderstoodQuestion } from "#modules/authority";
import { productFolder } from "#modules/platform";
import {
  nearnessTo,
  readStoredVectors,
  type KeyedText,
  type Nearness,
  type StoredVectors,
} from "../stored-vectors.ts";
import { allDigests, DIGESTS_FOLDER } from "./digests.ts";

export function digestTexts(): KeyedText[] {
  return allDigests().map(({ of, text }) => ({ key: of, text }));
}

let vectors: { current: StoredVectors | null } | null = null;

/** By what a digest is of: "26 USC 1031(f)"; null without vectors. */
export function nearnessToDigests(meaning: UnderstoodQuestion["meaning"]): Nearness | null {
  vectors ??= { current: readStoredVectors(join(productFolder(), DIGESTS_FOLDER), digestTexts()) };
  return nearnessTo(vectors.current, meaning);
}
