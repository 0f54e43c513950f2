/**
 * Whether a digest of the section that leads answers a question better than the practice note that fits: notes are met by
 * a few words, and a story has many that belong to other rules.
 */
import { readAsked } from "../bottom-line/asked.ts";
import { isHeading } from "../practice-notes/heading.ts";
import { shareSpokenOf } from "../practice-notes/note-words.ts";
import { restsOnPapers, type Noted } from "../practice-notes/noted.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";
import type { Nearness } from "../stored-vectors.ts";
import { digestChoice, likeOf, likest } from "./choice.ts";
import { digestsBySection, type Digest, type SectionDigests } from "./digests.ts";

interface Compared {
  question: string;
  /** "26 USC 1031" */
  leading: string;
  /** How near the question is to notes and to digests in meaning; null without vectors. */
  near: Nearness | null;
  nearDigests: Nearness | null;
}

/** What a digest says instead of the note; null where the note stays. */
export type BeforeNote = { kind: "section" } | { kind: "rule"; rule: Digest };

export function beforeNote(
  noted: Noted,
  { question, leading, near, nearDigests }: Compared,
  digests: ReadonlyMap<string, SectionDigests> = digestsBySection(),
): BeforeNote | null {
  const { note } = noted;
  const own = digests.get(leading);
  if (!own || !near || !nearDigests || note.ofFact || note.from !== null || note.to !== null) return null;
  if (restsOnPapers(noted)) return null;
  const { beforeNote: limits } = digestChoice();
  const share = shareSpokenOf(note, question);
  const likeNote = likeOf({ cosine: near.get(note.id) ?? 0, spoken: share });
  const [best] = likest([...(own.whole ? [own.whole] : []), ...own.rules], question, nearDigests);
  const isOfSection = note.units.some((unit) => sectionOf(unit) === leading);
  if (!isOfSection) return best && best.like - likeNote >= limits.ofOther ? { kind: "section" } : null;
  const [rule] = likest(own.rules, question, nearDigests);
  const ahead = rule ? rule.like - likeNote : 0;
  const isSpecial =
    rule &&
    rule.digest === best?.digest &&
    rule.cosine >= limits.least &&
    ahead >= (share <= limits.mostOfNote ? limits.ofSame : limits.ofSameSurely) &&
    !isHeading(question) &&
    readAsked(question).kind !== "money" &&
    !note.units.some((unit) => isWithin(unit, rule.digest.of) || isWithin(rule.digest.of, unit));
  return isSpecial ? { kind: "rule", rule: rule.digest } : null;
}
