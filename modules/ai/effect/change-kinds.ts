/** What a change of a section did: which units it is of, whether it changed the rule, and for which years. */
import { formatPath, inForceFor, type Change, type DocumentText } from "#modules/authority";
import type { Quotation } from "../schema.ts";
import { formerText, substitutes } from "./former-words.ts";
import { isWithin } from "../statute/citations.ts";

export function isMissing(change: Change, year: number): boolean {
  const state = inForceFor(change, year);
  return state === "none" || (state === null && change.year > year);
}

/** Whether a change is of the quoted unit, of one above it, or of one struck out beside it. */
export function touches({ citation }: DocumentText, change: Change, quotation: Quotation): boolean {
  const unit = `${citation}${formatPath(change.path)}`;
  if (isOfWhole(change)) return isWithin(quotation.citation, citation);
  if (change.path.length > 0 && isWithin(quotation.citation, unit))
    return !isMinor(change) && (quotation.citation === unit || !isOfOpening(change));
  if (isWithin(unit, quotation.citation))
    return (
      substitutes(change) ||
      change.replaced.some(({ after }) => after !== "" && quotation.text.includes(after))
    );
  const beside = `${citation}${formatPath(change.path.slice(0, -1))}`;
  return change.path.length > 1 && formerText(change) !== null && isWithin(quotation.citation, beside);
}

/** "amended section generally" */
function isOfWhole({ path, words }: Change): boolean {
  return path.length === 0 && /\bamended (?:section|text) generally\b/.test(words);
}

/** Whether another rule held: a unit added or written anew, an amount or a date of effect for that year replaced. */
export function isOfSubstance(change: Change, year: number): boolean {
  const { words, replaced } = change;
  if (/\badded (?:sub)?(?:sec|par|cl)|amended .* generally/.test(words) || formerText(change) !== null)
    return true;
  return replaced.some(({ before, after }) => {
    const ended = /\bbefore (?:January 1, )?(\d{4})/.exec(before)?.[1];
    if (ended && after === "") return Number(ended) <= year;
    return (
      before !== "" && after !== "" && /\d/.test(before + after) && !/^(?:calendar year )?\d{4}$/.test(before)
    );
  });
}

/** A heading or a reference that changed does not change the rule. */
function isMinor({ words }: Change): boolean {
  return !MOVED.test(words) && /\bin heading\.?$|made technical|redesignated/.test(words);
}

/** A change of a unit's heading or opening words leaves the units below it as they were. */
export function isOfOpening({ words, replaced }: Change): boolean {
  return replaced.length > 0 && /\bin (?:introductory provisions|heading)\b/.test(words);
}

/** "added subsec. (g). Former subsec. (g) redesignated (h)." */
export const MOVED =
  /\badded (?:sub)?(?:sec|par|cl)\w*\. \(\w+\)\. Former (?:sub)?(?:sec|par|cl)\w*\. (\(\w+\)) redesignated (\(\w+\))/;

/** Whether a change was made in a unit that the same law moved, under whose place another stands now. */
export function isOfMoved(change: Change, all: readonly Change[]): boolean {
  const place = formatPath(change.path);
  return all.some(
    (other) =>
      other !== change &&
      other.law === change.law &&
      formatPath(other.path) === place &&
      MOVED.test(other.words),
  );
}

export function isAddition({ words, replaced }: Change): boolean {
  return MOVED.test(words) || (/\badded (?:sub)?(?:sec|par|cl)/.test(words) && replaced.length === 0);
}

export function showsWords({ replaced }: Change, quoted: Quotation[]): boolean {
  return replaced.some(({ after }) => after !== "" && quoted.some(({ text }) => text.includes(after)));
}
