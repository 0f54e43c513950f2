/** The digest of the section that leads, or of the special rule inside it that is asked for: a note that opens the answer. */
import { readAsked } from "../bottom-line/asked.ts";
import { topicWords } from "../chat/question-shape.ts";
import { isShort } from "../practice-notes/matching-words.ts";
import { carriersOf, FIT, notedBy, type Noted, type NotedRequest } from "../practice-notes/noted.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import { stem, stemsOf } from "../stemming.ts";
import type { Nearness } from "../stored-vectors.ts";
import { chosenDigest } from "./chosen-digest.ts";
import { digestsBySection, type Digest, type SectionDigests } from "./digests.ts";

export interface DigestRequest extends Omit<NotedRequest, "found" | "near"> {
  /** How near the question is to each digest in meaning; null without vectors. */
  nearDigests: Nearness | null;
}

type Digests = ReadonlyMap<string, SectionDigests>;

/**
 * The section's digest, that of the special rule inside it that is asked for, or the one after the other.
 * @param deciding pin cite of the unit that was chosen for the question; it is quoted beside the section's own.
 */
export async function digestNote(
  deciding: string,
  request: DigestRequest,
  digests: Digests = digestsBySection(),
): Promise<Noted | null> {
  const { question, nearDigests: near } = request;
  const own = digests.get(sectionOf(deciding));
  if (!own) return null;
  const { whole, rule } = chosenDigest(own, { question, near });
  const general = whole && { ...whole, units: withDeciding(whole.units, deciding) };
  const isCase = readAsked(question).kind !== "rule";
  const inGeneral = general && (isCase || rule) ? `In general: ${general.text}` : general?.text;
  if (general && rule) {
    const both = { ...general, units: [...new Set([...rule.units, ...general.units])] };
    const text = `${general.text} ${rule.text}`;
    const noted = await notedOf({ ...both, text }, `${inGeneral} ${rule.text}`, {
      ...request,
      fit: FIT.general,
    });
    if (noted) return noted;
  }
  if (rule && !general) return notedOf(rule, rule.text, { ...request, fit: FIT.near });
  return general && notedOf(general, inGeneral!, { ...request, fit: FIT.general });
}

/** One digest by itself, that of a section as what holds in general. */
export async function digestOf(
  digest: Digest,
  request: Omit<DigestRequest, "nearDigests">,
): Promise<Noted | null> {
  if (digest.of.includes("(")) return notedOf(digest, digest.text, { ...request, fit: FIT.near });
  const isCase = readAsked(request.question).kind !== "rule";
  return notedOf(digest, isCase ? `In general: ${digest.text}` : digest.text, {
    ...request,
    fit: FIT.general,
  });
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
  return notedOf(digest, digest.text, { ...request, fit: FIT.met });
}

/** @param said the digest's text, as it opens the answer */
async function notedOf(
  { of, text, units }: Digest,
  said: string,
  { fit, ...request }: Omit<DigestRequest, "nearDigests"> & { fit: number },
): Promise<Noted | null> {
  const note: PracticeNote = {
    id: `digest of ${of}`,
    ...{ when: [], unless: null, from: null, to: null },
    ...{ answer: text, units },
  };
  const held = await carriersOf(note, request);
  return held && { ...(await notedBy({ note, held }, said, request)), fit };
}

/** The unit chosen stands second: it may be about a detail. One within another is quoted with it. */
function withDeciding(units: string[], deciding: string): string[] {
  if (units.some((unit) => isWithin(deciding, unit))) return units;
  const [first, ...others] = units;
  return [first!, deciding, ...others.filter((unit) => !isWithin(unit, deciding))];
}
