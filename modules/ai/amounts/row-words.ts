/** What a row of a yearly paper is, in words: its unit, its column, for whom. */
import type { DocumentText, StatedAmountRow } from "#modules/authority";
import { quotableLaw } from "../quotable.ts";
import { isWithin } from "../statute/citations.ts";
import { statusWords } from "./filing-status.ts";

/** "for joint returns (26 USC 63(c)(2))", "dollar limitation (26 USC 179(b)(1))" */
export function describe(row: StatedAmountRow, all: StatedAmountRow[], documents: DocumentText[]): string {
  const sameUnit = all.filter(({ unit }) => unit === row.unit).length > 1;
  const of = row.status ? `for ${statusWords(row.status)}` : "";
  const column = sameUnit || !row.status ? tidy(row.label) : "";
  const heading = headingOf(row, documents);
  const short = column && (column.split(" ").length <= 7 || heading === "");
  const what =
    row.status && !column
      ? ""
      : short
        ? column.split(" ").slice(-12).join(" ").replace(/^the /, "")
        : heading;
  return `(${[row.unit, [what, of].filter(Boolean).join(" ")].filter(Boolean).join(", ")})`;
}

/** A clause of the paper without the unit that stands beside it, the end of a parenthesis, and the verb before the amount. */
function tidy(label: string): string {
  return label
    .replace(/^[^()]*\)(?: by\b)?\s*/, "")
    .replace(/ (?:under|in|by) §+ ?[\w()-]+/g, "")
    .replace(/(?: (?:is|are|cannot exceed|does not exceed|exceeds?|may not exceed|up to))+$/, "")
    .replace(/ …/g, "");
}

function headingOf({ unit }: StatedAmountRow, documents: DocumentText[]): string {
  const document = documents.find(({ citation }) => isWithin(unit, citation));
  if (!document) return "";
  const part = quotableLaw(document).parts.find(({ citation }) => citation === unit);
  const heading = part?.heading?.trim().replace(/[.\s]+$/, "") ?? "";
  return /^in general$|\$/i.test(heading) ? "" : heading.charAt(0).toLowerCase() + heading.slice(1);
}

/** Headings of a unit and of those above it, without the section's. */
export function headingsOf(unit: string, documents: DocumentText[]): string {
  const document = documents.find(({ citation }) => isWithin(unit, citation));
  if (!document) return "";
  const parts = quotableLaw(document).parts.slice(1);
  return parts
    .filter(({ citation }) => isWithin(unit, citation))
    .map(({ heading }) => heading ?? "")
    .join(" ");
}
