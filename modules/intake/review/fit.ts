/** Whether a paper fits its place: its class and its tax year against those of its category. Safe in a browser. */
import type { Classification, DocumentCategory, IntakeDocument } from "../records.ts";

/** Below it the class is a guess, and a guess accuses nobody. */
const SURE = 0.8;

/** Forms with a printed title and year; other papers may support nearly any category. */
const FORMS: readonly Classification[] = ["w2", "1099", "tax-return"];

/** Papers for one year; others may carry any date. */
const DATED: readonly Classification[] = [...FORMS, "bank-statement"];

const NAMES: Partial<Record<Classification, string>> = {
  w2: "a W-2",
  "1099": "a 1099",
  "tax-return": "a tax return",
  "bank-statement": "a bank statement",
  receipt: "a receipt",
};

/** Takes whatever fits nowhere else. */
const TAKES_ANYTHING = "notices-and-other";
/** Holds the return of the year before. */
const YEAR_BEFORE = "prior-year-return";

type Paper = Pick<IntakeDocument, "classification" | "classificationConfidence" | "readingState" | "tags">;
type Place = Pick<DocumentCategory, "id" | "name" | "expectedClass">;

/**
 * What to say about a paper that seems to be in the wrong place, in one sentence for people; null when it fits or is
 * not known well enough.
 */
export function misfitOf(paper: Paper, place: Place, taxYear: number): string | null {
  const name = NAMES[paper.classification];
  if (isMisplaced(paper, place))
    return `This looks like ${name}. Is it in the right place under “${place.name}”?`;
  const other = otherYear(paper, place, taxYear);
  return (
    other && `This looks like ${name} for ${other.year}. “${place.name}” needs the one for ${other.wanted}.`
  );
}

/** Whether the class of a paper is known well enough to speak of it. */
export function isSure({ readingState, classificationConfidence }: Paper): boolean {
  return readingState === "read" && classificationConfidence >= SURE;
}

/** Whether it is a form in another category, or something else where a form belongs. */
export function isMisplaced(paper: Paper, { id, expectedClass }: Omit<Place, "name">): boolean {
  const { classification } = paper;
  if (!isSure(paper) || id === TAKES_ANYTHING || !NAMES[classification]) return false;
  return (
    classification !== expectedClass && [classification, expectedClass].some((one) => FORMS.includes(one))
  );
}

/** The year of a form for another year than its category needs, with that one; null when it fits. */
export function otherYear(
  paper: Paper,
  place: Omit<Place, "name">,
  taxYear: number,
): { year: number; wanted: number } | null {
  if (!isSure(paper) || place.id === TAKES_ANYTHING || !DATED.includes(paper.classification)) return null;
  const year = yearOf(paper.tags);
  const wanted = wantedYear(place, taxYear);
  return year === null || wanted === null || year === wanted ? null : { year, wanted };
}

/** Null where papers of several years belong. */
function wantedYear({ id, expectedClass }: Omit<Place, "name">, taxYear: number): number | null {
  if (id === YEAR_BEFORE) return taxYear - 1;
  return expectedClass === "tax-return" ? null : taxYear;
}

function yearOf(tags: readonly string[]): number | null {
  const years = tags.filter((tag) => /^(?:19|20)\d\d$/.test(tag));
  return years.length === 1 ? Number(years[0]) : null;
}
