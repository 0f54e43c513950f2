/** What a text is about, by the opening that answers it likeliest. */
import type { Passage, UnderstoodQuestion } from "#modules/authority";
import { nearnessToDigests } from "../digests/nearness.ts";
import { nearnessToNotes } from "../practice-notes/wordings.ts";
import { asksElsewhere } from "../scope.ts";
import { sectionOf } from "../statute/citations.ts";
import { likelyOpenings, openingChoice, type LikelyOpening } from "./choice.ts";
import { foundSections } from "./found.ts";
import { nearnessToSaid } from "./nearness.ts";

interface About {
  year: number;
  law: Passage[];
  meaning: UnderstoodQuestion["meaning"];
}

/** Section of the Code; null where nothing is likely, and without vectors. */
export function sectionAbout(text: string, about: About): string | null {
  const best = likeliest(text, about);
  if (!best || best.chance < openingChoice().ofSubject) return null;
  const unit = best.opening.units.find((one) => one.startsWith("26 USC "));
  return unit ? sectionOf(unit) : null;
}

/** Whether a practice note answers it so likely that it is of tax, however little it resembles other questions of tax. */
export function isLikelyNoted(text: string, about: About): boolean {
  const { ofTax } = openingChoice();
  const best = likeliest(text, about);
  if (!best || !("note" in best.opening)) return false;
  return best.chance >= (asksElsewhere(text) ? ofTax.elsewhere : ofTax.plain);
}

function likeliest(text: string, { year, law, meaning }: About): LikelyOpening | null {
  const near = nearnessToNotes(meaning);
  const nearSaid = nearnessToSaid(meaning);
  const nearDigests = nearnessToDigests(meaning);
  if (!near || !nearSaid || !nearDigests) return null;
  const asked = { question: text, year, found: foundSections(law), near, nearSaid, nearDigests };
  return likelyOpenings(asked)[0] ?? null;
}
