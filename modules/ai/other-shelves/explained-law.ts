/** The sections of the Code that regulations explain: a regulation that is older than their changes is marked so. */
import type { Authority } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import type { AnswerSection } from "../answer-sections.ts";
import { isOfFormerLaw } from "../quoting/older-law-mark.ts";
import { resolveHeld } from "../statute/held-units.ts";
import { sectionsExplained } from "./living-sections.ts";

/**
 * The same sections, each regulation with those that it explains, as far as the library holds them; one of law that was
 * written anew since then is folded where nothing names it.
 */
export function withExplainedLaw(
  sections: AnswerSection[],
  { authority, actor }: { authority: Pick<Authority, "resolve">; actor: Actor },
): Promise<AnswerSection[]> {
  return Promise.all(
    sections.map(async (answered) => {
      const names = sectionsExplained(answered.section);
      if (names.length === 0) return answered;
      const held = await Promise.all(names.map((name) => resolveHeld(authority, actor, name)));
      const explains = held.flatMap((one) => (one ? [one.document] : []));
      const isFound = answered.role === "under the Code" || answered.role === "beside the Code";
      return isFound && isOfFormerLaw(answered.section, explains)
        ? { ...answered, explains, role: "folded beside the Code" }
        : { ...answered, explains };
    }),
  );
}
