/** Units as they read before their changes, rebuilt from what the notes say was replaced. */
import { formatPath, type Change, type DocumentText } from "#modules/authority";
import type { Quotation } from "../schema.ts";
import { isOfOpening } from "./change-kinds.ts";
import { plain } from "./former-words.ts";
import { isWithin } from "../statute/citations.ts";

/** The quoted units with their changes turned back, as far as the notes allow; null where none can be. */
export function rebuilt({ citation }: DocumentText, changes: Change[], quoted: Quotation[]): string | null {
  const units = quoted.flatMap((quotation) => {
    const words = turnedBack(citation, changes, quotation);
    return words === null
      ? []
      : [{ unit: quotation.citation, words: plain(words).replace(/[,;]? (?:and|or)$|[,;]$/, "") }];
  });
  // Words that end open say no rule.
  if (units.length === 0 || units.some(({ words }) => /[—:]$/.test(words.trim()))) return null;
  const said = units.length === 1 ? [units[0]!.words] : units.map(({ unit, words }) => `${unit}: ${words}`);
  return said.join("; ").concat(".");
}

/** The note says that words were replaced more than once in the unit. */
const REPEATED = /\bin (?:two|three|four|\w+) places\b|wherever appearing|each place/;

/** Null unless each replaced word stands in it once, or the note says that it stands there several times. */
function turnedBack(citation: string, changes: Change[], quotation: Quotation): string | null {
  const own = changes.filter(({ path }) => quotation.citation === `${citation}${formatPath(path)}`);
  if (own.length !== changes.filter((change) => touchesWhole(citation, change, quotation)).length)
    return null;
  const pairs = own.flatMap(({ replaced, words }) =>
    replaced.map((pair) => ({ ...pair, isRepeated: REPEATED.test(words) })),
  );
  if (pairs.length === 0) return null;
  return pairs.reduce<string | null>((words, { before, after, isRepeated }) => {
    const places = words === null || after === "" ? 0 : words.split(after).length - 1;
    return places === 1 || (places > 1 && isRepeated) ? words!.replaceAll(after, before) : null;
  }, quotation.text);
}

function touchesWhole(citation: string, change: Change, quotation: Quotation): boolean {
  const unit = `${citation}${formatPath(change.path)}`;
  return isWithin(quotation.citation, unit) && (quotation.citation === unit || !isOfOpening(change));
}
