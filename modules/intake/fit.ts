/** Whether a paper fits its place: its class and its tax year against those of its category. Safe in a browser. */
import type { Classification, DocumentCategory, IntakeDocument } from "./records.ts";

/** Below it the class is a guess, and a guess accuses nobody. */
const SURE = 0.8;

/** Forms with a printed title and year; other papers may support nearly any category. */
const FORMS: readonly Classification[] = ["w2", "1099", "tax-return"];

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
  const { classification, classificationConfidence, readingState } = paper;
  if (readingState !== "read" || classificationConfidence < SURE || place.id === TAKES_ANYTHING) return null;
  const name = NAMES[classification];
  if (!name) return null;
  const isForm = FORMS.includes(classification);
  const expectsForm = FORMS.includes(place.expectedClass);
  if (classification !== place.expectedClass && (isForm || expectsForm))
    return `This looks like ${name}. Is it in the right place under “${place.name}”?`;
  const year = isForm ? yearOf(paper.tags) : null;
  const wanted = wantedYear(place, taxYear);
  if (year === null || wanted === null || year === wanted) return null;
  return `This looks like ${name} for ${year}. “${place.name}” needs the one for ${wanted}.`;
}

/** Null where papers of several years belong. */
function wantedYear({ id, expectedClass }: Place, taxYear: number): number | null {
  if (id === YEAR_BEFORE) return taxYear - 1;
  return expectedClass === "tax-return" ? null : taxYear;
}

function yearOf(tags: readonly string[]): number | null {
  const years = tags.filter((tag) => /^(?:19|20)\d\d$/.test(tag));
  return years.length === 1 ? Number(years[0]) : null;
}
