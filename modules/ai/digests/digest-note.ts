/** The digest of the section that leads, or of the special rule inside it that is asked for: a note that opens the answer. */
import { readAsked } from "../bottom-line/asked.ts";
import { topicWords } from "../chat/question-shape.ts";
import { isShort } from "../practice-notes/matching-words.ts";
import { carriersOf, FIT, notedBy, type Noted, type NotedRequest } from "../practice-notes/noted.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import { stem, stemsOf } from "../stemming.ts";
import type { Nearness } from "../stored-vectors.ts";
import { chosenRule } from "./chosen-rule.ts";
import { digestsBySection, type Digest, type SectionDigests } from "./digests.ts";

interface DigestRequest extends Omit<NotedRequest, "found" | "near"> {
  /** How near the question is to each digest in meaning; null without vectors. */
  nearDigests: Nearness | null;
}

type Digests = ReadonlyMap<string, SectionDigests>;

/** @param deciding pin cite of the unit that was chosen for the question; it is quoted beside the section's own. */
export async function digestNote(
  deciding: string,
  request: DigestRequest,
  digests: Digests = digestsBySection(),
): Promise<Noted | null> {
  const { whole = null, rules = [] } = digests.get(sectionOf(deciding)) ?? {};
  const rule = chosenRule(rules, { whole, deciding, near: request.nearDigests });
  const special = rule && (await notedOf(rule, rule.units, { ...request, fit: FIT.near }));
  if (special || !whole) return special;
  return notedOf(whole, withDeciding(whole.units, deciding), { ...request, fit: FIT.general });
}

/** Where a question is no more than a subject, and the digest speaks of all of it: no other document need say it. */
export async function digestOfTopic(
  section: string,
  request: DigestRequest,
  digests: Digests = digestsBySection(),
): Promise<Noted | null> {
  const digest = digests.get(section)?.whole;
  const words = topicWords(request.question);
  if (!digest || words.length === 0 || !isShort(request.question)) return null;
  const held = stemsOf(digest.text);
  if (!words.every((word) => held.has(stem(word)))) return null;
  return notedOf(digest, digest.units, { ...request, fit: FIT.met });
}

async function notedOf(
  { of, text }: Digest,
  units: string[],
  { fit, ...request }: DigestRequest & { fit: number },
): Promise<Noted | null> {
  const note: PracticeNote = {
    id: `digest of ${of}`,
    ...{ when: [], unless: null, from: null, to: null },
    ...{ answer: text, units },
  };
  const held = await carriersOf(note, request);
  if (!held) return null;
  const said =
    fit === FIT.general && readAsked(request.question).kind !== "rule" ? `In general: ${text}` : text;
  return { ...(await notedBy({ note, held }, said, request)), fit };
}

/** The unit chosen stands second: it may be about a detail. One within another is quoted with it. */
function withDeciding(units: string[], deciding: string): string[] {
  if (units.some((unit) => isWithin(deciding, unit))) return units;
  const [first, ...others] = units;
  return [first!, deciding, ...others.filter((unit) => !isWithin(unit, deciding))];
}
