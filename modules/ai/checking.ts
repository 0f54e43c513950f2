/**
 * The check that no quotation skips: whatever wrote the answer, each “quotation” [n] must stand in source n as
 * stored (`locate` of the library is the one comparison). What is shown is the stored text, never the model's.
 */
import { formatPath, locate, type SectionText } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import type { Quotation } from "./schema.ts";

/** A numbered source: a unit of a section. `index` points into `section.structure.units`. */
export interface Evidence {
  section: SectionText;
  unit: number;
  citation: string;
  url: string;
}

export interface CheckedAnswer {
  answer: string;
  quotations: Quotation[];
  /** Quotations that stand in no source; the lines that held them are gone. */
  rejected: number;
}

const CLOSING = /”\s*\[(\d{1,3})\]/g;

/** `sources` is numbered from 1. Lines with a quotation that cannot be found are dropped whole. */
export function checkAnswer(draft: string, sources: Evidence[]): CheckedAnswer {
  const quotations: Quotation[] = [];
  const lines: string[] = [];
  let rejected = 0;
  for (const line of draft.split("\n")) {
    const checked = checkLine(line, sources);
    if (!checked) {
      rejected++;
      continue;
    }
    lines.push(checked.line);
    quotations.push(...checked.quotations);
  }
  return { answer: tidy(lines), quotations, rejected };
}

function checkLine(line: string, sources: Evidence[]): { line: string; quotations: Quotation[] } | null {
  const quotations: Quotation[] = [];
  let shown = "";
  let from = 0;
  for (const closing of line.matchAll(CLOSING)) {
    const number = Number(closing[1]);
    const source = sources[number - 1];
    const found = source && findQuotation(line, from, closing.index, source);
    if (!source || !found) return null;
    const text = source.section.text.slice(found.range.start, found.range.end);
    quotations.push({ text, citation: deepestCitation(source, found.range), source: number });
    shown += `${line.slice(from, found.opening)}“${text}” [${number}]`;
    from = closing.index + closing[0].length;
  }
  shown += line.slice(from);
  return { line: withoutLooseNumbers(shown), quotations };
}

/** A [n] without words of the law before it claims more than was checked. */
function withoutLooseNumbers(line: string): string {
  return line.replace(/(.?)\s*\[\d{1,3}\]/gu, (whole, before: string) => (before === "”" ? whole : before));
}

/** The quotation that ends at `closing`: from the first opening mark whose words stand in the source. */
function findQuotation(
  line: string,
  from: number,
  closing: number,
  source: Evidence,
): { opening: number; range: Range } | null {
  const within = source.section.structure.units[source.unit]!;
  for (
    let opening = line.indexOf("“", from);
    opening >= 0 && opening < closing;
    opening = line.indexOf("“", opening + 1)
  ) {
    const range = locate(line.slice(opening + 1, closing), source.section.text, within);
    if (range) return { opening, range };
  }
  return null;
}

/** Pin cite of the innermost unit that holds the whole range. */
export function deepestCitation({ section }: Evidence, range: Range): string {
  const { units } = section.structure;
  const holding = units.filter((unit) => unit.start <= range.start && range.end <= unit.end);
  const deepest = holding.reduce(
    (best, unit) => (unit.path.length > best.path.length ? unit : best),
    units[0]!,
  );
  return `${section.citation}${formatPath(deepest.path)}`;
}

/** No heading without a line below it, no double blank lines. */
function tidy(lines: string[]): string {
  const kept = lines.filter((line, index) => {
    if (!line.startsWith("## ")) return true;
    const next = lines.slice(index + 1).find((other) => other.trim() !== "");
    return next !== undefined && !next.startsWith("## ");
  });
  return kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
