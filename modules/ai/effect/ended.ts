/** Provisions that have ended, by their own words: "This section shall not apply to property placed in service after …". */
import { longDate } from "#modules/authority/schema";
import type { Lead } from "../leads.ts";
import type { Quotation } from "../schema.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { daysMeant, type AskedYear } from "../years/year.ts";

const ENDS =
  /\b(?:This section|This subsection|Subsection \(a\)|No (?:credit|deduction) shall be (?:allowed|determined) under (?:this section|subsection \(a\))|The (?:credit|deduction)[^.]{0,60}) (?:shall not (?:apply|be allowed|be determined)|shall (?:cease to apply|terminate)|)\s*(?:to|with respect to|for|in the case of)?\s*([^.;]*?)\b(?:after|on or after) ([A-Z][a-z]+ \d{1,2}, \d{4})/;
const HEADING = /terminat|expir|sunset|application of section|cessation/i;

export interface Ending {
  unit: StatuteUnit;
  /** "any property placed in service" */
  what: string;
  /** ISO date. */
  after: string;
}

/** The unit that ends a whole section; null when it goes on. */
export function endingOf(statute: Statute): Ending | null {
  for (const unit of statute.units) {
    if (unit.depth !== 1 || unit.runs.length === 0) continue;
    const text = ownText(statute, unit);
    const [, what, day] = ENDS.exec(text) ?? [];
    if (!day || (!HEADING.test(unit.unit.heading ?? "") && !text.startsWith("This section shall not apply")))
      continue;
    return { unit, what: (what ?? "").trim(), after: isoDate(day) };
  }
  return null;
}

function isoDate(day: string): string {
  const date = new Date(`${day} UTC`);
  return date.toISOString().slice(0, 10);
}

export function endedLead(statute: Statute, question: string, asked: AskedYear): Lead | null {
  const ending = endingOf(statute);
  return ending && leadOf(statute, { ending, of: statute.section.citation }, { question, asked });
}

const ENDS_A_PART =
  /\b(?:This|Such) (?:section|subsection|paragraph|subparagraph|clause|term) shall not (?:apply|include)\s*(?:to|with respect to|for|in the case of)?\s*([^.;]*?)\b(?:after) ([A-Z][a-z]+ \d{1,2}, \d{4})/;

/** The end of a part of a section: of a unit above the one that decides, told by a unit beside it, or by that one itself. */
export function partEndedLead(
  statute: Statute,
  [deciding]: Quotation[],
  { question, asked }: { question: string; asked: AskedYear },
): Lead | null {
  const at = statute.quotable.parts.findIndex(({ citation }) => citation === deciding?.citation);
  if (at <= 0 || asked.origin === "today") return null;
  for (const above of lineage(statute, statute.units[at]!).filter(({ depth }) => depth > 1)) {
    for (const unit of [above, ...above.children.map((child) => statute.units[child]!)]) {
      const [, what, day] = ENDS_A_PART.exec(ownText(statute, unit)) ?? [];
      if (!day || (unit !== above && !HEADING.test(unit.unit.heading ?? ""))) continue;
      const ending = { unit, what: (what ?? "").trim(), after: isoDate(day) };
      const { citation } = statute.quotable.parts[above.index]!;
      return leadOf(statute, { ending, of: citation }, { question, asked });
    }
  }
  return null;
}

interface Ended {
  ending: Ending;
  /** Pin cite of what ends. */
  of: string;
}

function leadOf(
  statute: Statute,
  { ending, of }: Ended,
  { question, asked: { year, date } }: { question: string; asked: AskedYear },
): Lead | null {
  const { first, last } = daysMeant(question, year);
  if (last <= ending.after) return null;
  const part = statute.quotable.parts[ending.unit.index]!;
  const run = ending.unit.runs[0]!;
  const when = longDate(ending.after);
  const what = ending.what ? `to ${ending.what.replace(/^to |,$/g, "")} ` : "";
  // Of a year that the end falls into, what was done before it still counts.
  const isPart = first <= ending.after;
  const said = isPart
    ? `${of} ends within ${year}: it does not apply ${what}after ${when}.`
    : `No: ${of} ${ending.after >= date ? "will have ended" : "has ended"}: it does not apply ${what}after ${when}.`;
  return {
    text: said,
    quotations: [
      { quotable: statute.quotable, part: ending.unit.index, range: { start: run.start, end: run.end } },
    ],
    warnings: [{ kind: "ended", text: said, citation: part.citation }],
    confidence: 0.93,
  };
}
