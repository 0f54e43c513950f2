/** How near a question is in meaning to each digest. */
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { readWordings } from "../practice-notes/wordings.ts";
import { createNearness, type KeyedText } from "../stored-vectors.ts";
import { allDigests, DIGESTS_FOLDER } from "./digests.ts";

/** How people ask for what a digest says, in words of our own, as the wordings of practice notes. */
const ASKED_FOLDER = `${DIGESTS_FOLDER}/asked`;

/** Each digest, and how people ask for it. */
export function digestTexts(): KeyedText[] {
  const said = allDigests().map(({ of, text }) => ({ key: of, text }));
  const asked = readWordings(join(productFolder(), ASKED_FOLDER));
  return [...said, ...asked.map(({ key, text }) => ({ key: `26 USC ${key}`, text }))];
}

/** By what a digest is of: "26 USC 1031(f)"; null without vectors. */
export const nearnessToDigests = createNearness(DIGESTS_FOLDER, digestTexts);
