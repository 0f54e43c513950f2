/**
 * What an answer says before its own bottom line: amounts of the year and warnings about the year, each with the words
 * of law behind it.
 */
import type { Range } from "#modules/authority/schema";
import type { Draft } from "./drafting.ts";
import type { Quotable } from "./quotable.ts";
import { endsUnfinished } from "./quoting/omissions.ts";
import type { Warning } from "./schema.ts";

/** Words that a lead rests on: a range within one part of a document. */
export interface LeadQuotation {
  quotable: Quotable;
  /** Index into `quotable.parts`. */
  part: number;
  range: Range;
}

export interface Lead {
  /** One or two whole sentences in the product's own words, without quotation marks. */
  text: string;
  quotations: LeadQuotation[];
  warnings: Warning[];
  /** The chance that the lead is right, 0 to 1; that of the answer when absent. */
  confidence?: number;
  /** False when the answer's own bottom line may still stand beside it; default true. */
  decides?: boolean;
}

/** The leads' sentences as one paragraph; null without any. */
export function leadText(leads: readonly Lead[]): string | null {
  const sentences = leads.map(({ text }) => text.trim()).filter(Boolean);
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** Whether a lead only remarks on amounts that the answer quotes and no one asked for. */
export function isNote({ decides, warnings }: Lead): boolean {
  const remarks = ["base_amount", "not_in_library"];
  return decides === false && warnings.length > 0 && warnings.every(({ kind }) => remarks.includes(kind));
}

/** Notes one by one, each with those of its quotations that the draft does not hold yet. */
export function writeNotes(draft: Draft, notes: readonly Lead[]): void {
  for (const { text, warnings, quotations } of notes) {
    draft.line(`- ${text || warnings.map((warning) => warning.text).join(" ")}`);
    const held = draft.toString();
    const isNew = ({ quotable, range }: LeadQuotation) =>
      !held.includes(`“${quotable.text.slice(range.start, range.end)}”`);
    for (const line of new Set(quotations.filter(isNew).map((one) => quotationLine(draft, one))))
      draft.line(line);
  }
}

/** Quotes what the leads rest on, each once, and states the warnings that no lead's text holds. */
export function writeLeads(draft: Draft, leads: readonly Lead[]): void {
  const said = leadText(leads) ?? "";
  const warnings = leads.flatMap((lead) => lead.warnings).filter(({ text }) => !said.includes(text));
  for (const text of new Set(warnings.map((warning) => warning.text))) draft.line(`\n${text}`);
  const lines = leads.flatMap((lead) => quotationLines(draft, lead.quotations));
  if (lines.length > 0) draft.line("");
  for (const line of new Set(lines)) draft.line(line);
}

/** A line each; rows of one table stand together below its head. */
function quotationLines(draft: Draft, quotations: readonly LeadQuotation[]): string[] {
  return quotations.flatMap((quotation, at) => {
    const { quotable, part, range } = quotation;
    if (!isRow(quotation)) return [quotationLine(draft, quotation)];
    const [before, after] = [quotations[at - 1], quotations[at + 1]];
    const isOfSameTable = (one: LeadQuotation | undefined) =>
      one !== undefined && isRow(one) && one.quotable === quotable && one.part === part;
    const isCut = !isOfSameTable(after) && hasOtherRows(quotable.text, quotations, quotation);
    const mark = isCut ? ` … (${quotable.parts[part]!.citation})` : "";
    const row = `- ${draft.quote(quotable, range, draft.source(quotable, part))}${mark}`;
    if (isOfSameTable(before)) return [row];
    const head = headOfTable(quotable.text, range);
    return [
      `${labelOf(quotation)}:`,
      ...(head ? [`- ${draft.quote(quotable, head, draft.source(quotable, part))}`] : []),
      row,
    ];
  });
}

function isRow({ quotable, range }: LeadQuotation): boolean {
  return quotable.text.slice(range.start, range.end).includes("\t");
}

/** Whether the table has rows of figures beside those that are quoted. */
function hasOtherRows(text: string, quotations: readonly LeadQuotation[], { range }: LeadQuotation): boolean {
  const cells = (line: string) => line.split("\t").length;
  const own = cells(text.slice(range.start, range.end));
  const isQuoted = (start: number) => quotations.some((one) => one.range.start === start);
  const isOther = (start: number, end: number) =>
    start >= 0 &&
    end > start &&
    cells(text.slice(start, end)) === own &&
    /\d/.test(text.slice(start, end)) &&
    !isQuoted(start);
  const above = text.lastIndexOf("\n", range.start - 2) + 1;
  const below = text.indexOf("\n", range.end + 1);
  return isOther(above, range.start - 1) || isOther(range.end + 1, below < 0 ? text.length : below);
}

/** The first row of the table, where it has as many cells and names what stands in them. */
function headOfTable(text: string, row: Range): Range | null {
  const cells = text.slice(row.start, row.end).split("\t").length;
  let head: Range | null = null;
  for (let end = row.start - 1; end > 0;) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    const line = text.slice(start, end);
    if (line.split("\t").length !== cells) break;
    head = { start, end };
    end = start - 1;
  }
  // "Maximum 15% Rate Amount" is a head, "$49,450" is none.
  return head && !/\$|\d{3}/.test(text.slice(head.start, head.end)) ? head : null;
}

