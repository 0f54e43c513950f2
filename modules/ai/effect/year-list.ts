/** Lists of the Code that give each year a figure of its own: "(ii) in calendar year 2026, $40,400". */
import type { Lead } from "../leads.ts";
import { filingStatus } from "../amounts/filing-status.ts";
import { dollars } from "../amounts/money.ts";
import type { Quotation } from "../schema.ts";
import { ownText, type Statute, type StatuteUnit } from "../statute/statute.ts";
import type { AskedYear } from "../years/year.ts";
import { isWithin } from "../statute/citations.ts";

/** Tax years that an item is for, inclusive; null for an open end. */
export interface ItemYears {
  first: number | null;
  last: number | null;
}

const SAME = /\b(?:in|during|for) (?:calendar year |taxable year |tax year )?((?:19|20)\d\d)\b/;
const AFTER = /\bafter (?:December 31, |calendar year )?((?:19|20)\d\d)\b/;
const BEFORE = /\bbefore (?:January 1, |calendar year )?((?:19|20)\d\d)\b/;
const FIGURE = /\$[\d,]*\d(?:\.\d+)?|\b\d+(?:\.\d+)?[ -]percent(?:age points?)?/;
const PER_YEAR =
  /\b(\d{3}) percent of the dollar amount in effect\b.*\bpreceding (?:calendar|taxable) year\b/;

/** The years that an item names with a figure; null when it names none. */
export function yearsOfItem(text: string): ItemYears | null {
  if (!FIGURE.test(text)) return null;
  const same = SAME.exec(text)?.[1];
  const after = AFTER.exec(text)?.[1];
  const before = BEFORE.exec(text)?.[1];
  if (!after && !before) return same ? { first: Number(same), last: Number(same) } : null;
  return { first: after ? Number(after) + 1 : null, last: before ? Number(before) - 1 : null };
}

function holds({ first, last }: ItemYears, year: number): boolean {
  return (first === null || first <= year) && (last === null || year <= last);
}

interface YearItem {
  unit: StatuteUnit;
  text: string;
  years: ItemYears;
}

/** Lists of the section with at least two items that name years and figures. */
export function yearLists(statute: Statute): YearItem[][] {
  return statute.units.flatMap((parent) => {
    const items = parent.children.flatMap((child) => {
      const unit = statute.units[child]!;
      const text = ownText(statute, unit);
      const years = yearsOfItem(text);
      return years ? [{ unit, text, years }] : [];
    });
    return items.length > 1 && items.length === parent.children.length ? [items] : [];
  });
}

/** The item for the year asked, of a list that stands in or beside what decides the answer, or defines a term of it. */
export function yearListLead(
  statute: Statute,
  { quoted, question }: { quoted: Quotation[]; question: string },
  { year }: AskedYear,
): Lead | null {
  for (const list of yearLists(statute)) {
    const item = list.find(({ years }) => holds(years, year));
    if (!item || !isAbout(statute, item.unit, quoted)) continue;
    const part = statute.quotable.parts[item.unit.index]!;
    const figure = figureFor(item, list, year);
    if (!figure) continue;
    const half = filingStatus(question) === "separate" ? halfOf(figure, quoted) : null;
    return {
      text: `For ${year}: ${figure}${half ?? ""} (${part.citation}).`,
      quotations: item.unit.runs.map(({ start, end }) => ({
        ...{ quotable: statute.quotable, part: item.unit.index },
        range: { start, end },
      })),
      warnings: [],
      confidence: 0.9,
      decides: false,
    };
  }
  return null;
}

const HALF_SEPARATE = /\bhalf the [a-z ]+ in the case of a married individual filing a separate return\b/;

/** ", half of it, $20,200, on a separate return", where the words that use the figure say so. */
function halfOf(figure: string, quoted: Quotation[]): string | null {
  const [whole] = /^\$[\d,]*\d(?:\.\d+)?/.exec(figure) ?? [];
  if (!whole || !quoted.some(({ text }) => HALF_SEPARATE.test(text))) return null;
  const half = Math.round((Number(whole.slice(1).replaceAll(",", "")) * 100) / 2);
  return `, and half of it, ${dollars(half)}, for a married person filing separately`;
}

/** Whether the list is quoted, or defines a term that the quoted words use. */
function isAbout(statute: Statute, item: StatuteUnit, quoted: Quotation[]): boolean {
  const parent = statute.units.find(({ children }) => children.includes(item.index));
  if (!parent) return false;
  const cite = statute.quotable.parts[parent.index]!.citation;
  if (quoted.some(({ citation }) => isWithin(citation, cite))) return true;
  const term =
    /\bterm “([^”]+)” means|, the ([a-z ]+?) (?:shall be|is)—?$/.exec(ownText(statute, parent).trim()) ?? [];
  const named = (term[1] ?? term[2])?.replace(/s$/, "");
  return (
    named !== undefined &&
    named.includes(" ") &&
    quoted.slice(0, 4).some(({ text }) => text.toLowerCase().includes(named.toLowerCase()))
  );
}

/** "$10,000", or "$40,804 = $40,400 × 1.01" where each year's amount is a percentage of the year before. */
function figureFor({ text, years }: YearItem, list: YearItem[], year: number): string | null {
  const grows = PER_YEAR.exec(text)?.[1];
  if (!grows) return FIGURE.exec(text)?.[0] ?? null;
  const before = list.find((other) => other.years.last === (years.first ?? 0) - 1);
  const money = before && /\$([\d,]+)/.exec(before.text)?.[1];
  if (!money || years.first === null) return null;
  const base = Number(money.replaceAll(",", "")) * 100;
  const steps = year - years.first + 1;
  let hundredths = BigInt(base);
  for (let step = 0; step < steps; step++) hundredths *= BigInt(grows);
  const cents = Number(hundredths / BigInt(100) ** BigInt(steps));
  const factor = ` × ${Number(grows) / 100}`.repeat(steps);
  return `${dollars(cents)} = ${dollars(base)}${factor}`;
}
