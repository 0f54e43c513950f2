/** Which section of the Code a text is about, by the opening that answers it likeliest. */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { nearnessToDigests } from "../digests/nearness.ts";
import { nearnessToNotes } from "../practice-notes/wordings.ts";
import { sectionOf } from "../statute/citations.ts";
import { likelyOpenings, openingChoice } from "./choice.ts";
import { foundSections } from "./found.ts";
import { nearnessToSaid } from "./nearness.ts";

interface About {
  year: number;
  law: Passage[];
  meaning: UnderstoodQuestion["meaning"];
}

/** Null where nothing is likely, and without vectors. */
export function sectionAbout(text: string, { year, law, meaning }: About): string | null {
  const near = nearnessToNotes(meaning);
  const nearSaid = nearnessToSaid(meaning);
  const nearDigests = nearnessToDigests(meaning);
  if (!near || !nearSaid || !nearDigests) return null;
  const asked = { question: text, year, found: foundSections(law), near, nearSaid, nearDigests };
  const [best] = likelyOpenings(asked);
  if (!best || best.chance < openingChoice().ofSubject) return null;
  const unit = best.opening.units.find((one) => one.startsWith("26 USC "));
  return unit ? sectionOf(unit) : null;
}
