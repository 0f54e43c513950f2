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
import { formerFigure, type FormerFigure } from "./former-figure.ts";
import { filingYear } from "./filing-year.ts";
import { amountsAsked } from "./matching.ts";
import { namedAmounts, unitFor, type BaseFigure, type NamedAmount } from "./named-amount.ts";
import { publishedLead } from "./published-figure.ts";
import { rateTableAnswer } from "./rate-table.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";
import { rowsOf, rowWords, type ChosenRow } from "./rows.ts";
import { bracketAnswer } from "./bracket-answer.ts";
import { totalOf, sumsAsked, workedProduct } from "./worked.ts";

const CONFIDENCE = { row: 0.94, base: 0.82 };

/** Null when the question names no amount, or the library does not hold its unit. */
export async function namedAnswer(request: NamedRequest): Promise<NamedAnswer | null> {
  const rates = (await bracketAnswer(request)) ?? (await rateTableAnswer(request));
  if (rates) return rates;
  const sums = sumsAsked(request.question);
  const all = namedAmounts();
  const amounts =
    sums.length > 0
      ? sums.flatMap((id) => all.filter((one) => one.id === id))
      : withCompanions(amountsAsked(all, request.question), request.question);
  const found = await Promise.all(amounts.map((amount) => answerFor(amount, request)));
  const held = found.filter((one) => one !== null);
  if (held.length === 0) return null;
  const units = held.flatMap((one) => one.units);
  const isFirst = ({ citation }: Resolved, at: number) =>
    units.findIndex((other) => other.citation === citation) === at;
  const leads = held.flatMap((one) => one.leads);
  const total = sums.length > 1 ? totalOf(sums, { question: request.question, leads }) : null;
  const [first, ...others] = leads;
  const led = total ? [{ ...first!, text: `${total} ${first!.text}` }, ...others] : leads;
  return { leads: led, units: units.filter(isFirst) };
}

const ONLY_CATCH_UP =
  /\bcatch[- ]?up (?:contributions?|amounts?|limits?)\b|\b(?:is|are) (?:the |my )?catch[- ]?ups?\b/i;

/** Elective deferrals beside the catch-up that comes on top of them. */
function withCompanions(amounts: NamedAmount[], question: string): NamedAmount[] {
  const has = (id: string) => amounts.some((one) => one.id === id);
  if (!has("catch-up") || has("elective-deferrals") || ONLY_CATCH_UP.test(question)) return amounts;
  return [...namedAmounts().filter(({ id }) => id === "elective-deferrals"), ...amounts];
}

async function answerFor(amount: NamedAmount, asked: NamedRequest): Promise<NamedAnswer | null> {
  const request = { ...asked, asked: filingYear(amount, asked) };
  const units = await basesHeld(amount, request);
  if (!units) return null;
  const former = formerFigure(amount.former, request.asked.year);
  if (former?.money === null) return { leads: [withoutFigure(amount, former, request.asked)], units };
  const figure = (await rowLead(amount, request)) ?? (await publishedLead(amount, request));
  const base = await baseOf(amount, { request, units, hasFigure: figure !== null });
  if (!figure) return base ? { leads: [withProduct(base, amount, request.question)], units } : null;
  const lead = {
    ...figure,
    text: [figure.text, workedProduct(amount.id, request.question, figure.text), base?.text]
      .filter(Boolean)
      .join(" "),
    quotations: [...figure.quotations, ...(base?.quotations ?? [])],
    warnings: base?.warnings.filter(({ kind }) => kind === "base_amount") ?? [],
  };
  return { leads: [lead], units };
}

/** An amount that is not adjusted, with the sum of it that is asked for. */
function withProduct(base: Lead, { id }: NamedAmount, question: string): Lead {
  const isFigure = base.text.startsWith("For ") && base.warnings.length === 0;
  const product = isFigure ? workedProduct(id, question, base.text) : null;
  return product ? { ...base, text: `${base.text} ${product}` } : base;
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
  const said = `or ${asked.year}, ${amount.name}: ${[...new Set(figures)].join("; ")}${sourceOf(rows, amount, status)}.`;
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
function sourceOf(rows: ChosenRow[], { bases }: NamedAmount, status: FilingStatus | null): string {
  const [first] = rows as [ChosenRow];
  // Of several rows the one that the question means: its own unit.
  const unit = first.named.asked ? first.row.unit : unitFor(bases, status);
  const pins = [...new Set(rows.map(({ row }) => `${row.paper}, ${row.pin}`))];
  return ` (${unit}; ${pins.join("; ")})`;
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
  if (hasFigure && since !== null && asked.year < since) return null;
  const stated = basesFor(bases, filingStatus(request.question));
  const paper = amount.paper
    ? amount.paper.replaceAll("{year}", `${asked.year}`).replaceAll("{before}", `${asked.year - 1}`)
    : paperFor(/^26 USC (\w+(?:-\d+)?)/.exec(bases[0]!.unit)![1]!, asked.year);
  const missing = `The amount for ${asked.year} is not in this library: it stands in ${paper}.`;
  const former = formerFigure(amount.former, asked.year);
  if (former?.money && indexing)
    return formerLead(amount, { ...former, money: former.money, missing, indexing, year: asked.year });
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

interface FormerRequest {
  unit: string;
  money: string;
  missing: string;
  indexing: Resolved;
  year: number;
}

/** The base of a year whose words have changed since, and that it was adjusted. */
function formerLead({ name, indexedBy }: NamedAmount, request: FormerRequest): Lead {
  const { unit, money, missing, indexing, year } = request;
  const isAdjusted = !money.includes("not adjusted");
  const base = `${unit} then said ${money}${isAdjusted ? `, adjusted each year: this is the base (${indexedBy}).` : "."}`;
  return {
    text: [`For ${year}, ${name}: ${base}`, isAdjusted ? missing : ""].filter(Boolean).join(" "),
    quotations: [wholeQuotation(indexing)],
    warnings: isAdjusted ? [{ kind: "base_amount", text: base, citation: indexedBy! }] : [],
    confidence: CONFIDENCE.base,
  };
}

/** A year before the amount was enacted, or after its end. */
function withoutFigure(
  { name }: NamedAmount,
  { unit, from, to }: FormerFigure,
  { year, today }: AskedYear,
): Lead {
  const isOver = to > today;
  const bounds = isOver ? `only for years before ${from}` : `only for years from ${to + 1} on`;
  const text = `For ${year} there is none: ${unit} is ${bounds} (${name}).`;
  const warnings: Warning[] = [{ kind: isOver ? "ended" : "not_yet", text, citation: unit }];
  return { text, quotations: [], warnings, confidence: CONFIDENCE.base };
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
  const text = `A paper of each year sets ${name} (${bases[0]!.unit}). ${missing}`;
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
  // A heading may speak of increased amounts as well.
  const words = lines.find((one) => /\bshall\b/.test(one)) ?? lines.toSorted(longestFirst)[0]!;
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
