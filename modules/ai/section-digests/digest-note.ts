/** The digest of the section that leads, as a note that the answer opens with. */
import { readAsked } from "../bottom-line/asked.ts";
import { carriersOf, FIT, notedBy, type Noted, type NotedRequest } from "../practice-notes/noted.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import { sectionDigests, type SectionDigest } from "./section-digests.ts";

/** @param deciding pin cite of the unit that was chosen for the question; it is quoted beside the digest's own. */
export async function digestNote(
  deciding: string,
  request: Omit<NotedRequest, "found" | "near">,
  digests: ReadonlyMap<string, SectionDigest> = sectionDigests(),
): Promise<Noted | null> {
  const digest = digests.get(sectionOf(deciding));
  if (!digest) return null;
  const note: PracticeNote = {
    id: `digest of ${digest.section}`,
    ...{ when: [], unless: null, from: null, to: null },
    answer: digest.text,
    units: withDeciding(digest.units, deciding),
  };
  const held = await carriersOf(note, request);
  if (!held) return null;
  const text = readAsked(request.question).kind === "rule" ? digest.text : `In general: ${digest.text}`;
  return { ...(await notedBy({ note, held }, text, request)), fit: FIT.general };
}

/** The unit chosen stands second: it may be about a detail. One within another is quoted with it. */
function withDeciding(units: readonly string[], deciding: string): string[] {
  if (units.some((unit) => isWithin(deciding, unit))) return [...units];
  const [first, ...others] = units;
  return [first!, deciding, ...others.filter((unit) => !isWithin(unit, deciding))];
}
