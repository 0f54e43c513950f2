/** The unit that a citation names within a document. */
import { DomainError } from "#modules/kernel";
import { formatCitation } from "./citations/index.ts";
import type { DocumentText, Resolved } from "./contract.ts";
import { withFragment } from "./naming.ts";
import type { Unit } from "./schema.ts";

/** The unit at a path, else its nearest existing ancestor. Designators may differ in case. */
export function resolveUnit(document: DocumentText, path: string[]): Resolved {
  const { units } = document.structure;
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

function unitAt(units: Unit[], path: string[]): number {
  const exact = path.join("-");
  const index = units.findIndex((unit) => unit.path.join("-") === exact);
  if (index >= 0) return index;
  const folded = exact.toLowerCase();
  return units.findIndex((unit) => unit.path.join("-").toLowerCase() === folded);
}
