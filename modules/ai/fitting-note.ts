/** The practice note that opens an answer. */
import { formatPath, type Passage } from "#modules/authority";
import { SHELVES } from "#modules/authority/schema";
import { anyExpense } from "./practice-notes/any-expense.ts";
import { anyIncome } from "./practice-notes/any-income.ts";
import { isOverview, type PracticeNote } from "./practice-notes/practice-note.ts";
import { notedAnswer, type Noted, type NotedRequest } from "./practice-notes/noted.ts";
import type { Nearness } from "./stored-vectors.ts";
import type { OtherDocument } from "./other-shelves/deciding-document.ts";
import { asksOfCase, citesLaw, isWithin, sectionOf } from "./statute/citations.ts";

interface Found {
  /** As asked, without earlier turns. */
  own: string;
  /** Of the Code and of what the question names. */
  ofCode: Passage[];
  /** On every shelf. */
  found: Passage[];
  other: OtherDocument | null;
  near: Nearness | null;
}

/**
 * Where the question cites its law, only a note of that section or unit, to a case under it; but an overview, which leaves
 * no word of the question, knows what the number is of: "section 530 relief" is of another Act.
 */
export async function fittingNote(
  { own, ofCode, other, near, found: all }: Found,
  asked: Omit<NotedRequest, "found" | "near">,
): Promise<Noted | null> {
  const cited = ofCode[0]?.cited && citesLaw(own) ? ofCode[0].document.citation : null;
  const found = [...new Set(ofCode.map(({ document }) => document.citation))];
  return notedAnswer({
    ...asked,
    found,
    elsewhere: foundElsewhere(all),
    near,
    own,
    otherwise:
      cited || other?.decides ? null : (anyIncome(asked.question, ofCode) ?? anyExpense(asked.question)),
    ...(cited && { allows: (note) => isOverview(note) || (asksOfCase(own) && isOfCited(note, ofCode[0]!)) }),
  });
}

/** Whether the note's own law is what the question cites: a unit below its section needs a unit of the note within. */
function isOfCited(note: PracticeNote, { document, citedUnit }: Passage): boolean {
  if (sectionOf(note.units[0]!) !== document.citation) return false;
  const path = citedUnit === null ? [] : document.structure.units[citedUnit]!.path;
  return note.units.some((unit) => isWithin(unit, document.citation + formatPath(path)));
}

/** The first documents of each other shelf. */
function foundElsewhere(found: Passage[]): string[] {
  return SHELVES.filter((shelf) => shelf !== "statute").flatMap((shelf) => {
    const own = found.filter(({ document }) => document.shelf === shelf);
    return [...new Set(own.map(({ document }) => document.citation))].slice(0, FIRST_DOCUMENTS);
  });
}

/** Of a shelf that a note may rest on. */
const FIRST_DOCUMENTS = 3;
