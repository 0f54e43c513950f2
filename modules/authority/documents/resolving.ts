/** The unit that a citation names within a document. */
import { DomainError } from "#modules/kernel";
import { formatCitation } from "../citations/index.ts";
import type { DocumentText, Resolved } from "../contract.ts";
import { withFragment } from "./naming.ts";
import type { Structure, Unit } from "../schema.ts";

/**
 * The unit at a path, else at a page, else its nearest existing ancestor. Designators may differ in case. A unit comes
 * before a page: section 4 of a notice is not its fourth page.
 */
export function resolveUnit(document: DocumentText, path: string[]): Resolved {
  const { units } = document.structure;
  const onPage = unitAt(units, path) < 0 ? unitOnPage(document.structure, path) : null;
  if (onPage !== null) {
    const citation = formatCitation({ ...document, path });
    return {
      document,
      unit: onPage,
      citation,
      url: withFragment(document.url, units[onPage]!.id),
      missing: null,
    };
  }
  for (let length = path.length; length >= 0; length--) {
    const unit = unitAt(units, path.slice(0, length));
    if (unit < 0) continue;
    const found = units[unit]!;
    return {
      document,
      unit,
      citation: formatCitation({ ...document, path: found.path }),
      url: withFragment(document.url, found.id),
      missing: length === path.length ? null : formatCitation({ ...document, path }),
    };
  }
  throw new DomainError("not_found", `${document.citation} holds no text.`);
}

/** The unit at the beginning of a page, or the footnote on it: `["169"]`, `["169", "n.13"]`; null for other paths. */
function unitOnPage({ units, pages }: Structure, [page, note]: string[]): number | null {
  if (!pages || page === undefined || !/^\d+$/.test(page)) return null;
  const at = pages.findIndex((one) => one.page === Number(page));
  if (at < 0) return null;
  const { start } = pages[at]!;
  const end = pages[at + 1]?.start ?? Number.POSITIVE_INFINITY;
  const found = note
    ? units.findIndex((unit) => unit.path.at(-1) === note && unit.start >= start && unit.start < end)
    : units.findLastIndex((unit) => unit.start <= start && start < unit.end);
  return found < 0 ? null : found;
}

function unitAt(units: Unit[], path: string[]): number {
  const exact = path.join("-");
  const index = units.findIndex((unit) => unit.path.join("-") === exact);
  if (index >= 0) return index;
  const folded = exact.toLowerCase();
  return units.findIndex((unit) => unit.path.join("-").toLowerCase() === folded);
}
