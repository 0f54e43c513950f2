/** The year's own amounts in a practice note that states a base: "$19,000 for 2026; $10,000 as the base". */
import type { Authority, Resolved, StatedAmountRow } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { baseAmountsOf } from "../amounts/base-amounts.ts";
import { yearOf } from "../amounts/due-years.ts";
import { dollars } from "../amounts/money.ts";
import { namedAmounts, type NamedAmount } from "../amounts/named/named-amount.ts";
import { publishedAlone } from "../amounts/named/published-figure.ts";
import { rowsOf } from "../amounts/named/rows.ts";
import { paperQuotation } from "../amounts/paper-quotation.ts";
import type { LeadQuotation } from "../leads.ts";
import { quotableLaw } from "../quotable.ts";
import type { Warning } from "../schema.ts";
import { isWithin } from "../statute/citations.ts";
import { wordsOf } from "../statute/held-units.ts";

export interface YearFigures {
  text: string;
  figures: YearFigure[];
}

export interface YearFigure {
  /** "$19,000" */
  money: string;
  /** Says which base it stands in place of, by which paper. */
  warning: Warning;
  /** The paper's words. */
  quotation: LeadQuotation;
}

interface FigureRequest {
  year: number;
  /** The note's units. */
  held: Resolved[];
  authority: Pick<Authority, "amounts" | "resolve">;
  actor: Actor;
}

const MONEY = /\$\d+(?:,\d{3})*(?:\.\d+)?/g;
/** How notes mark a base, up to a few words behind the amount. */
const MARK =
  /^((?: (?!bases\b)[a-z-]+){0,3}?)(?:,? (?:as the )?base\b(?:,? \(?(?:both )?adjusted(?: each year)?\)?)?| \((?:(?:as )?(?:the )?base, )?adjusted(?: each year)?\)|, adjusted each year(?: after 20\d\d)?)/;

/**
 * Only where the papers held have one amount for the unit and the year, or a publication states it alone; the rest of the
 * sentences stays as it is.
 */
export async function withYearFigures(text: string, request: FigureRequest): Promise<YearFigures> {
  const { held, authority, actor } = request;
  const result: YearFigures = { text, figures: [] };
  if (!/\bbase\b|\badjusted\b/.test(text)) return result;
  const sections = [...new Set(held.map(({ document }) => document.citation))];
  const rows = await authority.amounts(actor, sections);
  for (const base of new Set(text.match(MONEY))) {
    const found = (await ofRow(base, rows, request)) ?? (await ofPublication(base, request));
    const stated =
      found && stating(result.text, { base, figure: found.money, year: found.year, of: request.year });
    if (!stated) continue;
    result.text = stated;
    const { money, year, unit, source, quotation } = found;
    const said = `For ${year} it is ${money} in place of ${base} (${unit}; ${source}).`;
    result.figures.push({ money, warning: { kind: "base_amount", text: said, citation: unit }, quotation });
  }
  return result;
}

interface Found {
  money: string;
  year: string;
  /** The unit that states the base. */
  unit: string;
  /** "Rev. Proc. 1, § 1" */
  source: string;
  quotation: LeadQuotation;
}

async function ofRow(base: string, rows: StatedAmountRow[], request: FigureRequest): Promise<Found | null> {
  const row = rowOf(base, rows, request);
  if (!row) return null;
  const { document } = await request.authority.resolve(request.actor, row.paper);
  return {
    money: dollars(row.cents!),
    year: yearOf(row.unit, request.year),
    unit: row.unit,
    source: `${row.paper}, ${row.pin}`,
    quotation: paperQuotation(document, row),
  };
}

/** What a publication states of the first amount with a name whose base this is. */
async function ofPublication(base: string, { year, held, ...request }: FigureRequest): Promise<Found | null> {
  for (const amount of namedAmounts()) {
    const own = amount.bases.find(({ money }) => money === base);
    if (!own || !isBaseOf(amount, base, held)) continue;
    const found = await publishedAlone(amount, { ...request, year });
    if (found && found.money !== base)
      return { ...found, year: String(year), unit: own.unit, source: found.document };
  }
  return null;
}

