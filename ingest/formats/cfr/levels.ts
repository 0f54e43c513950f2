/**
 * Decides at which level each designator of a section stands. "(i)" may be the letter after (h) or the first roman
 * numeral below (1); only what comes before and after tells. A beam search keeps the cheapest readings of the whole
 * sequence, so that a later "(ii)" or "(j)" settles an earlier doubt.
 */
import type { Designator } from "./designators.ts";
import * as COST from "./level-costs.ts";
import type { Family } from "./level-costs.ts";

/** A reading of a designator; `depth` 0 is the first level below the section, -1 means that it is plain text. */
export interface Placement {
  depth: number;
  family: Family | null;
}

interface Step {
  family: Family;
  ordinal: number;
}

interface Reading {
  stack: Step[];
  cost: number;
  last: Placement;
  before: Reading | null;
}

/** Readings kept at each designator. */
const BEAM = 24;

/** @param root family that the first level has at this place: "a" in a section; in an example any may begin. */
export function placeDesignators(
  designators: readonly Designator[],
  root: "section" | "example",
): Placement[] {
  let beam: Reading[] = [{ stack: [], cost: 0, last: { depth: -1, family: null }, before: null }];
  for (const designator of designators) {
    const next = beam.flatMap((reading) => continuations(reading, designator, root));
    beam = cheapest(next);
  }
  const best = beam.reduce((a, b) => (closed(b) < closed(a) ? b : a));
  const placements: Placement[] = [];
  for (let at: Reading = best; at.before; at = at.before) placements.unshift(at.last);
  return placements;
}

/** Numberings that a designator can belong to: "i" is a letter and a numeral. */
export function familiesOf(value: string): { family: "a" | "1" | "i" | "A" | "I"; ordinal: number }[] {
  if (/^\d+$/.test(value)) return [{ family: "1", ordinal: Number(value) }];
  const lower = value.toLowerCase();
  const isLower = value === lower;
  const families: { family: "a" | "1" | "i" | "A" | "I"; ordinal: number }[] = [];
  if (new Set(lower).size === 1) {
    const ordinal = (lower.length - 1) * 26 + lower.charCodeAt(0) - 96;
    families.push({ family: isLower ? "a" : "A", ordinal });
  }
  const roman = romanOrdinal(lower);
  if (roman > 0) families.push({ family: isLower ? "i" : "I", ordinal: roman });
  return families;
}

function continuations(reading: Reading, designator: Designator, root: "section" | "example"): Reading[] {
  const found: Reading[] = [];
  const add = (stack: Step[], cost: number, family: Family): void => {
    found.push({
      stack,
      cost: reading.cost + cost,
      last: { depth: stack.length - 1, family },
      before: reading,
    });
  };
  for (const { family: plain, ordinal } of familiesOf(designator.value)) {
    for (const italic of [designator.italic, !designator.italic]) {
      const family: Family = italic ? `${plain}*` : plain;
      const doubt = italic === designator.italic ? 0 : COST.OTHER_TYPE;
      const reached = designator.through ? lastOrdinal(designator.through, plain, ordinal) : ordinal;
      for (const [depth, step] of reading.stack.entries()) {
        if (step.family !== family) continue;
        const cost = doubt + successionCost(step.ordinal, ordinal) + closingCost(reading.stack, depth + 1);
        const early = designator.follows ? COST.SIBLING_IN_PARAGRAPH : 0;
        add([...reading.stack.slice(0, depth), { family, ordinal: reached }], cost + early, family);
      }
      const parent = reading.stack.at(-1)?.family ?? root;
      const nested = reading.stack.some((step) => step.family === family) ? COST.FAMILY_TWICE : 0;
      const first = ordinal === 1 ? 0 : COST.NOT_FIRST + Math.min(ordinal - 2, 4) * 0.25;
      const child = COST.childCost(parent, family);
      add([...reading.stack, { family, ordinal: reached }], doubt + nested + first + child, family);
    }
  }
  found.push({
    stack: reading.stack,
    cost: reading.cost + COST.PLAIN_TEXT,
    last: { depth: -1, family: null },
    before: reading,
  });
  return found;
}

function successionCost(before: number, ordinal: number): number {
  if (ordinal === before + 1) return 0;
  if (ordinal > before) return COST.GAP + Math.min(ordinal - before - 2, 8) * 0.25;
  return ordinal === before ? COST.SAME : COST.BACKWARDS;
}

/** A list of one item is unusual; so is leaving one at its first item. */
function closingCost(stack: Step[], from: number): number {
  let cost = 0;
  for (let depth = from; depth < stack.length; depth++)
    if (stack[depth]!.ordinal === 1) cost += COST.ONLY_CHILD;
  return cost;
}

function closed(reading: Reading): number {
  return reading.cost + closingCost(reading.stack, 0);
}

function cheapest(readings: Reading[]): Reading[] {
  const best = new Map<string, Reading>();
  for (const reading of readings) {
    const key = reading.stack.map((step) => `${step.family}${step.ordinal}`).join(" ");
    const other = best.get(key);
    if (!other || reading.cost < other.cost) best.set(key, reading);
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, BEAM);
}

function lastOrdinal(value: string, family: string, fallback: number): number {
  return familiesOf(value).find((one) => one.family === family)?.ordinal ?? fallback;
}

const ROMAN = /^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanOrdinal(lower: string): number {
  if (lower === "" || !ROMAN.test(lower)) return 0;
  let sum = 0;
  for (let at = 0; at < lower.length; at++) {
    const here = DIGITS[lower[at]!]!;
    sum += here < (DIGITS[lower[at + 1] ?? ""] ?? 0) ? -here : here;
  }
  return sum;
}
