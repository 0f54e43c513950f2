/** A rule whose own opening words confine it to some years, asked for another year. */
import type { Lead } from "../leads.ts";
import type { Quotation } from "../schema.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import type { AskedYear } from "../years/year.ts";

/** "In the case of taxable years beginning after December 31, 2024, and before January 1, 2029, …" */
const OPENING =
  /^(?:\([A-Za-z0-9]+\) )?(?:In the case of|For|With respect to|Effective for)(?: any| a| each)? (?:taxable|calendar|plan)? ?years?(?: of [^,]{1,30})? ((?:beginning|ending) after (?:December 31, )?(\d{4})(?:,? and before (?:January 1, )?(\d{4}))?)/;

const ADJUSTS = /\bshall (?:each )?be (?:increased|adjusted)\b|cost-of-living|inflation/i;

interface Window {
  unit: StatuteUnit;
  words: string;
  first: number;
  last: number | null;
}

/** The years that a unit, or one above it, confines its rule to. */
export function windowOf(statute: Statute, unit: StatuteUnit): Window | null {
  for (const one of lineage(statute, unit).toReversed()) {
    const own = ownText(statute, one).trim();
    const [, words, after, before] = OPENING.exec(own) ?? [];
    // Before an amount is adjusted the amount itself holds.
    if (!words || !after || ADJUSTS.test(own)) continue;
    return {
      ...{ unit: one, words: `taxable years ${words}` },
      ...{ first: Number(after) + 1, last: before ? Number(before) - 1 : null },
    };
  }
  return null;
}

/** Says that the unit that decides is of other years than the one asked; null when it is of that year. */
export function outsideWindowLead(
  statute: Statute,
  [deciding]: Quotation[],
  { year, today }: AskedYear,
): Lead | null {
  const at = statute.quotable.parts.findIndex(({ citation }) => citation === deciding?.citation);
  const window = at > 0 ? windowOf(statute, statute.units[at]!) : null;
  if (!window || (year >= window.first && (window.last === null || year <= window.last))) return null;
  const { citation } = statute.quotable.parts[window.unit.index]!;
  const isOver = window.last !== null && year > window.last;
  const verb = isOver ? (year > today ? "will have ended" : "has ended") : "had not begun";
  const text = `Not for ${year}: the rule of ${citation} is for ${window.words}; for ${year} it ${verb}.`;
  const run = window.unit.runs[0]!;
  return {
    text,
    quotations: [
      {
        ...{ quotable: statute.quotable, part: window.unit.index },
        range: { start: run.start, end: run.end },
      },
    ],
    warnings: [{ kind: isOver ? "ended" : "not_yet", text, citation }],
    confidence: 0.9,
  };
}
