/** Controlled and affiliated groups of two or more corporations: 26 USC 1563(a), 1504(a). */
import type { BusinessEntity } from "../schema.ts";
import { toUnits, WHOLE } from "../values.ts";
import { classOf } from "./classes.ts";
import type { Edge, Graph } from "./graph.ts";
import { ultimateShares, type UltimateShares } from "./ultimate-owners.ts";

const EIGHTY = 0.8;
const HALF = 0.5;
const FIVE = 5;
/** Fractions of a share that are rounding, not ownership. */
const ROUNDING = 1e-9;

export function isCorporation(graph: Graph, id: string): boolean {
  const federal = classOf(graph, id);
  return federal === "c-corporation" || federal === "s-corporation";
}

/** No S, foreign, exempt, insurance corporation and no RIC: 1504(b). */
export function isIncludible(graph: Graph, { id, taxClass }: BusinessEntity): boolean {
  const isExcluded =
    taxClass === "foreign-corporation" ||
    taxClass === "exempt-organization" ||
    taxClass === "insurance-company" ||
    taxClass === "regulated-investment-company";
  return classOf(graph, id) === "c-corporation" && !isExcluded;
}

/** Corporations that a parent chain holds with this test, joined; each with its parent first. */
function chains(
  { holdings }: Graph,
  ids: readonly string[],
  isHeld: (id: string, group: ReadonlySet<string>) => boolean,
): string[][] {
  const groups: string[][] = [];
  for (const parent of ids) {
    if (!holdings.has(parent)) continue;
    const group = new Set([parent]);
    for (let size = 0; size < group.size;) {
      size = group.size;
      for (const id of ids) if (!group.has(id) && isHeld(id, group)) group.add(id);
    }
    if (group.size > 1) groups.push([...group]);
  }
  // A chain inside another one is the same group.
  return groups.filter(
    (group, at) =>
      !groups.some(
        (other, place) =>
          place !== at &&
          group.every((id) => other.includes(id)) &&
          (other.length > group.length || place < at),
      ),
  );
}

function shareOf(edges: readonly Edge[], group: ReadonlySet<string>, right: "vote" | "value"): number {
  return (
    edges.reduce((sum, { holderId, units, shares }) => {
      if (holderId === null || !group.has(holderId)) return sum;
      const stated = shares[right];
      return sum + (stated === null ? units : toUnits(stated));
    }, 0) / WHOLE
  );
}

/** At least 80% of vote and value, directly by includible corporations: 1504(a)(2). */
export function affiliatedGroups(graph: Graph): string[][] {
  const ids = graph.entities.filter((entity) => isIncludible(graph, entity)).map(({ id }) => id);
  return chains(graph, ids, (id, group) => {
    const edges = graph.heldBy.get(id) ?? [];
    return shareOf(edges, group, "vote") >= EIGHTY && shareOf(edges, group, "value") >= EIGHTY;
  });
}

/** At least this part of vote or value; more than it for the wider test of 267(f)(1). */
export function parentGroups(graph: Graph, test: "1563" | "267(f)" = "1563"): string[][] {
  const ids = graph.entities.filter(({ id }) => isCorporation(graph, id)).map(({ id }) => id);
  return chains(graph, ids, (id, group) => {
    const edges = graph.heldBy.get(id) ?? [];
    const share = Math.max(shareOf(edges, group, "vote"), shareOf(edges, group, "value"));
    return test === "1563" ? share >= EIGHTY : share > HALF;
  });
}

export interface Brothers {
  /** 1563(a)(2): for the limits of 1561. */
  identical: boolean;
  /** 1563(f)(5): for other provisions, at least 80% together as well. */
  together: boolean;
}

/** Whether five or fewer people hold both corporations. Only owners of both count: Vogel Fertilizer, 455 U.S. 16. */
export function areBrothers(shares: UltimateShares, a: string, b: string): Brothers {
  const common = [...(shares.get(a) ?? [])]
    .map(([id, inA]) => ({ id, inA, inB: shares.get(b)?.get(id) ?? 0 }))
    .filter(({ id, inA, inB }) => id !== "" && inA > 0 && inB > 0)
    .sort((x, y) => Math.min(y.inA, y.inB) - Math.min(x.inA, x.inB))
    .slice(0, FIVE);
  const sum = (part: (one: (typeof common)[number]) => number) =>
    common.reduce((total, one) => total + part(one), 0);
  const identical = sum(({ inA, inB }) => Math.min(inA, inB)) > HALF + ROUNDING;
  const most = Math.min(
    sum(({ inA }) => inA),
    sum(({ inB }) => inB),
  );
  return { identical, together: identical && most >= EIGHTY - ROUNDING };
}

/** Corporations of the same five or fewer people, joined pair by pair. */
export function brotherGroups(graph: Graph): string[][] {
  const shares = ultimateShares(graph);
  const left = graph.entities.filter(({ id }) => isCorporation(graph, id)).map(({ id }) => id);
  const groups: string[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const group = [first, ...left.filter((id) => areBrothers(shares, first ?? "", id).identical)];
    for (const id of group.slice(1)) left.splice(left.indexOf(id), 1);
    if (group.length > 1) groups.push(group);
  }
  return groups;
}
