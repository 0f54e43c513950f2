/** Where a section says more than was quoted: "Not quoted of 26 USC 61: (b) Cross references." */
import type { StatuteUnit } from "../statute/statute.ts";
import { citationOf, type QuotingContext } from "./quotation.ts";

/** Null where something of every subsection in force is quoted. */
export function notQuoted(context: QuotingContext): string | null {
  const { draft, statute } = context;
  const isQuoted = ({ unit: { path } }: StatuteUnit) =>
    draft.sources.some(
      ({ quotable, part }) =>
        quotable.citation === statute.quotable.citation && statute.units[part]!.unit.path[0] === path[0],
    );
  const more = statute.units.filter((unit) => unit.depth === 1 && !unit.unit.status && !isQuoted(unit));
  if (more.length === 0) return null;
  return `Not quoted of ${citationOf(context, statute.units[0]!)}: ${namesOf(more)}.`;
}

/** From so many on, headings would fill the answer. */
const NAMED = 8;

function namesOf(units: StatuteUnit[]): string {
  return units
    .map(({ num, unit }) => {
      const heading = unit.heading?.trim().replace(/[.\s—]+$/, "");
      return units.length <= NAMED && heading ? `${num.trim()} ${heading}` : num.trim();
    })
    .join(", ");
}
