/** The figure of the year for an amount that a question names, or that only its base is held. */
import type { FilingStatus, Resolved } from "#modules/authority";
import { resolveHeld, wordsOf } from "../../statute/held-units.ts";
import type { Lead, LeadQuotation } from "../../leads.ts";
import { quotableLaw } from "../../quotable.ts";
import type { Warning } from "../../schema.ts";
import type { AskedYear } from "../../years/year.ts";
import { filingStatus, rowsFor, statusWords } from "../filing-status.ts";
import { gainsLead } from "../gains.ts";
import { paperQuotation } from "../paper-quotation.ts";
import { paperFor } from "../papers.ts";
import { amountsAsked } from "./matching.ts";
import { namedAmounts, type BaseFigure, type NamedAmount } from "./named-amount.ts";
import { publishedLead } from "./published-figure.ts";
import { rateTableAnswer } from "./rate-table.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";
import { rowsOf, rowWords, type ChosenRow } from "./rows.ts";

const CONFIDENCE = { row: 0.94, base: 0.82 };

/** Null when the question names no amount, or the library does not hold its unit. */
export async function namedAnswer(request: NamedRequest): Promise<NamedAnswer | null> {
  const rates = await rateTableAnswer(request);
  if (rates) return rates;
  const amounts = amountsAsked(namedAmounts(), request.question);
  const found = await Promise.all(amounts.map((amount) => answerFor(amount, request)));
  const held = found.filter((one) => one !== null);
  if (held.length === 0) return null;
  const units = held.flatMap((one) => one.units);
  const isFirst = ({ citation }: Resolved, at: number) =>
    units.findIndex((other) => other.citation === citation) === at;
  return { leads: held.flatMap(({ leads }) => leads), units: units.filter(isFirst) };
}

async function answerFor(amount: NamedAmount, request: NamedRequest): Promise<NamedAnswer | null> {
  const units = await basesHeld(amount, request);
  if (!units) return null;
  const figure = (await rowLead(amount, request)) ?? (await publishedLead(amount, request));
  const base = await baseOf(amount, { request, units, hasFigure: figure !== null });
  if (!figure) return base ? { leads: [base], units } : null;
  const lead = {
    ...figure,
    text: [figure.text, base?.text].filter(Boolean).join(" "),
    quotations: [...figure.quotations, ...(base?.quotations ?? [])],
    warnings: base?.warnings.filter(({ kind }) => kind === "base_amount") ?? [],
  };
  return { leads: [lead], units };
}

/** The units that state the amount; null when one is not held or no longer says its figure. */
async function basesHeld(
  { bases }: NamedAmount,
  { authority, actor }: NamedRequest,
): Promise<Resolved[] | null> {
  const units: Resolved[] = [];
  for (const { unit, money } of bases) {
    const held = await resolveHeld(authority, actor, unit);
    if (!held || (money && !wordsOf(held).includes(money))) return null;
    units.push(held);
  }
  return units;
}