/** The year's one amount for this base; null without one, with several, and when it is the base itself. */
function rowOf(base: string, rows: StatedAmountRow[], { held, year }: FigureRequest): StatedAmountRow | null {
  const ofYear = rows.filter(
    ({ taxYear, status, bracket, cents }) =>
      taxYear === year && status === null && !bracket && cents !== null,
  );
  const row = namedRow(base, ofYear, held) ?? onlyOf(rowsOfUnits(base, ofYear, held));
  return row && dollars(row.cents!) !== base ? row : null;
}

/** The one figure, yearly caps aside, of the first amount with a name whose base this is, in the order of the data. */
function namedRow(base: string, rows: StatedAmountRow[], held: Resolved[]): StatedAmountRow | null {
  for (const amount of namedAmounts()) {
    if (!isBaseOf(amount, base, held)) continue;
    const chosen = rowsOf(amount, { rows, question: "" }).map(({ row }) => row);
    if (chosen.length > 0) return onlyOf(chosen.filter(({ label }) => !/\bmaximum\b/i.test(label)));
  }
  return null;
}

function onlyOf([first, ...others]: StatedAmountRow[]): StatedAmountRow | null {
  return first && others.every(({ cents }) => cents === first.cents) ? first : null;
}

/** Whether a unit of the note is one that states the amount, and the base is the amount's own. */
function isBaseOf({ bases }: NamedAmount, base: string, held: Resolved[]): boolean {
  return bases.some(({ unit, money }) =>
    held.some((one) => {
      if (!isWithin(unit, citeOf(one)) && !isWithin(citeOf(one), unit)) return false;
      return money ? money === base : wordsOf(one).includes(base);
    }),
  );
}

/** Rows of the unit that states the base, or of one above it or below it. */
function rowsOfUnits(base: string, rows: StatedAmountRow[], held: Resolved[]): StatedAmountRow[] {
  const units = held.flatMap((one) =>
    baseAmountsOf(one.document, (citation) => isWithin(citation, citeOf(one)))
      .filter(({ money }) => money.includes(base))
      .map(({ unit }) => unit),
  );
  return rows.filter(({ unit }) =>
    units.some((own) => isWithin(unit, own) || (isPin(unit) && isWithin(own, unit))),
  );
}

const OF_YEAR = /\bfor (?:19|20)\d\d[:,]/gi;

/** Where a text that tells of several years, "For 2024: … For 2026: …", speaks of this one; else its beginning. */
function sentenceOf(text: string, year: number): number {
  const told = [...text.matchAll(OF_YEAR)];
  if (told.length < 2) return 0;
  return told.find(([said]) => said.includes(String(year)))?.index ?? text.length;
}

/** Null where the text does not mark the amount as a base. */
function stating(
  text: string,
  { base, figure, year, of }: { base: string; figure: string; year: string; of: number },
): string | null {
  const at = text.indexOf(base, sentenceOf(text, of));
  if (at < 0) return null;
  const [marked, between = ""] = MARK.exec(text.slice(at + base.length)) ?? [];
  if (marked === undefined) return null;
  if (text[at - 1] === "(") return `${text.slice(0, at)}${figure} for ${year}; ${text.slice(at)}`;
  const after = text.slice(at + base.length + marked.length);
  return `${text.slice(0, at)}${figure}${between} for ${year} (${base} as the base, adjusted each year)${after}`;
}

/** Asked for each amount with a name. */
const cited = new WeakMap<Resolved, string>();

function citeOf(one: Resolved): string {
  const known = cited.get(one);
  if (known !== undefined) return known;
  const citation = quotableLaw(one.document).parts[one.unit]!.citation;
  cited.set(one, citation);
  return citation;
}

function isPin(citation: string): boolean {
  return citation.includes("(");
}
