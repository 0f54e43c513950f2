/** Validation of groups: totals, circles and direct rules, in process, without the database. */
import { performance } from "node:perf_hooks";
import { buildGraph } from "../../modules/entities/rules/graph.ts";
import { findAll } from "../../modules/entities/rules/index.ts";
import { graphOf } from "../../modules/entities/rules/testing.ts";
import { plain, under, type Figure } from "./report.ts";

const RUNS = 7;

export function measureEntities(): Figure[] {
  const [small, middle, large] = [50, 1_000, 10_000].map(milliseconds) as [number, number, number];
  return [
    under("validation of 50 entities", small, 20, "ms"),
    under("validation of 1,000 entities with circles", middle, 1_000, "ms"),
    plain("validation of 10,000 entities", large, "ms"),
    under("exponent from 1,000 to 10,000 entities", Math.log10(large / middle), 1.3),
  ];
}

/** Median time of a validation, the graph included. */
function milliseconds(count: number): number {
  const group = groupOf(count);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    findAll(buildGraph(group));
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

/** Each entity has up to three owners: the one before it, one further on, which makes circles, and a person. */
function groupOf(count: number) {
  const types = ["LLC", "C-Corp", "Partnership", "S-Corp"] as const;
  const entities = Array.from({ length: count }, (_, at) => {
    const ein = `12-${String(at).padStart(7, "0")}`;
    const entityType = types[at % types.length] ?? "LLC";
    return { id: `E${at}`, entityType, ein, fiscalYearEnd: "12/31", jurisdictionFormation: "DE" };
  });
  const owns = entities.flatMap((_, at) => [
    ...(at > 0 ? [`E${at - 1} 30 E${at}`] : []),
    ...(at % 10 === 0 ? [`E${(at + 5) % count} 20 E${at}`] : []),
    `P${at} 50 E${at}`,
  ]);
  return graphOf({ entities, owns });
}
