/** Quoted figures that a law put there for other years than the one asked: beside that year's rule they need a mark. */
import {
  formatPath,
  inForceFor,
  readChanges,
  type Applies,
  type Change,
  type DocumentText,
} from "#modules/authority";
import type { Draft } from "../drafting.ts";
import { isMissing } from "../effect/change-kinds.ts";
import { formerText } from "../effect/former-words.ts";
import { isWithin } from "../statute/citations.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { lineage, ownText, textOf, type Run, type Statute, type StatuteUnit } from "../statute/statute.ts";

interface Quoting extends QuestionContext {
  draft: Draft;
}

/** What an amount or a rate is written as: "$2,200", "21 percent", "2⁄37", "7-year"; nobody asks what is rounded to. */
const FIGURES = /(?<!multiple of )\$\d[\d,]*|\d[\d.]* ?(?:percent\b|%)|\d+⁄\d+|\d+-(?:taxable-)?year\b/g;
/** What a change writes anew as a whole. */
const ANEW = /\badded (?:sub)?(?:sec|par|cl)|\bamended .*?\bgenerally\b/;

const BEGINS_AFTER =
  /\b(?:beginning|made|paid|incurred|dying|acquired|placed in service) (?:in a calendar year )?after (?:December 31, )?(\d{4})\b/g;

interface History {
  begins: Applies | null;
  changes: Change[];
}

const ofSection = new WeakMap<DocumentText, History>();

/** What stands behind a quotation, in full once for each change; empty where its figures held in the year asked. */
export function laterMark({ draft, statute, year }: Quoting, run: Run): string {
  const text = textOf(statute, run);
  const { section } = statute;
  const { begins, changes } = historyOf(section);
  const written = draft.toString();
  if (begins && inForceFor({ applies: begins }, year) === "none") {
    const mark = ` (${section.citation} applies to ${begins.words})`;
    return text.trim() === "" || written.includes(mark) ? "" : mark;
  }
  const figures = figuresOf(text);
  const unit = figures.length > 0 ? statute.units.find(({ runs }) => runs.includes(run)) : undefined;
  if (!unit || saysItself(statute, unit, year)) return "";
  const at = section.citation + formatPath(unit.unit.path);
  // The newest change comes first: only where its figures held is an older one looked at.
  const change = changes.find(
    (one) => isMissing(one, year) && figures.some((figure) => put(section, one, { at, figure })),
  );
  if (!change) return "";
  const law = `${change.law}${change.actSection ? ` § ${change.actSection}` : ""}`;
  const from = change.applies ? ` for ${change.applies.words}` : ` in ${change.year}`;
  const full = ` (as it reads today, changed by ${law}${from})`;
  return written.includes(full) ? " (as it reads today)" : full;
}

/** "In the case of taxable years beginning after December 31, 2025": words that say themselves that they came later. */
function saysItself(statute: Statute, unit: StatuteUnit, year: number): boolean {
  const words = lineage(statute, unit).map((one) => ownText(statute, one));
  return words.some((text) => [...text.matchAll(BEGINS_AFTER)].some(([, after]) => Number(after) >= year));
}

function historyOf(section: DocumentText): History {
  const known = ofSection.get(section);
  if (known) return known;
  const { begins, changes } = readChanges(section.notes);
  const history = { begins, changes: changes.filter((one) => !isOfOtherPlace(section, one, changes)) };
  ofSection.set(section, history);
  return history;
}

/** What was added under a letter that went to another unit since then is not what stands there today. */
function isOfOtherPlace({ citation }: DocumentText, { path, year }: Change, all: readonly Change[]): boolean {
  const parent = citation + formatPath(path.slice(0, -1));
  return (
    path.length > 0 &&
    all.some(
      (other) =>
        other.year > year &&
        /\bredesignated\b/.test(other.words) &&
        citation + formatPath(other.path.slice(0, -1)) === parent,
    )
  );
}

/** Whether a change put the figure into the unit. */
function put(
  { citation }: DocumentText,
  change: Change,
  { at, figure }: { at: string; figure: string },
): boolean {
  const place = citation + formatPath(change.path);
  const isBelow = isWithin(at, place);
  if (isBelow || isWithin(place, at)) {
    const isReplaced = change.replaced.some(
      ({ before, after }) => figuresOf(after).includes(figure) && !figuresOf(before).includes(figure),
    );
    if (isReplaced) return true;
  }
  if (!isBelow || change.replaced.length > 0 || !ANEW.test(change.words)) return false;
  if (change.path.length === 0 && !/\bamended (?:section|text) generally\b/.test(change.words)) return false;
  return !figuresOf(formerText(change) ?? change.words.split("\n").slice(1).join(" ")).includes(figure);
}

function figuresOf(text: string): string[] {
  return text.match(FIGURES) ?? [];
}
