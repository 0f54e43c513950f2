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
import { readWordings } from "../practice-notes/wordings.ts";
import { allDigests, DIGESTS_FOLDER } from "./digests.ts";

/** How people ask for what a digest says, in words of our own, as the wordings of practice notes. */
const ASKED_FOLDER = `${DIGESTS_FOLDER}/asked`;

/** Each digest, and how people ask for it. */
export function digestTexts(): KeyedText[] {
  const said = allDigests().map(({ of, text }) => ({ key: of, text }));
  const asked = readWordings(join(productFolder(), ASKED_FOLDER));
  return [...said, ...asked.map(({ key, text }) => ({ key: `26 USC ${key}`, text }))];
}

let vectors: { current: StoredVectors | null } | null = null;
/** One question is compared at several steps of its answer. */
const compared = new WeakMap<object, Nearness | null>();

/** By what a digest is of: "26 USC 1031(f)"; null without vectors. */
export function nearnessToDigests(meaning: UnderstoodQuestion["meaning"]): Nearness | null {
  if (!meaning) return null;
  const known = compared.get(meaning);
  if (known !== undefined) return known;
  vectors ??= { current: readStoredVectors(join(productFolder(), DIGESTS_FOLDER), digestTexts()) };
  const near = nearnessTo(vectors.current, meaning);
  compared.set(meaning, near);
  return near;
}
