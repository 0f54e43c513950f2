/** The digest of the section that leads, as a note that the answer opens with. */
import { readAsked } from "../bottom-line/asked.ts";
import { topicWords } from "../chat/question-shape.ts";
import { isShort } from "../practice-notes/matching-words.ts";
import { carriersOf, FIT, notedBy, type Noted, type NotedRequest } from "../practice-notes/noted.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import { stem, stemsOf } from "../stemming.ts";
import { sectionDigests, type SectionDigest } from "./section-digests.ts";

type DigestRequest = Omit<NotedRequest, "found" | "near">;

/** @param deciding pin cite of the unit that was chosen for the question; it is quoted beside the digest's own. */
export async function digestNote(
  deciding: string,
  request: DigestRequest,
  digests: ReadonlyMap<string, SectionDigest> = sectionDigests(),
): Promise<Noted | null> {
  const digest = digests.get(sectionOf(deciding));
  return digest
    ? notedOf(digest, withDeciding(digest.units, deciding), { ...request, fit: FIT.general })
    : null;
}

/** Where a question is no more than a subject, and the digest speaks of all of it: no other document need say it. */
export async function digestOfTopic(
  section: string,
  request: DigestRequest,
  digests: ReadonlyMap<string, SectionDigest> = sectionDigests(),
): Promise<Noted | null> {
  const digest = digests.get(section);
  const words = topicWords(request.question);
  if (!digest || words.length === 0 || !isShort(request.question)) return null;
  const held = stemsOf(digest.text);
  if (!words.every((word) => held.has(stem(word)))) return null;
  return notedOf(digest, digest.units, { ...request, fit: FIT.met });
}

async function notedOf(
  { section, text }: SectionDigest,
  units: string[],
  { fit, ...request }: DigestRequest & { fit: number },
): Promise<Noted | null> {
  const note: PracticeNote = {
    id: `digest of ${section}`,
    ...{ when: [], unless: null, from: null, to: null },
    ...{ answer: text, units },
  };
  const held = await carriersOf(note, request);
  if (!held) return null;
  const said = readAsked(request.question).kind === "rule" ? text : `In general: ${text}`;
  return { ...(await notedBy({ note, held }, said, request)), fit };
}

/** The unit chosen stands second: it may be about a detail. One within another is quoted with it. */
function withDeciding(units: string[], deciding: string): string[] {
  if (units.some((unit) => isWithin(deciding, unit))) return units;
  const [first, ...others] = units;
  return [first!, deciding, ...others.filter((unit) => !isWithin(unit, deciding))];
}
