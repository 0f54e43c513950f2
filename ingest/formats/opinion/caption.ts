/** What the caption of a Tax Court opinion says: names, dockets, date, judge. */
import { findCitations, formatCitation, parseCitation } from "#modules/authority";
import type { Paragraph } from "./paragraphs.ts";
import { titleCase } from "./headings.ts";

export interface Caption {
  /** "Carl B. Barney v. Commissioner" */
  caseName: string;
  dockets: string[];
  /** ISO date of filing. */
  filed: string | null;
  /** Whether all judges reviewed it. */
  reviewed: boolean;
}

export const DOCKET = /\b\d{1,5}-\d{2}[A-Z]{0,2}\b/g;
const FILED = /Filed\s+([A-Z][a-z]+ \d{1,2}, \d{4})/;

/** @param paragraphs from the names down to the line with the dockets, inclusive */
export function readCaption(paragraphs: readonly Paragraph[]): Caption {
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines.map((line) => line.text));
  const docketAt = lines.findIndex((text) => /^Docket Nos?\./.test(text));
  const names = lines.slice(0, docketAt < 0 ? lines.length : docketAt);
  const docketLines = docketAt < 0 ? [] : lines.slice(docketAt);
  const joined = docketLines.join(" ");
  return {
    caseName: caseNameOf(names),
    dockets: [...new Set(joined.match(DOCKET) ?? [])],
    filed: isoDate(FILED.exec(joined)?.[1]),
    reviewed: names.some((text) => /^REVIEWED$/.test(text)),
  };
}

const IGNORED =
  /^(?:United States Tax Court|UNITED STATES TAX COURT|REVIEWED|[_—–-]{3,}|(?:\d+ )?T\.\s?C\..*|\d+ T\.C\..*|REPORTS|OF THE)$/;

/** Petitioners v. Commissioner, as the cover names them. */
export function caseNameOf(names: readonly string[]): string {
  const words = names
    .filter((text) => !IGNORED.test(text))
    .join(" ")
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, "");
  const [first = ""] = words.split(/,?\s*\bpetitioners?\b|\bv\.\s/i);
  const petitioner = first.replace(/,\s*\d?\s*$/, "").trim();
  return petitioner === "" ? "" : `${titleCase(petitioner)} v. Commissioner`;
}

/** "December 30, 2025" → "2025-12-30" */
export function isoDate(written: string | undefined): string | null {
  const time = Date.parse(`${written ?? ""} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

const JUDGE = /^([A-Z][A-Z.'’ ]+?),\s+(?:(?:Chief|Senior|Special Trial)\s+)*Judge\b/;

/** "Weiler" of "WEILER, Judge: This case …" */
export function judgeOf(text: string): string | null {
  const name = JUDGE.exec(text)?.[1];
  return name === undefined ? null : titleCase(name);
}

/** The opinion's own citation on its cover: "165 T.C. No. 7", "T.C. Memo. 2025-133"; null for any other line. */
export function ownCitation(text: string): string | null {
  const cited = parseCitation(text);
  const isAlone = findCitations(text).length === 1 && text.length < 60;
  return cited?.kind === "tax-court" && isAlone ? formatCitation({ ...cited, path: [] }) : null;
}
