/** The words before a change, as its note gives them. */
import type { Change } from "#modules/authority";

const FORMER =
  /(?:struck out|amended).*?(?:text read as follows|which read as follows|Text read as follows):\s*“([^”]+)”/s;

/** Words of a unit that was struck out or amended as a whole, where the note gives them. */
export function formerText({ words }: Change): string | null {
  return FORMER.exec(words)?.[1] ?? null;
}

/** A unit struck out that put other words in place of those of its neighbor: the neighbor's own words did not apply then. */
export function substitutes(change: Change): boolean {
  return /\bby substituting\b/.test(formerText(change) ?? "");
}

/** Our own words carry no quotation marks: those announce a checked quotation. */
export function plain(words: string): string {
  return words
    .replace(/[“”]/g, "")
    .replace(/‘|’(?=\$|[\s,.;)]|$)/g, "")
    .replace(/\.$/, "");
}
