/** The specified result of a validation, from the findings. */
import type { Found } from "./findings.ts";
import { mustHaveOwners, totalsOf } from "./rules/ownership.ts";
import type { Graph } from "./rules/graph.ts";
import type { EntityValidation } from "./schema.ts";
import { toPercent, WHOLE } from "./values.ts";

type Summary = Omit<EntityValidation, "findings">;

export function summarize(graph: Graph, findings: readonly Found[], recommendations: string[]): Summary {
  const open = findings.filter(({ state }) => state === "open");
  const isClear = (group: Found["group"]) => !open.some((finding) => finding.group === group);
  const texts = (severity: Found["severity"]) =>
    open.filter((finding) => finding.severity === severity).map(({ text }) => text);
  return {
    isValid: !open.some(({ severity }) => severity === "error"),
    ownership: {
      ...totals(graph),
      ownershipGaps: open.filter(({ rule }) => GAPS.includes(rule)).map(({ text }) => text),
    },
    compliance: {
      taxElections: isClear("taxElections"),
      intercompanyDocumentation: isClear("intercompanyDocumentation"),
      stateRegistrations: isClear("stateRegistrations"),
    },
    warnings: [...texts("error"), ...texts("warning")],
    recommendations: [...texts("question"), ...recommendations],
  };
}

const GAPS = ["ownership-missing", "ownership-excess"];

/** Zeros without an entity; 100 when none must have owners. */
function totals(graph: Graph): Pick<EntityValidation["ownership"], "totalPercentage" | "missingOwnership"> {
  if (graph.entities.length === 0) return { totalPercentage: 0, missingOwnership: 0 };
  const units = graph.entities
    .filter(mustHaveOwners)
    .flatMap((entity) => totalsOf(graph, entity).map((total) => total.units));
  const lowest = units.reduce((least, one) => Math.min(least, one), units[0] ?? WHOLE);
  return { totalPercentage: toPercent(lowest), missingOwnership: toPercent(WHOLE - lowest) };
}