async function rowLead(amount: NamedAmount, request: NamedRequest): Promise<Lead | null> {
  const { question, asked, authority, actor } = request;
  const sections = [...new Set(amount.rows.map(({ unit }) => /^26 USC [^(]+/.exec(unit)![0]))];
  const stated = await authority.amounts(actor, sections);
  const ofYear = stated.filter(({ taxYear, bracket }) => taxYear === asked.year && !bracket);
  const chosen = rowsOf(amount, { rows: ofYear, question });
  const status = filingStatus(question);
  const rows = rowsFor(
    chosen.map((one) => ({ ...one, status: one.row.status })),
    chosen.some(({ row }) => row.status) ? status : null,
  );
  if (rows.length === 0) return null;
  const papers = new Map<string, Resolved["document"]>();
  for (const { row } of rows)
    if (!papers.has(row.paper)) papers.set(row.paper, (await authority.resolve(actor, row.paper)).document);
  const gains = gainsLead({ question, year: asked.year, papers, rows: rows.map(({ row }) => row) });
  if (gains) return gains;
  const figures = rows.map((one) => rowWords(one, { year: asked.year, paper: papers.get(one.row.paper)! }));
  const said = `or ${asked.year}, ${amount.name}: ${[...new Set(figures)].join("; ")}${sourceOf(rows, amount)}.`;
  const still = stillStated(question, rows);
  return {
    text: still === null ? `F${said}` : `${still ? "Yes" : "No"}: f${said}`,
    quotations: rows.map(({ row }) => paperQuotation(papers.get(row.paper)!, row)),
    warnings: [],
    confidence: CONFIDENCE.row,
  };
}

/** Whether a figure that the question supposes ("is it still 18,000?") is the year's; null when it supposes none. */
function stillStated(question: string, rows: ChosenRow[]): boolean | null {
  const [, figure] =
    /^(?:is|are|isn't|aren't)\b.*?\$?(\d{1,3}(?:,\d{3})+)[^,]*$/i.exec(question.trim()) ?? [];
  if (!figure) return null;
  return rows.some(({ row }) => row.cents === Number(figure.replaceAll(",", "")) * 100);
}

/** " (26 USC 2503(b)(1); Rev. Proc. 2025-32, § 4.42)" */
function sourceOf(rows: ChosenRow[], { bases }: NamedAmount): string {
  const [first] = rows as [ChosenRow];
  const pins = [...new Set(rows.map(({ row }) => `${row.paper}, ${row.pin}`))];
  return ` (${bases[0]?.unit ?? first.row.unit}; ${pins.join("; ")})`;
}

interface BaseRequest {
  request: NamedRequest;
  units: Resolved[];
  hasFigure: boolean;
}

/** What the Code itself says, that it is adjusted and by what, and which paper would state the year's figure. */
async function baseOf(amount: NamedAmount, { request, units, hasFigure }: BaseRequest): Promise<Lead | null> {
  const { name, bases, indexedBy, since, firstAdjusted } = amount;
  const { asked, authority, actor } = request;
  const indexing = indexedBy ? await resolveHeld(authority, actor, indexedBy) : null;
  if (indexedBy && !indexing) return null;
  const stated = basesFor(bases, filingStatus(request.question));
  const paper = amount.paper
    ? amount.paper.replaceAll("{year}", `${asked.year}`).replaceAll("{before}", `${asked.year - 1}`)
    : paperFor(/^26 USC (\w+(?:-\d+)?)/.exec(bases[0]!.unit)![1]!, asked.year);
  const missing = `The amount for ${asked.year} is not in this library: it stands in ${paper}.`;
  if (!indexedBy && amount.paper) return hasFigure ? null : unknown(amount, missing);
  const itself = stated
    .map((base) => `${base.unit} ${hasFigure ? "itself " : ""}says ${base.money}${forWhat(base)}`)
    .join("; ");
  if (
    !indexedBy ||
    (firstAdjusted !== null && asked.year < firstAdjusted && (since === null || asked.year >= since))
  )
    return hasFigure || stated.length === 0 ? null : unadjusted(amount, { asked, units, indexing });
  const from = since !== null && asked.year < since ? `, for years from ${since} on` : "";
  const base =
    stated.length > 0 ? `${itself}${from}. Adjusted each year: this is the base (${indexedBy}).` : "";
  const adjusts =
    stated.length > 0
      ? ""
      : indexedBy === bases[0]!.unit
        ? `it is set for each year (${indexedBy}).`
        : `the amounts of ${bases[0]!.unit} are adjusted each year: this is the base (${indexedBy}).`;
  const warnings: Warning[] = [
    ...(base ? [{ kind: "base_amount" as const, text: base, citation: indexedBy }] : []),
    { kind: "not_in_library" as const, text: missing, citation: indexedBy },
  ];
  const parts = hasFigure ? [base] : [`${capital(name)}: ${base || adjusts}`, missing];
  return {
    text: parts.filter(Boolean).join(" "),
    quotations: [wholeQuotation(indexing!)],
    warnings,
    confidence: CONFIDENCE.base,
  };
}

/** Figures of the Code for a filing status; those of no status are for all. */
function basesFor(bases: BaseFigure[], status: FilingStatus | null): BaseFigure[] {
  const stated = bases.filter(({ money }) => money !== null);
  const own = status ? stated.filter((base) => base.status === null || base.status === status) : stated;
  return own.length > 0 ? own : stated;
}

/** " for joint returns and surviving spouses", " (earned income with one qualifying child)" */
function forWhat({ status, of }: BaseFigure): string {
  if (status) return ` for ${statusWords(status)}`;
  return of ? ` (${of})` : "";
}

/** A rate that the Code leaves to a yearly paper. */
function unknown({ name, bases }: NamedAmount, missing: string): Lead {
  const warnings: Warning[] = [{ kind: "not_in_library", text: missing, citation: bases[0]!.unit }];
  const text = `${capital(name)} is set by a paper of each year (${bases[0]!.unit}). ${missing}`;
  return { text, quotations: [], warnings, confidence: CONFIDENCE.base };
}

/** An amount that is not adjusted, or not yet: the Code's own is the year's. */
function unadjusted(
  { name, bases, indexedBy, firstAdjusted }: NamedAmount,
  { asked, indexing }: { asked: AskedYear; units: Resolved[]; indexing: Resolved | null },
): Lead {
  const figures = bases
    .filter(({ money }) => money !== null)
    .map((base) => `${base.money}${forWhat(base)} (${base.unit})`);
  const later = indexedBy ? ` It is adjusted only for years from ${firstAdjusted} on (${indexedBy}).` : "";
  return {
    text: `For ${asked.year}, ${name}: ${figures.join("; ")}.${later}`,
    quotations: indexing ? [wholeQuotation(indexing)] : [],
    warnings: [],
    confidence: CONFIDENCE.row,
  };
}

/** The first run of words of a unit. */
function wholeQuotation({ document, unit }: Resolved): LeadQuotation {
  const quotable = quotableLaw(document);
  const { start, end } = document.structure.units[unit]!;
  const line = document.text.slice(start, end);
  const lines = line.split("\n");
  const words = lines.find((one) => /\bshall\b|\bincreased\b/.test(one)) ?? lines.toSorted(longestFirst)[0]!;
  const at = start + line.indexOf(words);
  const trimmed = words.trim();
  const from = at + words.indexOf(trimmed);
  return { quotable, part: unit, range: { start: from, end: from + trimmed.length } };
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