/** "26 USC 2503(b)(1), Exclusions from gifts" */
function labelOf({ quotable, part }: LeadQuotation): string {
  const { citation, heading } = quotable.parts[part]!;
  const words = heading?.trim().replace(/[.\s]+$/, "");
  // Parts of a publication are cited by their headings.
  return words && !citation.endsWith(words) ? `${citation}, ${words}` : citation;
}

function quotationLine(draft: Draft, quotation: LeadQuotation): string {
  const { quotable, part } = quotation;
  const { citation } = quotable.parts[part]!;
  const range = withoutNumber(quotable.text, citation, quotation.range);
  const quoted = draft.quote(quotable, range, draft.source(quotable, part));
  const isCut = endsUnfinished(quotable.text.slice(range.start, range.end)) || goesOn(quotation);
  const isWhole = begins(quotation) && !isItem(quotable.text, range);
  return `- ${labelOf(quotation)}: ${isWhole ? "" : "… "}${quoted}${isCut ? ` … (${citation})` : ""}`;
}

/** "(A) a citizen of the United States": below words that are not quoted with it. */
function isItem(text: string, { start }: Range): boolean {
  return /^\(\w{1,5}\)\s/.test(text.slice(start, start + 8));
}

/** Whether nothing but its number and heading stands before the words in their paragraph. */
function begins({ quotable, part, range }: LeadQuotation): boolean {
  const { text, parts } = quotable;
  const { start, heading } = parts[part]!;
  const before = text.slice(Math.max(text.lastIndexOf("\n", range.start - 1) + 1, start), range.start);
  const rest = before.replace(/^[\s.(]*\w{1,5}[.)]/, "").replace(heading?.trim() ?? "", "");
  return !/\p{L}/u.test(rest);
}

/** Whether the paragraph says more behind the words, such as the range of income of an amount. */
function goesOn({ quotable, part, range }: LeadQuotation): boolean {
  const { text, parts } = quotable;
  const next = text.indexOf("\n", range.end);
  const end = Math.min(next < 0 ? text.length : next, parts[part]!.end);
  return /\p{L}/u.test(text.slice(range.end, end));
}

/** The label ends with the unit's number: "§ 4.42(1): (1) For calendar year 2026" would say it twice. */
function withoutNumber(text: string, citation: string, { start, end }: Range): Range {
  const [own = "", number] = /^(\(\w{1,5}\))\s+(?=\S)/.exec(text.slice(start, end)) ?? [];
  return { start: number && citation.endsWith(number) ? start + own.length : start, end };
}
