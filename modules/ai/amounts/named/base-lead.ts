/** What the Code itself says of a named amount: its base, what adjusts it, and which paper would state the year's. */
import { sentencesOf, type FilingStatus, type Resolved } from "#modules/authority";
import type { Lead, LeadQuotation } from "../../leads.ts";
import { rankingProfile } from "../../profile.ts";
import { quotableLaw } from "../../quotable.ts";
import { countWords } from "../../quoting/length.ts";
import type { Warning } from "../../schema.ts";
import { trimmed } from "../../readers/lines.ts";
import { resolveHeld } from "../../statute/held-units.ts";
import type { AskedYear } from "../../years/year.ts";
import { filingStatus, statusWords } from "../filing-status.ts";
import { missingAmount, paperFor } from "../papers.ts";
import { formerFigure } from "./former-figure.ts";
import type { BaseFigure, NamedAmount } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";

const CONFIDENCE = { row: 0.94, base: 0.82 };

interface BaseRequest {
  request: NamedRequest;
  units: Resolved[];
  /** The year's own figure; null where none is held. */
  figure: Pick<Lead, "text"> | null;
}

/** What the Code itself says, that it is adjusted and by what, and which paper would state the year's figure. */
export async function baseOf(
  amount: NamedAmount,
  { request, units, figure }: BaseRequest,
): Promise<Lead | null> {
  const { name, bases, indexedBy, since, firstAdjusted } = amount;
  const { asked, authority, actor } = request;
  const hasFigure = figure !== null;
  const indexing = indexedBy ? await resolveHeld(authority, actor, indexedBy) : null;
  if (indexedBy && !indexing) return null;
  if (hasFigure && since !== null && asked.year < since) return null;
  const status = filingStatus(request.question);
  const stated = basesFor(bases, status);
  if (figure && saysNoMore(figure, { stated, status })) return null;
  const paper = amount.paper
    ? amount.paper.replaceAll("{year}", `${asked.year}`).replaceAll("{before}", `${asked.year - 1}`)
    : paperFor(/^26 USC (\w+(?:-\d+)?)/.exec(bases[0]!.unit)![1]!, asked.year);
  const missing = missingAmount(paper, asked);
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

/** Whether the base is the year's figure as well, or none of the filing status that is asked for. */
export function saysNoMore(
  { text }: Pick<Lead, "text">,
  { stated, status }: { stated: BaseFigure[]; status: FilingStatus | null },
): boolean {
  if (stated.length === 0) return false;
  const isOfOthers =
    status !== null && stated.every((base) => base.status !== null && base.status !== status);
  return isOfOthers || stated.every(({ money }) => text.includes(money!));
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

/** The first run of words of a unit; of a long one its first sentence, which is marked as a part. */
export function wholeQuotation({ document, unit }: Resolved): LeadQuotation {
  const quotable = quotableLaw(document);
  const { start, end } = document.structure.units[unit]!;
  const line = document.text.slice(start, end);
  const lines = line.split("\n");
  // A heading may speak of increased amounts as well.
  const words = lines.find((one) => /\bshall\b/.test(one)) ?? lines.toSorted(longestFirst)[0]!;
  const at = start + line.indexOf(words);
  const own = words.trim();
  const from = at + words.indexOf(own);
  const whole = { start: from, end: from + own.length };
  const { briefRunWords } = rankingProfile().selection.quotation;
  const isLong = countWords(own) > briefRunWords;
  const range = (isLong && sentencesOf(document.text, whole)[0]) || whole;
  return { quotable, part: unit, range: trimmed(document.text, range) };
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
