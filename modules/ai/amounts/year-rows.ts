/** The rows of a year's amounts that a question asks for. */
import type { FilingStatus, Passage, StatedAmountRow } from "#modules/authority";
import { stemsOf } from "../stemming.ts";
import { overlap, subjectStems } from "./asks-amount.ts";
import { rowsFor } from "./filing-status.ts";
import { isWithin } from "../statute/citations.ts";

/** Sections among those found whose amounts may be meant. */
const SECTIONS = 8;
/** What a section's place among those found is worth, beside up to 1 for the words. */
const PLACE_WORTH = [0.6, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1];
const MINIMUM = 0.62;
const MINIMUM_ELSEWHERE = 0.6;
const MAXIMUM_ROWS = 5;
/** Of the words that tell rows apart, how many a unit's headings must have. */
const HEADING_SHARE = 0.5;

/** Words that amounts of any subject share. */
const GENERIC = stemsOf(
  "phase phased out phaseout begin start end complete completely threshold limit limitation maximum minimum amount joint return returns filer filers single married separate head household income taxable gross adjusted exclusion exemption exempt deduction credit tax taxpayer individual person year much high",
);

/** A label that a sentence was cut into, and no table printed: "$5 (the)", "$25 (and)". */
const BARE_WORD = /^(?:an?|and|are|for|in|is|of|or|the|to)$/i;

export interface RowRequest {
  question: string;
  /** Citations of the sections found, best first. */
  sections: string[];
  status: FilingStatus | null;
  /** Headings of a unit of the Code and of those above it. */
  headingsOf(unit: string): string;
}

export interface ChosenRows {
  rows: StatedAmountRow[];
  /** How well they fit, about 0.6 to 1.6. */
  worth: number;
}

/** Citations of the sections of the Code that were found, best first. */
export function sectionsFound(passages: Passage[]): string[] {
  const found = passages
    .filter(({ document }) => document.shelf === "statute")
    .map(({ document }) => document.citation);
  return [...new Set(found)].slice(0, SECTIONS);
}

/** The item of a paper that fits best, and of it the rows asked for; null when none fits. */
export function chooseRows(
  rows: StatedAmountRow[],
  { question, sections, status, headingsOf }: RowRequest,
): ChosenRows | null {
  const subject = subjectStems(question);
  const items = new Map<string, StatedAmountRow[]>();
  for (const row of rows.filter(({ bracket }) => !bracket)) {
    const key = `${row.paper} ${row.pin}`;
    items.set(key, [...(items.get(key) ?? []), row]);
  }
  const ranked = [...items.values()]
    .filter((item) => !item.some(({ label }) => BARE_WORD.test(label.trim())))
    .map((item) => ({ item, worth: worthOf(item, subject, { sections, headingsOf }) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = ranked;
  if (!best || best.worth < MINIMUM) return null;
  return { rows: ofItem(best.item, subject, { status, headingsOf }), worth: best.worth };
}

function worthOf(
  item: StatedAmountRow[],
  subject: Set<string>,
  { sections, headingsOf }: Pick<RowRequest, "sections" | "headingsOf">,
): number {
  const place = Math.min(...item.map(({ unit }) => placeOf(unit, sections)));
  const own = [item[0]!.heading, ...item.map(({ label }) => label)].join(" ");
  // An item of a section that does not lead has to speak of the question's subject in the paper's own words.
  if (place > 0 && overlap(new Set([...subject].filter((word) => !GENERIC.has(word))), own) === 0) return 0;
  if (place > 0)
    return overlap(subject, own) >= MINIMUM_ELSEWHERE ? (PLACE_WORTH[place] ?? 0) + overlap(subject, own) : 0;
  const units = [...new Set(item.map(({ unit }) => unit))];
  return PLACE_WORTH[0]! + overlap(subject, [own, ...units.map(headingsOf)].join(" "));
}

function placeOf(unit: string, sections: string[]): number {
  const at = sections.findIndex((section) => isWithin(unit, section));
  return at < 0 ? sections.length : at;
}

/** The rows for the filing status, those first whose labels share words with the question. */
function ofItem(
  item: StatedAmountRow[],
  subject: Set<string>,
  { status, headingsOf }: Pick<RowRequest, "status" | "headingsOf">,
): StatedAmountRow[] {
  const forAll = item.filter((row) => row.status === null);
  const byStatus = item.filter((row) => row.status !== null);
  // An amount for one status beside one for all others: "$256,000 ($512,000 for joint returns)".
  const ofStatus = rowsFor(byStatus, status);
  const statuses = ofStatus.length > 0 ? ofStatus : forAll;
  // Words of the item itself ("standard deduction") tell none of its rows apart.
  const own = new Set([...subject].filter((word) => !stemsOf(item[0]!.heading).has(word)));
  // "of a dependent": the label may be empty, and the unit's heading names what the row is for.
  const asked = forAll.filter(
    ({ label, unit }) => overlap(own, label) > 0 || overlap(own, headingsOf(unit)) >= HEADING_SHARE,
  );
  const wanted = byStatus.length === 0 ? forAll : asked.length > 0 ? asked : statuses;
  const scored = wanted
    .map((row, at) => ({ row, at, score: overlap(own, row.label) }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const top = scored[0]!.score;
  const close = scored.filter(({ score }) => score >= top - 0.01);
  const few = wanted.length <= MAXIMUM_ROWS ? scored : close;
  return few.slice(0, MAXIMUM_ROWS).map(({ row }) => row);
}
