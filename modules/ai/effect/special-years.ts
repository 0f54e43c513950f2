/** Rules for a few years only, which decide a question about one of these years. */
import { subjectStems } from "../amounts/asks-amount.ts";
import type { Lead, LeadQuotation } from "../leads.ts";
import type { Relevance } from "../statute/relevance.ts";
import { lineage, ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import { stemsOf } from "../stemming.ts";
import type { AskedYear } from "../years/year.ts";

const WINDOW =
  /\b(?:beginning|paid|incurred|paid or incurred|made|received|arising|placed in service) after (?:December 31, )?(\d{4}),? and before (?:January 1, )?(\d{4})\b/;
const NAMED =
  /\b(?:in|during|for) (20\d\d)(?:, (20\d\d),? (?:and|or) (20\d\d)| (?:and|or|through) (20\d\d))?\b/;
const OPENING = 240;
/** Longer windows are the ordinary law of their time. */
const MOST_YEARS = 5;
const MAXIMUM_RUNS = 12;

/** The units of a section whose words name a window of a few years that holds this year, outermost only. */
export function unitsForYear(statute: Statute, year: number): StatuteUnit[] {
  const found = statute.units.filter((unit) => unit.depth > 0 && holdsYear(statute, unit, year));
  const outer = found.map((unit) => ofHeading(statute, unit, year));
  return [...new Set(outer)].filter(
    (unit) => !outer.some((other) => other !== unit && lineage(statute, unit).includes(other)),
  );
}

function holdsYear(statute: Statute, unit: StatuteUnit, year: number): boolean {
  const [, after, before] = WINDOW.exec(ownText(statute, unit).slice(0, OPENING)) ?? [];
  if (!after) return false;
  const [first, last] = [Number(after) + 1, Number(before) - 1];
  return first <= year && year <= last && last - first < MOST_YEARS;
}

/** The unit above whose heading names the years: "Special rule for losses arising in 2018, 2019, and 2020". */
function ofHeading(statute: Statute, unit: StatuteUnit, year: number): StatuteUnit {
  return (
    lineage(statute, unit).find(({ unit: { heading } }) => {
      const years =
        NAMED.exec(heading ?? "")
          ?.slice(1)
          .filter(Boolean)
          .map(Number) ?? [];
      return years.includes(year);
    }) ?? unit
  );
}

/** Says which special rule applies and quotes it whole; null without one, or for a question of today. */
export function specialYearLead(
  statute: Statute,
  { relevance, question }: { relevance: Relevance; question: string },
  { year, origin, today }: AskedYear,
): Lead | null {
  if (origin === "today" && year === today) return null;
  const units = unitsForYear(statute, year).filter((unit) => speaksOf(statute, unit, question));
  const best = units.toSorted((a, b) => worth(relevance, statute, b) - worth(relevance, statute, a))[0];
  if (!best) return null;
  const part = statute.quotable.parts[best.index]!;
  const named = lineage(statute, best).findLast(
    ({ unit }) => unit.heading && !/^in general/i.test(unit.heading.trim()),
  );
  const heading = named?.unit.heading?.trim().replace(/[.\s]+$/, "");
  return {
    text: `For ${year} a rule of its own applies: ${part.citation}${heading ? `, ${heading.charAt(0).toLowerCase()}${heading.slice(1)}` : ""}.`,
    quotations: quotationsBelow(statute, best),
    warnings: [],
    confidence: 0.88,
  };
}

/** Of the words of the question that tell, how many a rule of the year must have to be the one asked for. */
const SHARE = 0.34;

function speaksOf(statute: Statute, unit: StatuteUnit, question: string): boolean {
  const words = subjectStems(question);
  if (words.size === 0) return true;
  const text = [
    ...lineage(statute, unit).map((one) => one.unit.heading ?? ""),
    ...below(statute, unit).map((one) => ownText(statute, one)),
  ].join(" ");
  const heading = stemsOf(statute.section.heading ?? "");
  const own = stemsOf(text);
  return [...words].filter((word) => own.has(word) || heading.has(word)).length / words.size >= SHARE;
}

function worth(relevance: Relevance, statute: Statute, unit: StatuteUnit): number {
  return Math.max(...below(statute, unit).map((one) => relevance(one)));
}

function below({ units }: Statute, { unit }: StatuteUnit): StatuteUnit[] {
  return units.filter((other) => other.unit.start >= unit.start && other.unit.end <= unit.end);
}

function quotationsBelow(statute: Statute, unit: StatuteUnit): LeadQuotation[] {
  return below(statute, unit)
    .flatMap((one) =>
      one.runs.map(({ start, end }) => ({
        quotable: statute.quotable,
        part: one.index,
        range: { start, end },
      })),
    )
    .slice(0, MAXIMUM_RUNS);
}
