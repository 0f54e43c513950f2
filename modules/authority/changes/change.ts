/** What a law changed in a unit of the Code, as the notes below the section tell it. */

/** From when on a change applies. */
export interface Applies {
  /** The note's own words: "taxable years beginning after December 31, 2024". */
  words: string;
  /** ISO date after which it applies; null when the words name none. */
  after: string | null;
  /** What has to begin, end or happen after that date. */
  event: "year begins" | "year ends" | "other";
  /** The first tax year, only where taxable years beginning after December 31 are named. */
  firstTaxYear: number | null;
}

export interface Change {
  /** Designators of the unit: ["b", "6", "B"]; [] for the whole section. */
  path: string[];
  /** "P.L. 119-21" */
  law: string;
  /** "70120(a)(2)"; null where the note does not name the act's section. */
  actSection: string | null;
  /** Calendar year of the law. */
  year: number;
  /** The entry of the note. */
  words: string;
  /** Words put in, and the words that they replaced, where the note gives them; "" where none were there. */
  replaced: { before: string; after: string }[];
  applies: Applies | null;
}

/** Whether a change is in force for all, for part or for none of a calendar tax year; null when nothing says when. */
export function inForceFor(
  { applies }: Pick<Change, "applies">,
  year: number,
): "all" | "part" | "none" | null {
  if (!applies?.after) return null;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (applies.event === "year begins") return first > applies.after ? "all" : "none";
  if (applies.event === "year ends") return last > applies.after ? "all" : "none";
  if (first > applies.after) return "all";
  return last > applies.after ? "part" : "none";
}

/** "since P.L. 119-21 § 70120, for taxable years beginning after December 31, 2024" */
export function changeText({ law, actSection, applies }: Change): string {
  const section = actSection ? ` § ${actSection.split("(")[0]}` : "";
  return `since ${law}${section}${applies ? `, for ${applies.words}` : ""}`;
}
