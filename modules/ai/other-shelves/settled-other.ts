/** Whether a document of another shelf decides, where a practice note may speak for the Code. */
import type { Passage } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { isStory, openingChoice } from "../openings/choice.ts";
import { decidesAlone } from "../practice-notes/decides-alone.ts";
import { isShort } from "../practice-notes/matching-words.ts";
import type { Noted } from "../practice-notes/noted.ts";
import type { Nearness } from "../stored-vectors.ts";
import type { AskedYear } from "../years/year.ts";
import { settled, type OtherDocument } from "./deciding-document.ts";

interface Asked {
  other: OtherDocument | null;
  /** Without corrections. */
  asked: string;
  /** As understood. */
  question: string;
  asOfYear: AskedYear;
  /** Empty where the Code is silent. */
  ofCode: Passage[];
  found: Passage[];
  /** How near the notes' wordings are to the question in meaning. */
  near: Nearness | null;
}

/** The document of another shelf in its part; where the Code is silent, as search found it. None where a note rests on it. */
export function settledOther(
  { other, asked, question, asOfYear: { year }, ofCode, found, near }: Asked,
  { lead, noted }: { lead: AnswerSection | undefined; noted: Noted | null },
): OtherDocument | null {
  const isOfNote = noted?.sections.some(
    ({ section }) => section.citation === other?.answered.section.citation,
  );
  if (!other || isOfNote) return null;
  if (ofCode.length === 0) return other;
  if (noted && decidesAlone(noted, asked, { chance: other.chance, near })) return null;
  if (noted?.fit === 1 && isShort(asked)) return null;
  const { besideDocument: before } = openingChoice();
  const besideDocument = isStory(asked) ? before.story : before.plain;
  if (!other.isAskedFor && (noted?.chance ?? 0) >= besideDocument) return null;
  // One that is hardly right says nothing against a document.
  const isLikely = noted !== null && (noted.chance ?? 1) >= besideDocument;
  return settled(other, { question, year, lead, note: isLikely ? noted.lead.text : null, found });
}

/** What a note says in general, where a document says it of the case; nothing that holds only nearly. */
export function generally({ dated, fit }: Noted): string | null {
  return fit === 1 ? `In general: ${dated.text}` : null;
}
